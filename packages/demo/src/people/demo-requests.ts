/** What strangers asked of the shop by its forms: fictional people, whose numbers cannot be dialled. */
export const DEMO_INQUIRIES = [
  {
    company: "Tulsi Tiffins",
    name: "Farida Contractor",
    email: "farida@example.com",
    phone: "+915550002001",
    subject: "Ghee in 5 litre tins",
    description: "We cook for 200 people a day. Do you sell A2 ghee in tins of 5 litres, and what would ten tins cost?",
    state: "open",
    daysAgo: 0.2,
  },
  {
    company: "Home",
    name: "Joseph Kurian",
    email: "joseph@example.com",
    phone: "+915550002002",
    subject: "Is the honey heated?",
    description: "I would like to know whether the forest honey is filtered cold.\nMy mother takes it every morning.",
    state: "open",
    daysAgo: 2,
  },
  {
    company: "Green Lane School",
    name: "Lata Kulkarni",
    email: "lata@example.com",
    phone: "+915550002003",
    subject: "A visit to the farm",
    description: "May a class of 30 children visit the cows in December?",
    state: "answered",
    daysAgo: 9,
  },
] as const;

export const DEMO_LEADS = [
  {
    kind: "b2b",
    companyName: "Neem and Barley Stores",
    industryType: "Retail store",
    companySize: "11 to 50 people",
    annualRevenue: "1 to 5 cr",
    fullName: "Imran Qureshi",
    jobTitle: "Buyer",
    email: "imran@example.com",
    phone: "+915550002004",
    specificRequirements: "Shelf-ready cartons, and bills with GST.",
    answers: ["Ghee, honey and flours", "About 300 pieces", "In our three shops in Nashik", "A customer asked for you"],
    state: "open",
    daysAgo: 1,
  },
  {
    kind: "export",
    companyName: "Sahyadri Foods Abroad",
    industryType: "Import and export",
    companySize: "1 to 10 people",
    annualRevenue: "30 lacs to 1 cr",
    fullName: "Anita Rao",
    jobTitle: "Founder",
    email: "anita@example.com",
    phone: "+915550002005",
    specificRequirements: "",
    answers: [
      "The Gulf",
      "No",
      "Spices and ghee",
      "IEC",
      "Shelf life",
      "",
      "Two containers",
      "",
      "Next spring",
      "",
      "",
    ],
    state: "answered",
    daysAgo: 14,
  },
] as const;

/** The first free consultation on or after a day; the past one took place. */
export const DEMO_APPOINTMENTS = [
  { fromInDays: 2, problem: "Digestive Health", description: "No appetite since the rains.", bookedDaysAgo: 1 },
  { fromInDays: -12, problem: "Joint, Muscle & Bone Care", description: "Stiff knees.", bookedDaysAgo: 20 },
] as const;

/** The mail about a cancelled event that could not be sent: its receiver mistyped the address. */
export const DEMO_FAILED_MAIL = {
  recipient: "joseph@mistyped.example",
  eventId: 4,
  note: "The path along the eastern shore is closed for repairs.",
  failure: "the receiver was refused",
  tries: 1,
  daysAgo: 1,
} as const;

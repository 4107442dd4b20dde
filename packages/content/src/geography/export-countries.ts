/** A country that the store exports to, with the states and cities that addresses may name already. */
export interface ExportCountry {
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Its first level is here whole; the package has another one. */
  readonly isWhole?: true;
  /** With the code that the package has for each. Ids follow the order: add at the end only. */
  readonly states: readonly (readonly [name: string, code: string, cities: readonly string[]])[];
}

/** The rest of the world is in packages (`world.ts`). Orders go to India only (C32). */
export const EXPORT_COUNTRIES: readonly ExportCountry[] = [
  {
    id: 14,
    name: "Australia",
    code: "AU",
    states: [
      ["New South Wales", "NSW", ["Sydney", "Newcastle"]],
      ["Victoria", "VIC", ["Melbourne", "Geelong"]],
      ["Queensland", "QLD", ["Brisbane", "Gold Coast"]],
      ["Western Australia", "WA", ["Perth"]],
    ],
  },
  {
    id: 18,
    name: "Bahrain",
    code: "BH",
    states: [
      ["Capital Governorate", "13", ["Manama"]],
      ["Muharraq", "15", ["Muharraq"]],
    ],
  },
  {
    id: 40,
    name: "Canada",
    code: "CA",
    states: [
      ["Ontario", "ON", ["Toronto", "Ottawa", "Brampton"]],
      ["British Columbia", "BC", ["Vancouver", "Surrey"]],
      ["Alberta", "AB", ["Calgary", "Edmonton"]],
      ["Quebec", "QC", ["Montreal"]],
    ],
  },
  {
    id: 76,
    name: "France",
    code: "FR",
    states: [
      ["Île-de-France", "IDF", ["Paris"]],
      ["Provence-Alpes-Côte d'Azur", "PAC", ["Marseille", "Nice"]],
      ["Auvergne-Rhône-Alpes", "ARA", ["Lyon"]],
    ],
  },
  {
    id: 83,
    name: "Germany",
    code: "DE",
    states: [
      ["Bavaria", "BY", ["Munich", "Nuremberg"]],
      ["Berlin", "BE", ["Berlin"]],
      ["Hesse", "HE", ["Frankfurt"]],
      ["Hamburg", "HH", ["Hamburg"]],
    ],
  },
  {
    id: 107,
    name: "Ireland",
    code: "IE",
    isWhole: true,
    states: [
      ["Leinster", "", ["Dublin"]],
      ["Munster", "", ["Cork", "Limerick"]],
      ["Connacht", "", ["Galway"]],
      ["Ulster", "", ["Letterkenny"]],
    ],
  },
  {
    id: 112,
    name: "Japan",
    code: "JP",
    states: [
      ["Tokyo", "13", ["Tokyo"]],
      ["Osaka", "27", ["Osaka"]],
      ["Kanagawa", "14", ["Yokohama"]],
    ],
  },
  {
    id: 115,
    name: "Kenya",
    code: "KE",
    states: [
      ["Nairobi County", "30", ["Nairobi"]],
      ["Mombasa County", "28", ["Mombasa"]],
      ["Kisumu County", "17", ["Kisumu"]],
    ],
  },
  {
    id: 120,
    name: "Kuwait",
    code: "KW",
    states: [
      ["Al Asimah", "KU", ["Kuwait City"]],
      ["Hawalli", "HA", ["Hawalli", "Salmiya"]],
    ],
  },
  {
    id: 135,
    name: "Malaysia",
    code: "MY",
    states: [
      ["Kuala Lumpur", "14", ["Kuala Lumpur"]],
      ["Selangor", "10", ["Petaling Jaya", "Shah Alam"]],
      ["Penang", "07", ["George Town"]],
    ],
  },
  {
    id: 143,
    name: "Mauritius",
    code: "MU",
    states: [
      ["Port Louis", "PL", ["Port Louis"]],
      ["Plaines Wilhems", "PW", ["Curepipe", "Quatre Bornes"]],
    ],
  },
  {
    id: 155,
    name: "Nepal",
    code: "NP",
    states: [
      ["Bagmati", "3", ["Kathmandu", "Lalitpur"]],
      ["Gandaki", "4", ["Pokhara"]],
      ["Lumbini", "5", ["Butwal"]],
    ],
  },
  {
    id: 156,
    name: "Netherlands",
    code: "NL",
    states: [
      ["North Holland", "NH", ["Amsterdam", "Haarlem"]],
      ["South Holland", "ZH", ["Rotterdam", "The Hague"]],
      ["Utrecht", "UT", ["Utrecht"]],
    ],
  },
  {
    id: 158,
    name: "New Zealand",
    code: "NZ",
    states: [
      ["Auckland", "AUK", ["Auckland"]],
      ["Wellington", "WGN", ["Wellington"]],
      ["Canterbury", "CAN", ["Christchurch"]],
    ],
  },
  {
    id: 168,
    name: "Oman",
    code: "OM",
    states: [
      ["Muscat", "MA", ["Muscat", "Seeb"]],
      ["Dhofar", "ZU", ["Salalah"]],
    ],
  },
  {
    id: 182,
    name: "Qatar",
    code: "QA",
    states: [
      ["Doha", "DA", ["Doha"]],
      ["Al Rayyan", "RA", ["Al Rayyan"]],
    ],
  },
  {
    id: 196,
    name: "Saudi Arabia",
    code: "SA",
    states: [
      ["Riyadh", "01", ["Riyadh"]],
      ["Makkah", "02", ["Jeddah", "Mecca"]],
      ["Eastern Province", "04", ["Dammam", "Khobar"]],
    ],
  },
  { id: 200, name: "Singapore", code: "SG", isWhole: true, states: [["Singapore", "", ["Singapore"]]] },
  {
    id: 207,
    name: "South Africa",
    code: "ZA",
    states: [
      ["Gauteng", "GT", ["Johannesburg", "Pretoria"]],
      ["KwaZulu-Natal", "NL", ["Durban"]],
      ["Western Cape", "WC", ["Cape Town"]],
    ],
  },
  {
    id: 235,
    name: "United Arab Emirates",
    code: "AE",
    states: [
      ["Dubai", "DU", ["Dubai"]],
      ["Abu Dhabi", "AZ", ["Abu Dhabi", "Al Ain"]],
      ["Sharjah", "SH", ["Sharjah"]],
    ],
  },
  {
    id: 236,
    name: "United Kingdom",
    code: "GB",
    isWhole: true,
    states: [
      ["England", "", ["London", "Birmingham", "Leicester", "Manchester"]],
      ["Scotland", "", ["Edinburgh", "Glasgow"]],
      ["Wales", "", ["Cardiff"]],
      ["Northern Ireland", "", ["Belfast"]],
    ],
  },
  {
    id: 238,
    name: "United States",
    code: "US",
    states: [
      ["California", "CA", ["Los Angeles", "San Francisco", "San Jose"]],
      ["New Jersey", "NJ", ["Edison", "Jersey City"]],
      ["New York", "NY", ["New York"]],
      ["Texas", "TX", ["Houston", "Dallas"]],
      ["Illinois", "IL", ["Chicago"]],
    ],
  },
];

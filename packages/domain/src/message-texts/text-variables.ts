/**
 * What code may insert into the words of mails and SMS, with what a preview shows in its place. The names of those in SMS
 * are registered with the provider, and stay as they are.
 */
const VARIABLES = {
  shop: { label: "Name of the shop", sample: "the shop" },
  site: { label: "Address of the shop’s site, without https://", sample: "shop.example" },
  "care-email": { label: "Mail address of customer care", sample: "care@example.com" },
  "care-phone": { label: "Phone of customer care", sample: "+91 98000 00000" },
  "care-hours": { label: "Hours of customer care", sample: "Monday to Saturday, 9 am to 6 pm" },
  name: { label: "First name of the customer, or “customer” where it is not known", sample: "Kavita" },
  number: { label: "Number of the order", sample: "SO-260315-1042" },
  first: { label: "Number of the order in whose parcel it goes", sample: "SO-260315-1041" },
  total: { label: "Total of the order", sample: "₹1,250.00" },
  amount: { label: "Amount", sample: "₹500.00" },
  details: { label: "What follows: refund, and what is kept", sample: "We refund ₹1,250.00 within 7 working days." },
  reason: { label: "The reason", sample: "the goods are not available at the moment" },
  words: { label: "What staff wrote", sample: "Your parcel needs a day more." },
  goods: { label: "Goods", sample: "2 × Gir Cow Ghee, 500 ml" },
  parcel: { label: "Courier and tracking number, if there are any", sample: "with Delhivery, number GP12345" },
  problem: { label: "What happened, and what follows", sample: "the payment came twice. We refund one of them." },
  method: { label: "How it is paid, in brackets, where it is known", sample: "(UPI)" },
  "pay-type": { label: "How the order was to be paid", sample: "Cash on Delivery" },
  reference: { label: "Number of the refund, if there is one, as a sentence", sample: "Its number is 412345678901." },
  product: { label: "Name of the product", sample: "Gir Cow Ghee" },
  date: { label: "Day", sample: "20 March 2026" },
  before: { label: "Day and time before", sample: "18 March 2026, 10:00 am" },
  time: { label: "Time", sample: "10:30 am" },
  minutes: { label: "For how many minutes it is good", sample: "10" },
  otp: { label: "The OTP", sample: "123456" },
  coins: { label: "Number of coins", sample: "250" },
  link: { label: "The link", sample: "https://shop.example/orders/1042" },
  mobile: { label: "Mobile number", sample: "••••••3210" },
  sender: { label: "Who gives the voucher", sample: "Ravi" },
  receiver: { label: "Who receives the voucher", sample: "Kavita" },
  "receiver-email": { label: "Mail address of the receiver", sample: "kavita@example.com" },
  membership: { label: "Name of the membership", sample: "Elite" },
  vaidya: { label: "Name of the vaidya", sample: "Vaidya Sharma" },
  event: { label: "Title of the event", sample: "A morning on the farm" },
  place: { label: "Place on the waiting list", sample: "3" },
  people: { label: "How many people, with “is” or “are”", sample: "2 people are" },
  subject: { label: "Subject of the message", sample: "Bulk order" },
  ticket: { label: "Ticket number", sample: "T-42" },
  role: { label: "Role in the shop", sample: "Manager" },
  left: { label: "How many codes are left", sample: "7" },
  "grievance-officer": { label: "Designation and name of the grievance officer", sample: "Grievance Officer, A. Shah" },
  passkey: { label: "Name of the passkey", sample: "Chrome on Android" },
  "grievance-email": { label: "Mail address of the grievance officer", sample: "grievance@example.com" },
  count: { label: "How many orders", sample: "3 new orders" },
  state: { label: "What became of the order", sample: "cancelled" },
  unless: { label: "When there is nothing to refund", sample: ", unless a payment of it was refunded before" },
  gateway: { label: "Name of the payment gateway", sample: "PayU" },
  transaction: { label: "Number of the payment or refund", sample: "TXN1773556200" },
  company: { label: "Name of the company", sample: "Kadamb Foods" },
} as const satisfies Record<string, { readonly label: string; readonly sample: string }>;

export type TextVariable = keyof typeof VARIABLES;

export const isTextVariable = (name: string): name is TextVariable => Object.hasOwn(VARIABLES, name);

/** What an owner reads beside a variable. */
export const textVariableLabel = (name: TextVariable): string => VARIABLES[name].label;

/** What a preview shows in its place. */
export const textVariableSample = (name: TextVariable): string => VARIABLES[name].sample;

/** What any text may name. */
export const SHOP_VARIABLES = [
  "shop",
  "site",
  "care-email",
  "care-phone",
  "care-hours",
] as const satisfies TextVariable[];

import {
  APPOINTMENT_MESSAGES,
  ENTER_OTP,
  LEAD_MESSAGES,
  POSTAL_CODE_MESSAGES,
  SELECT_A_DATE,
  SELECT_BILLING_ADDRESS,
  SELECT_DELIVERY_OPTION,
  SELECT_PAYMENT_METHOD,
  SELECT_RATING,
} from "@store/domain";
import type { BaseIssue } from "valibot";

interface FieldText {
  /** What a shopper calls the field; it begins a sentence. */
  readonly label: string;
  /** What is said when it is missing, where a rule of the domain has words for that. */
  readonly missing?: string;
}

const called = (label: string, missing?: string): FieldText => (missing === undefined ? { label } : { label, missing });

const BILLING_ADDRESS = called("Billing address", SELECT_BILLING_ADDRESS);
const SHIPPING = called("Shipping charge");
const MOBILE = called("Mobile number");

/** Fields whose wire name is not what a shopper would call them; `full_name` is a full name without an entry. */
const FIELD_TEXTS: Readonly<Record<string, FieldText>> = {
  active: called("Status"),
  add_id: called("Address"),
  address1: BILLING_ADDRESS,
  address_line_1: called("Street 1"),
  address_line_2: called("Street 2"),
  address_tags: called("Address tag"),
  age_group: called("Age group", APPOINTMENT_MESSAGES.ageGroup),
  annual_revenue: called("Annual revenue", LEAD_MESSAGES.annualRevenue),
  another_mobile: called("Alternate mobile number"),
  available_coin: called("Number of available coins"),
  billing_address: BILLING_ADDRESS,
  categoryID: called("Category"),
  category_id: called("Category"),
  company_id: called("Company"),
  company_registered: called("Company registration", LEAD_MESSAGES.companyRegistered),
  contactId: called("Account"),
  contact_id: called("Account"),
  country_id: called("Country", APPOINTMENT_MESSAGES.country),
  delivery_options: called("Delivery option", SELECT_DELIVERY_OPTION),
  discount_amt: called("Discount"),
  discount_percent: called("Discount"),
  event_aaply_data: called("Ticket"),
  filter_search: called("Search text"),
  gender: called("Gender", APPOINTMENT_MESSAGES.gender),
  giftMessage: called("Gift message"),
  gst_amount: called("GST"),
  id: called("Address of the page"),
  inquiry_description: called("Description"),
  is_a_gift: called("Gift option"),
  is_taking_medicine: called("Answer about medicine", APPOINTMENT_MESSAGES.medicine),
  is_wallet: called("Use of coins"),
  logo_url: called("Logo"),
  mobile: MOBILE,
  mobile_no: MOBILE,
  new_added_coin: called("Number of new coins"),
  new_coin: called("Number of new coins"),
  order_id: called("Order"),
  otp: called("OTP", ENTER_OTP),
  page: called("Page number"),
  page_url: called("Address of the page"),
  pay_type: called("Payment method", SELECT_PAYMENT_METHOD),
  phone_no: called("Phone"),
  phone_number: called("Phone"),
  pid: called("Product"),
  pos_id: called("Order"),
  pos_order: called("Order"),
  postal_code: called("ZIP code", POSTAL_CODE_MESSAGES.missing),
  prod_search: called("Search text"),
  problem_description: called("Description", APPOINTMENT_MESSAGES.description),
  problem_suffering_from: called("Problem", APPOINTMENT_MESSAGES.problem),
  product_id: called("Product"),
  productinfo: called("Order description"),
  publish_filter: called("Month"),
  q: called("Search text"),
  rating: called("Rating", SELECT_RATING),
  recaptcha: called("Captcha"),
  receiver_email: called("Recipient email"),
  receiver_name: called("Recipient name"),
  resetUUID: called("Reset link"),
  shifted_delivery_date: called("Delivery date", SELECT_A_DATE),
  shipping_amount: SHIPPING,
  source_doc: called("Order"),
  start_datetime: called("Date and time", APPOINTMENT_MESSAGES.date),
  subscription_id: called("Subscription"),
  tax_amount: called("GST"),
  total_coin: called("Number of coins"),
  txnid: called("Payment number"),
  type_of_medicine_list: called("Type of medicine", APPOINTMENT_MESSAGES.medicineTypes),
  udf2: SHIPPING,
  udf3: called("GST"),
  udf4: called("Voucher code"),
  udf5: called("Gift message"),
  used_coin: called("Number of redeemed coins"),
  user_id: called("Account"),
  voucherCode: called("Voucher code"),
  website_id: called("Website"),
};

/** `gift_message` → "Gift message", `answer1` → "Answer 1". */
function humanize(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isMissing = ({ input, type, requirement }: BaseIssue<unknown>): boolean =>
  input === undefined || input === null || input === "" || (type === "min_length" && requirement === 1);

function problemOf(issue: BaseIssue<unknown>): string {
  const { type, requirement } = issue;
  if (isMissing(issue)) return "is required";
  const unit = Array.isArray(issue.input) ? "entries" : "characters";
  if (type === "min_length") return `must have at least ${String(requirement)} ${unit}`;
  if (type === "max_length") return `must have at most ${String(requirement)} ${unit}`;
  return "is not valid";
}

/**
 * Why a field was refused, as a sentence without the field's wire name.
 * @param path the wire's names from the request down to the field; an entry of a list has its number.
 */
export function fieldMessage(path: readonly string[], issue: BaseIssue<unknown>): string {
  // Neither an entry's number nor a key that somebody made up.
  const name = path.findLast((part) => /^[a-z]\w*$/i.test(part));
  if (name === undefined) return "The request is not valid";
  const { label, missing } = FIELD_TEXTS[name] ?? called(humanize(name));
  // A rule of the schema that has words of its own, such as the quantity's, keeps them.
  if (isMissing(issue)) return missing ?? (issue.message || `${label} is required`);
  return issue.message || `${label} ${problemOf(issue)}`;
}

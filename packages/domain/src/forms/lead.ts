import { checkEmail } from "../account/email.ts";
import { COUNTRY_CODE, normalizeIndianPhone, PHONE_MAXIMUM_DIGITS, withoutCallingCode } from "../account/mobile.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkFields, type FormOutcome, requireChoice, requireText } from "./form.ts";

/** [R178] */
export const REVENUE_BANDS = [
  "30 lacs to 1 cr",
  "1 to 5 cr",
  "5 to 10 cr",
  "10 to 25 cr",
  "25 to 50 cr",
  "50 to 100 cr",
  "100 to 200 cr",
  "200 to 500 cr",
  "500 cr and above",
] as const;
export type RevenueBand = (typeof REVENUE_BANDS)[number];

/** [R178] */
export const REGISTERED_VALUES = ["yes", "applied", "no"] as const;
export type RegisteredValue = (typeof REGISTERED_VALUES)[number];

/** What the forms suggest; any other answer may be typed, as [R176] names no bounds. */
export const INDUSTRY_SUGGESTIONS = [
  "Retail store",
  "Wholesale and distribution",
  "Restaurant, hotel or catering",
  "Food processing",
  "Ayurveda and wellness",
  "Online shop",
  "Office and gifting",
  "Import and export",
] as const;
export const COMPANY_SIZE_SUGGESTIONS = [
  "1 to 10 people",
  "11 to 50 people",
  "51 to 200 people",
  "201 to 500 people",
  "More than 500 people",
] as const;

/** The business form's four questions; [R176] gives their number alone. */
export const B2B_QUESTIONS = [
  "Which of our products are you interested in?",
  "What quantity do you expect to order in a month?",
  "How do you plan to sell or use the products?",
  "How did you hear about us?",
] as const;

/** The export form's eleven questions, about what [R177] names. */
export const EXPORT_QUESTIONS = [
  "Which countries or regions do you want to export to?",
  "Do you export to any market today? If so, to which?",
  "Which products do you want to export?",
  "Which export licences and certificates do you hold?",
  "What are the biggest challenges that you face in exporting?",
  "What market research have you done?",
  "What are your goals in exporting?",
  "What sales do you aim at in the first year?",
  "When do you plan to begin?",
  "How did you hear about us?",
  "Is there anything else that we should know?",
] as const;

/** [R179] */
export const LEAD_CONSENT =
  "By submitting this form, you agree to our Privacy Policy and consent to being contacted by our team regarding your inquiry.";

/** Send is disabled whenever the consent is not ticked (C24). */
export const canSendLead = ({ hasConsented }: { readonly hasConsented: boolean }): boolean => hasConsented;

/** [R180] */
export const LEAD_CREATED = "Data Created Successfully";

export const LEAD_MESSAGES = {
  companyName: "Company name is required",
  industryType: "Industry type is required",
  companySize: "Company size is required",
  annualRevenue: "Please select the annual revenue",
  companyRegistered: "Please select whether the company is registered",
  phone: "Please enter a valid phone number",
} as const;

/** The shortest number that is taken for a phone's, without its calling code. */
const PHONE_MINIMUM_DIGITS = 4;

export type LeadForm = {
  readonly companyName: string;
  readonly industryType: string;
  readonly companySize: string;
  readonly annualRevenue: string;
  readonly companyRegistered: string;
  readonly email?: string | null | undefined;
  /** With or without the calling code. */
  readonly phone?: string | null | undefined;
  /** Of the country chosen, with its plus; left out where none is. */
  readonly callingCode?: string | undefined;
};

export type Lead = {
  readonly companyName: string;
  readonly industryType: string;
  readonly companySize: string;
  readonly annualRevenue: RevenueBand;
  readonly companyRegistered: RegisteredValue;
  /** Empty when none was given. */
  readonly email: string;
  /** With the calling code of the country chosen; empty when none was given. */
  readonly phone: string;
};

function checkOptionalEmail(text: string): Outcome<string> {
  return text.trim() === "" ? accept("") : checkEmail(text);
}

/**
 * A lead's phone is optional. Digits only, ten of them in India (mobile, or landline with its area code); elsewhere as many
 * as a number may have. Returns it with the calling code, which a number without a country may have itself.
 */
export function checkLeadPhone(phone: string, callingCode = ""): Outcome<string, Refusal<"phone-invalid">> {
  const digits = withoutCallingCode(phone, callingCode);
  if (digits === "") return accept("");
  const invalid = refuse({ code: "phone-invalid", message: LEAD_MESSAGES.phone });
  if (callingCode === COUNTRY_CODE) {
    const indian = normalizeIndianPhone(phone);
    return indian ? accept(indian) : invalid;
  }
  const whole = `${callingCode}${digits}`;
  const fits =
    /^\+?\d+$/.test(whole) &&
    digits.length >= PHONE_MINIMUM_DIGITS &&
    whole.replace("+", "").length <= PHONE_MAXIMUM_DIGITS;
  return fits ? accept(whole) : invalid;
}

/** What both lead forms require; their other fields are free [R176]. */
export const checkLead = (form: LeadForm): FormOutcome<Lead, keyof LeadForm> =>
  checkFields(
    {
      companyName: requireText(form.companyName, LEAD_MESSAGES.companyName),
      industryType: requireText(form.industryType, LEAD_MESSAGES.industryType),
      companySize: requireText(form.companySize, LEAD_MESSAGES.companySize),
      annualRevenue: requireChoice(form.annualRevenue, REVENUE_BANDS, LEAD_MESSAGES.annualRevenue),
      companyRegistered: requireChoice(form.companyRegistered, REGISTERED_VALUES, LEAD_MESSAGES.companyRegistered),
      email: checkOptionalEmail(form.email ?? ""),
      phone: checkLeadPhone(form.phone ?? "", form.callingCode),
    },
    (field) => ({
      companyName: field.companyName.value,
      industryType: field.industryType.value,
      companySize: field.companySize.value,
      annualRevenue: field.annualRevenue.value,
      companyRegistered: field.companyRegistered.value,
      email: field.email.value,
      phone: field.phone.value,
    }),
  );

import { checkEmail } from "../account/email.ts";
import { COUNTRY_CODE, normalizeIndianPhone, PHONE_MAXIMUM_DIGITS, withoutCallingCode } from "../account/mobile.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { DEFAULT_AGE_GROUP } from "./appointment-choices.ts";
import { checkFields, type FormOutcome, requireText } from "./form.ts";

export const INQUIRY_MESSAGES = {
  company: "Company is required",
  name: "Name is required",
  subject: "Subject is required",
  country: "Please select a country",
  phone: "Phone is required",
  phoneDigits: "Phone accepts digits only",
  description: "Description is required",
} as const;

/** What an inquiry or a complaint is called by, as its writer is told: T-000123. */
export const ticketNumber = (id: number): string => `T-${String(id).padStart(6, "0")}`;

export type InquiryForm = {
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly country: number | null;
  /** Of the country chosen, with its plus. */
  readonly callingCode: string;
  /** With or without the calling code. */
  readonly phone: string;
  readonly description: string;
};

export type Inquiry = Omit<InquiryForm, "country" | "callingCode"> & {
  readonly country: number;
  /** Sent, although the form has no such field [R131]. */
  readonly ageGroup: typeof DEFAULT_AGE_GROUP;
};

/** Digits only; required once a country is chosen [R128]. Returns it with the calling code. */
export function checkInquiryPhone(
  phone: string,
  place: Pick<InquiryForm, "country" | "callingCode">,
): Outcome<string, Refusal<"required" | "phone-invalid">> {
  const digits = withoutCallingCode(phone, place.callingCode);
  if (digits === "") {
    return place.country === null ? accept("") : refuse({ code: "required", message: INQUIRY_MESSAGES.phone });
  }
  const indian = place.callingCode === COUNTRY_CODE ? normalizeIndianPhone(phone) : undefined;
  if (indian) return accept(indian);
  if (!/^\d+$/.test(digits) || digits.length > PHONE_MAXIMUM_DIGITS) {
    return refuse({ code: "phone-invalid", message: INQUIRY_MESSAGES.phoneDigits });
  }
  return accept(`${place.callingCode}${digits}`);
}

/** The contact form [R128]. */
export function checkInquiry(form: InquiryForm): FormOutcome<Inquiry, keyof InquiryForm> {
  const { country } = form;
  return checkFields(
    {
      company: requireText(form.company, INQUIRY_MESSAGES.company),
      name: requireText(form.name, INQUIRY_MESSAGES.name),
      email: checkEmail(form.email),
      subject: requireText(form.subject, INQUIRY_MESSAGES.subject),
      country: country === null ? refuse({ code: "required", message: INQUIRY_MESSAGES.country }) : accept(country),
      phone: checkInquiryPhone(form.phone, form),
      description: requireText(form.description, INQUIRY_MESSAGES.description),
    },
    (field) => ({
      company: field.company.value,
      name: field.name.value,
      email: field.email.value,
      subject: field.subject.value,
      country: field.country.value,
      phone: field.phone.value,
      description: field.description.value,
      ageGroup: DEFAULT_AGE_GROUP,
    }),
  );
}

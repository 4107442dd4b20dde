import { COUNTRY_CODE, type Mobile, normalizeMobile, phoneInput, plainPhone } from "../account/mobile.ts";
import { checkFields, type FormOutcome, requireText } from "../forms/form.ts";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";

/** [R185] */
export const TICKET_MESSAGES = {
  name: "Name is required",
  email: "Email is required",
  phone: "Phone is required",
  phonePrefix: `Phone number must start with ${COUNTRY_CODE}`,
  phoneDigits: `Phone number must contain exactly 10 digits after ${COUNTRY_CODE}`,
} as const;

export type TicketForm = { readonly name: string; readonly email: string; readonly phone: string };
export type Ticket = { readonly name: string; readonly email: string; readonly phone: Mobile };

/** What a ticket's form starts with. */
export const EMPTY_TICKET: TicketForm = { name: "", email: "", phone: COUNTRY_CODE };

/**
 * What the phone field makes of what was typed or pasted: +91 put in front if missing [R185], and behind it digits
 * alone. Another country's code stays in front, to be refused.
 */
export function prefixPhone(typed: string): string {
  const plain = plainPhone(typed);
  const number = phoneInput(plain.startsWith(COUNTRY_CODE) ? plain.slice(COUNTRY_CODE.length) : plain, COUNTRY_CODE);
  // A prefix that was half deleted is completed, not repeated.
  if (COUNTRY_CODE.startsWith(number)) return COUNTRY_CODE;
  return number.startsWith("+") ? number : `${COUNTRY_CODE}${number}`;
}

function checkTicketPhone(text: string): Outcome<Mobile, Refusal<"required" | "phone-prefix" | "phone-digits">> {
  const phone = plainPhone(text);
  if (phone === "" || phone === COUNTRY_CODE) return refuse({ code: "required", message: TICKET_MESSAGES.phone });
  if (!phone.startsWith(COUNTRY_CODE)) return refuse({ code: "phone-prefix", message: TICKET_MESSAGES.phonePrefix });
  const mobile = normalizeMobile(phone);
  return mobile.ok ? mobile : refuse({ code: "phone-digits", message: TICKET_MESSAGES.phoneDigits });
}

/** One attendee; the email's form is not checked [R185]. */
export const checkTicket = (form: TicketForm): FormOutcome<Ticket, keyof TicketForm> =>
  checkFields(
    {
      name: requireText(form.name, TICKET_MESSAGES.name),
      email: requireText(form.email, TICKET_MESSAGES.email),
      phone: checkTicketPhone(form.phone),
    },
    ({ name, email, phone }) => ({ name: name.value, email: email.value, phone: phone.value }),
  );

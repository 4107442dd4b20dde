import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { MOBILE_DIGITS } from "./mobile.ts";

/** What a phone field keeps of what was typed. */
export const digitsOnly = (text: string): string => text.replace(/\D/g, "");

/** The digits of a phone after its calling code, if it stands in front. */
export function withoutCallingCode(phone: string, callingCode: string): string {
  const written = phone.replace(/[\s().-]/g, "");
  return written.startsWith(callingCode) ? written.slice(callingCode.length) : written;
}

/**
 * A phone of exactly ten digits, with or without its calling code in front; answers it with the code (document 3,
 * section 3: "sent with the country calling code in front").
 * @param callingCode with its plus, such as "+91".
 */
export function checkTenDigitPhone(
  phone: string,
  callingCode: string,
  message: string,
): Outcome<string, Refusal<"phone-invalid">> {
  const digits = withoutCallingCode(phone, callingCode);
  const fits = digits.length === MOBILE_DIGITS && digitsOnly(digits) === digits;
  return fits ? accept(`${callingCode}${digits}`) : refuse({ code: "phone-invalid", message });
}

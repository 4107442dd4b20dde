import { SHOP_NAME } from "@store/content/brand";
import { type Appointment, COUNTRY_CODE, formatEventDate, formatShortDate, formatTime } from "@store/domain";
import { fieldLines, mailToCare } from "../../outbox/mail-to-care.ts";
import type { Message } from "../../outbox/queue-message.ts";
import { textMail } from "../../outbox/text-mail.ts";

export const BOOKED = "Your appointment is booked. We have sent you a confirmation!";
export const SLOT_TAKEN = "This time has just been booked by somebody else. Please choose another!";

/**
 * Confirms an appointment to the customer, and notifies the vaidya's desk. SMS go to Indian numbers only, for which the
 * templates are registered.
 */
export function booked(appointment: Appointment, country: string): readonly Message[] {
  const { email, mobile, start } = appointment;
  const [date, time] = [formatShortDate(start), formatTime(start)];
  const text = `Your online consultation at ${SHOP_NAME} is booked for ${date}, ${time} (India).`;
  const sms = { channel: "sms", to: mobile, template: "appointment-booked", variables: { date, time }, text } as const;
  const fields = [
    ["When", formatEventDate(start)],
    ["Name", appointment.name],
    ["Country", country],
    ["Mobile", mobile],
    ["Email", email],
    ["Gender", appointment.gender],
    ["Age group", appointment.ageGroup],
    ["Problem", appointment.problem],
    ["Description", appointment.description],
    ["Landmark", appointment.landmark],
    ["Takes medicine", appointment.isTakingMedicine ? "Yes" : "No"],
    ["Type of medicine", appointment.medicineTypes.join(", ")],
  ] as const;
  return [
    ...(mobile.startsWith(COUNTRY_CODE) ? [sms] : []),
    textMail({
      to: email,
      subject: "Your consultation is booked",
      paragraphs: [text, "The vaidya will call you on the number that you gave us."],
    }),
    mailToCare("A consultation was booked", fieldLines(fields)),
  ];
}

import { SHOP_NAME } from "@store/content/brand";
import { type Appointment, COUNTRY_CODE, formatEventDate, formatShortDate, formatTime } from "@store/domain";
import { fieldLines, mailToCare } from "../../outbox/mail-to-care.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const BOOKED = "Your appointment is booked. We have sent you a confirmation!";
export const SLOT_TAKEN = "This time has just been booked by somebody else. Please choose another!";

/**
 * Confirms an appointment to the customer, and notifies the vaidya's desk. SMS go to Indian numbers only, for which the
 * templates are registered.
 */
export function booked({ name, email, mobile, start, problem }: Appointment): readonly Message[] {
  const [date, time] = [formatShortDate(start), formatTime(start)];
  const text = `Your online consultation at ${SHOP_NAME} is booked for ${date}, ${time} (India).`;
  const sms = { channel: "sms", to: mobile, template: "appointment-booked", variables: { date, time }, text } as const;
  const fields = [
    ["When", formatEventDate(start)],
    ["Name", name],
    ["Mobile", mobile],
    ["Email", email],
    ["Problem", problem],
  ] as const;
  return [
    ...(mobile.startsWith(COUNTRY_CODE) ? [sms] : []),
    {
      channel: "mail",
      to: email,
      subject: "Your consultation is booked",
      text: `Namaste,\n\n${text}\nThe vaidya will call you on the number that you gave us.\n\n${SHOP_NAME}`,
    },
    mailToCare("A consultation was booked", fieldLines(fields)),
  ];
}

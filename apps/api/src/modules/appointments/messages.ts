import { CALENDAR_MEDIA_TYPE, CANCELLED_MEDIA_TYPE, CONSULTATION_FILE_NAME, consultationFile } from "@store/calendar";
import { type Appointment, COUNTRY_CODE, formatShortDate, formatTime, type Policy } from "@store/domain";
import { SHOP_WORDS } from "../../outbox/complete-message.ts";
import { createMail, mailToCare } from "../../outbox/mail/create-mail.ts";
import { createSms, type Message } from "../../outbox/queue-message.ts";

export const NO_SUCH_APPOINTMENT = "There is no such consultation.";
export const BOOKED = "Your appointment is booked. We have sent you a confirmation!";

/**
 * Confirms an appointment to the customer, and tells the vaidya's desk that there is one: what it says of somebody's
 * health stands in the dashboard alone, for a mailbox is read by others and kept for ever. SMS go to Indian numbers
 * only, for which the templates are registered.
 */
export function booked({ email, mobile, start }: Appointment, now: Date, policy: Policy): readonly Message[] {
  const [date, time] = [formatShortDate(start), formatTime(start)];
  const key = "appointment-booked";
  return [
    ...(mobile.startsWith(COUNTRY_CODE) ? [createSms({ to: mobile, key, values: { date, time } })] : []),
    createMail({
      to: email,
      key,
      values: { date, time, vaidya: SHOP_WORDS.vaidya, mobile },
      attachments: [
        {
          name: CONSULTATION_FILE_NAME,
          contentType: CALENDAR_MEDIA_TYPE,
          content: consultationFile({ start, mobile, createdAt: now }, policy),
        },
      ],
    }),
    mailToCare("care-appointment", { date, time }),
  ];
}

/** Tells a customer that the shop cannot keep an appointment. */
export const cancelled = (
  { email, mobile, startsAt }: { readonly email: string; readonly mobile: string; readonly startsAt: Date },
  { reason, now }: { readonly reason: string; readonly now: Date },
  policy: Policy,
): Message =>
  createMail({
    to: email,
    key: "appointment-cancelled",
    values: { date: formatShortDate(startsAt), time: formatTime(startsAt), reason },
    attachments: [
      {
        name: CONSULTATION_FILE_NAME,
        contentType: CANCELLED_MEDIA_TYPE,
        content: consultationFile({ start: startsAt.toISOString(), mobile, createdAt: now, isCancelled: true }, policy),
      },
    ],
  });

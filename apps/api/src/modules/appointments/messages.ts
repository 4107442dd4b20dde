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
export function booked(
  { id, email, mobile, start }: Appointment & { readonly id: number },
  now: Date,
  policy: Policy,
): readonly Message[] {
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
          content: consultationFile({ id, version: 1, start, mobile, createdAt: now }, policy),
        },
      ],
    }),
    mailToCare("care-appointment", { date, time }),
  ];
}

/** An appointment after a change. */
interface Changed {
  readonly id: number;
  readonly version: number;
  readonly email: string;
  readonly mobile: string;
  readonly startsAt: Date;
}

const wordsOf = (startsAt: Date) => ({ date: formatShortDate(startsAt), time: formatTime(startsAt) });

const fileOf = ({ id, version, mobile, startsAt }: Changed, now: Date, policy: Policy, isCancelled = false) => ({
  name: CONSULTATION_FILE_NAME,
  contentType: isCancelled ? CANCELLED_MEDIA_TYPE : CALENDAR_MEDIA_TYPE,
  content: consultationFile(
    { id, version, start: startsAt.toISOString(), mobile, createdAt: now, isCancelled },
    policy,
  ),
});

/** Tells a customer when an appointment is now; an SMS goes where a booking's goes, in its words. */
export function moved(
  appointment: Changed,
  { from, reason, now }: { readonly from: Date; readonly reason: string; readonly now: Date },
  policy: Policy,
): readonly Message[] {
  const { email, mobile, startsAt } = appointment;
  const { date, time } = wordsOf(startsAt);
  const before = wordsOf(from);
  return [
    ...(mobile.startsWith(COUNTRY_CODE)
      ? [createSms({ to: mobile, key: "appointment-booked", values: { date, time } })]
      : []),
    createMail({
      to: email,
      key: "appointment-moved",
      values: { before: `${before.date}, ${before.time}`, date, time, reason, vaidya: SHOP_WORDS.vaidya, mobile },
      attachments: [fileOf(appointment, now, policy)],
    }),
  ];
}

/** Tells a customer that the shop cannot keep an appointment. */
export const cancelled = (
  appointment: Changed,
  { reason, now }: { readonly reason: string; readonly now: Date },
  policy: Policy,
): Message =>
  createMail({
    to: appointment.email,
    key: "appointment-cancelled",
    values: { ...wordsOf(appointment.startsAt), reason },
    attachments: [fileOf(appointment, now, policy, true)],
  });

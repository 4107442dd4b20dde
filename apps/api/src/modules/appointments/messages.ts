import { CALENDAR_MEDIA_TYPE, CANCELLED_MEDIA_TYPE, CONSULTATION_FILE_NAME, consultationFile } from "@store/calendar";
import { SHOP_NAME } from "@store/content/brand";
import { type Appointment, COUNTRY_CODE, formatShortDate, formatTime, type Policy } from "@store/domain";
import { SHOP_WORDS } from "../../outbox/complete-message.ts";
import { createMail, mailToCare } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const NO_SUCH_APPOINTMENT = "There is no such consultation.";
export const BOOKED = "Your appointment is booked. We have sent you a confirmation!";

/**
 * Confirms an appointment to the customer, and tells the vaidya's desk that there is one: what it says of somebody's
 * health stands in the dashboard alone, for a mailbox is read by others and kept for ever. SMS go to Indian numbers
 * only, for which the templates are registered.
 */
export function booked({ email, mobile, start }: Appointment, now: Date, policy: Policy): readonly Message[] {
  const [date, time] = [formatShortDate(start), formatTime(start)];
  const text = `Your online consultation at ${SHOP_NAME} is booked for ${date}, ${time} (India).`;
  const sms = { channel: "sms", to: mobile, template: "appointment-booked", variables: { date, time }, text } as const;
  return [
    ...(mobile.startsWith(COUNTRY_CODE) ? [sms] : []),
    createMail({
      to: email,
      kind: "appointment-booked",
      subject: "Your consultation is booked",
      blocks: [
        text,
        `${SHOP_WORDS.vaidya} will call you on ${mobile}. Please keep your medicines and reports at hand.`,
        "Open the attached file to put it into your calendar.",
      ],
      attachments: [
        {
          name: CONSULTATION_FILE_NAME,
          contentType: CALENDAR_MEDIA_TYPE,
          content: consultationFile({ start, mobile, createdAt: now }, policy),
        },
      ],
    }),
    mailToCare("care-appointment", "A consultation was booked", [
      `Somebody has booked a consultation for ${date}, ${time} (India). See who it is and what it is about in the dashboard, under People, Appointments.`,
    ]),
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
    kind: "appointment-cancelled",
    subject: "Your consultation is cancelled",
    blocks: [
      `We are sorry: your online consultation at ${SHOP_NAME} on ${formatShortDate(startsAt)}, ${formatTime(startsAt)} (India) cannot take place.`,
      reason,
      "Please book another time that suits you. The attached file takes this one out of your calendar.",
    ],
    attachments: [
      {
        name: CONSULTATION_FILE_NAME,
        contentType: CANCELLED_MEDIA_TYPE,
        content: consultationFile({ start: startsAt.toISOString(), mobile, createdAt: now, isCancelled: true }, policy),
      },
    ],
  });

import { CALENDAR_MEDIA_TYPE, CONSULTATION_FILE_NAME, consultationFile } from "@store/calendar";
import { SHOP_NAME, VAIDYA_NAME } from "@store/content/brand";
import { type Appointment, COUNTRY_CODE, formatEventDate, formatShortDate, formatTime } from "@store/domain";
import { createMail, filledFacts, mailToCare } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const NO_SUCH_APPOINTMENT = "There is no such consultation.";
export const BOOKED = "Your appointment is booked. We have sent you a confirmation!";

/**
 * Confirms an appointment to the customer, and notifies the vaidya's desk. SMS go to Indian numbers only, for which the
 * templates are registered.
 * @param country its name.
 */
export function booked(
  appointment: Appointment,
  { country, now }: { readonly country: string; readonly now: Date },
): readonly Message[] {
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
    createMail({
      to: email,
      kind: "appointment-booked",
      subject: "Your consultation is booked",
      blocks: [
        text,
        `${VAIDYA_NAME} will call you on ${mobile}. Please keep your medicines and reports at hand.`,
        "Open the attached file to put it into your calendar.",
      ],
      attachments: [
        {
          name: CONSULTATION_FILE_NAME,
          contentType: CALENDAR_MEDIA_TYPE,
          content: consultationFile({ start, mobile, createdAt: now }),
        },
      ],
    }),
    mailToCare("care-appointment", "A consultation was booked", [filledFacts(fields)]),
  ];
}

/** Tells a customer that the shop cannot keep an appointment. */
export const cancelled = (
  { email, startsAt }: { readonly email: string; readonly startsAt: Date },
  reason: string,
): Message =>
  createMail({
    to: email,
    kind: "appointment-cancelled",
    subject: "Your consultation is cancelled",
    blocks: [
      `We are sorry: your online consultation at ${SHOP_NAME} on ${formatShortDate(startsAt)}, ${formatTime(startsAt)} (India) cannot take place.`,
      reason,
      "Please book another time that suits you.",
    ],
  });

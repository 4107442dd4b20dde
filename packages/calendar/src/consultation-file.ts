import { sellerOf } from "@store/content/shop-contact";
import { APPOINTMENT_MINUTES, MINUTE_MS, minutesAfter, type Policy } from "@store/domain";
import { createCalendarFile } from "./create-calendar-file.ts";

export const CONSULTATION_FILE_NAME = "consultation.ics";

export interface Consultation {
  /** ISO 8601 with +05:30. */
  readonly start: string;
  /** The number that the vaidya calls. */
  readonly mobile: string;
  /** When it was booked, or cancelled. */
  readonly createdAt: Date;
  readonly isCancelled?: boolean | undefined;
}

/**
 * The .ics file of a consultation that was booked, the same in the mail and on the page. A slot is for one person, so
 * its start is identity enough; and as a cancelled slot may be booked again, by whoever had it too, later files count higher.
 */
export function consultationFile({ start, mobile, createdAt, isCancelled }: Consultation, policy: Policy): string {
  const { website, email, phone } = sellerOf(policy);
  const vaidya = policy.identity.vaidya.name;
  const startsAt = new Date(start);
  return createCalendarFile({
    company: website,
    uid: `consultation-${startsAt.toISOString()}@${website}`,
    start: startsAt,
    end: minutesAfter(startsAt, APPOINTMENT_MINUTES),
    title: `Online consultation with ${vaidya}`,
    place: `By phone: ${mobile}`,
    description: [
      `${vaidya} of ${policy.identity.shopName} calls you on ${mobile}.`,
      "Keep your medicines and reports at hand.",
      `Questions, or another day? Write to ${email} or call ${phone}.`,
    ].join("\n"),
    organizer: { name: policy.identity.shopName, email },
    createdAt,
    sequence: Math.floor(createdAt.getTime() / MINUTE_MS),
    isCancelled,
  });
}

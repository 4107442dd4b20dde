import { SELLER, SHOP_NAME, VAIDYA_NAME } from "@store/content/brand";
import { APPOINTMENT_MINUTES, minutesAfter } from "@store/domain";
import { createCalendarFile } from "./create-calendar-file.ts";

export const CONSULTATION_FILE_NAME = "consultation.ics";

export interface Consultation {
  /** ISO 8601 with +05:30. */
  readonly start: string;
  /** The number that the vaidya calls. */
  readonly mobile: string;
  /** When it was booked. */
  readonly createdAt: Date;
}

/**
 * The .ics file of a consultation that was booked, the same in the mail and on the page. A slot is for one person, so
 * its start is identity enough.
 */
export function consultationFile({ start, mobile, createdAt }: Consultation): string {
  const startsAt = new Date(start);
  return createCalendarFile({
    uid: `consultation-${startsAt.toISOString()}@${SELLER.website}`,
    start: startsAt,
    end: minutesAfter(startsAt, APPOINTMENT_MINUTES),
    title: `Online consultation with ${VAIDYA_NAME}`,
    place: `By phone: ${mobile}`,
    description: [
      `${VAIDYA_NAME} of ${SHOP_NAME} calls you on ${mobile}.`,
      "Keep your medicines and reports at hand.",
      `Questions, or another day? Write to ${SELLER.email} or call ${SELLER.phone}.`,
    ].join("\n"),
    organizer: { name: SHOP_NAME, email: SELLER.email },
    createdAt,
  });
}

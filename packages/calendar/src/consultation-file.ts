import { sellerOf } from "@store/content/seller";
import { APPOINTMENT_MINUTES, minutesAfter, type Policy } from "@store/domain";
import { createCalendarFile } from "./create-calendar-file.ts";

export const CONSULTATION_FILE_NAME = "consultation.ics";

export interface Consultation {
  /** Of the appointment: by it a calendar knows its entry. */
  readonly id: number;
  /** Counts its changes, from 1 when it is booked: of two files, calendars keep the one with the higher. */
  readonly version: number;
  /** ISO 8601 with +05:30. */
  readonly start: string;
  /** The number that the vaidya calls. */
  readonly mobile: string;
  /** When it was booked, moved or cancelled. */
  readonly createdAt: Date;
  readonly isCancelled?: boolean | undefined;
}

/** The .ics file of a consultation, the same in the mail and on the page: a later one moves or cancels its entry. */
export function consultationFile(
  { id, version, start, mobile, createdAt, isCancelled }: Consultation,
  policy: Policy,
): string {
  const { website, email, phone } = sellerOf(policy);
  const vaidya = policy.identity.vaidya.name;
  const startsAt = new Date(start);
  return createCalendarFile({
    company: website,
    uid: `consultation-${id}@${website}`,
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
    sequence: version,
    isCancelled,
  });
}

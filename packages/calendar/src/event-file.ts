import { sellerOf } from "@store/content/seller";
import type { Policy } from "@store/domain";
import { createCalendarFile } from "./create-calendar-file.ts";

export const EVENT_FILE_NAME = "event.ics";

export interface PlannedEvent {
  readonly id: number;
  readonly title: string;
  readonly start: Date;
  readonly end?: Date | undefined;
  /** Where it takes place, if that is known. */
  readonly place?: string | null | undefined;
  /** By default the shop. */
  readonly organizer?: string | null | undefined;
  /** When this state of the event was known. */
  readonly createdAt: Date;
  /** How often it was changed. */
  readonly sequence?: number | null | undefined;
  readonly isCancelled?: boolean | undefined;
}

/** The .ics file of an event, the same in the mail and on the page, and for all its attendees. */
export function eventFile(planned: PlannedEvent, policy: Policy): string {
  const { id, title, start, end, place, organizer, createdAt, sequence, isCancelled } = planned;
  const { website, email, phone } = sellerOf(policy);
  return createCalendarFile({
    company: website,
    uid: `event-${id}@${website}`,
    start,
    end,
    title,
    place: place ?? "",
    description: `Questions? Write to ${email} or call ${phone}.`,
    organizer: { name: organizer ?? policy.identity.shopName, email },
    createdAt,
    sequence: sequence ?? 0,
    isCancelled,
  });
}

import { SELLER, SHOP_NAME } from "@store/content/brand";
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
}

/** The .ics file of an event, the same in the mail and on the page, and for all its attendees. */
export const eventFile = ({ id, title, start, end, place, organizer, createdAt }: PlannedEvent): string =>
  createCalendarFile({
    uid: `event-${id}@${SELLER.website}`,
    start,
    end,
    title,
    place: place ?? "",
    description: `Questions? Write to ${SELLER.email} or call ${SELLER.phone}.`,
    organizer: { name: organizer ?? SHOP_NAME, email: SELLER.email },
    createdAt,
  });

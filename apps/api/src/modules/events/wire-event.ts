import type { StoreEvent } from "@store/api-client/contract";
import { EVENT_UNLIMITED, eventStatusNow } from "@store/domain";
import type { InferInput } from "valibot";
import type { events } from "../../db/schema/index.ts";

export type EventRow = typeof events.$inferSelect;

const LIMITED = "Limited";

/** Free seats; undefined without a limit. */
export const seatsLeft = ({ maxAttendees, attendees }: EventRow): number | undefined =>
  maxAttendees === null ? undefined : Math.max(0, maxAttendees - attendees);

/** How often an event was changed. */
export const changesOf = ({ version }: Pick<EventRow, "version">): number => version - 1;

/**
 * An event. Its `max_attendees` is the free seats, so that the quantity menu
 * never offers more.
 */
export function wireEvent(row: EventRow, now: Date): InferInput<typeof StoreEvent> {
  return {
    id: row.id,
    title: row.title,
    event_image: row.image,
    desc: row.descriptionHtml,
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt.toISOString(),
    vanue_address: row.venueAddress,
    organizer_obj: { name: row.organizerName },
    event_status: eventStatusNow({ status: row.status, end: row.endsAt }, now),
    category: row.category,
    max_attendees: seatsLeft(row) ?? null,
    max_attendees_status: row.maxAttendees === null ? EVENT_UNLIMITED : LIMITED,
    sequence: changesOf(row),
  };
}

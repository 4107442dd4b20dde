import type { StoreEvent } from "@store/api-client/contract";
import { EVENT_UNLIMITED, eventStatusNow } from "@store/domain";
import { and, eq, exists, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";

export type EventRow = typeof events.$inferSelect;

const LIMITED = "Limited";

/** Free seats; undefined without a limit. */
export const seatsLeft = ({ maxAttendees, attendees }: EventRow): number | undefined =>
  maxAttendees === null ? undefined : Math.max(0, maxAttendees - attendees);

/** How often an event was changed. */
export const changesOf = ({ version }: Pick<EventRow, "version">): number => version - 1;

/** Whether somebody waits for a seat of an event. */
export const isWaitedFor = (db: Database): SQL =>
  exists(
    db
      .select({ id: eventTickets.id })
      .from(eventTickets)
      .where(and(eq(eventTickets.eventId, events.id), eq(eventTickets.state, "waiting"))),
  );

/** The columns of an event that shoppers see. */
export const shownColumns = (db: Database) => ({
  ...getTableColumns(events),
  isWaitedFor: sql<boolean>`${isWaitedFor(db)}`,
});

export interface ShownEvent extends EventRow {
  readonly isWaitedFor: boolean;
}

/**
 * An event. Its `max_attendees` is the seats that can be registered, so that the quantity menu never offers more: none
 * as long as somebody waits, who comes before them.
 */
export function wireEvent(row: ShownEvent, now: Date): InferInput<typeof StoreEvent> {
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
    max_attendees: row.isWaitedFor ? 0 : (seatsLeft(row) ?? null),
    max_attendees_status: row.maxAttendees === null && !row.isWaitedFor ? EVENT_UNLIMITED : LIMITED,
    sequence: changesOf(row),
  };
}

import { archiveMonthOf, archiveRange, type EventCategory, type EventStatusFilter } from "@store/domain";
import { and, asc, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events } from "../../db/schema/index.ts";
import { type ShownEvent, shownColumns } from "./wire-event.ts";

/** The domain's `isInEventFilter` as an SQL condition: the month in India, and past once it has ended. */
function inFilter(filter: EventStatusFilter, now: Date): SQL | undefined {
  if (filter === "upcoming_events") return gte(events.endsAt, now);
  if (filter === "past_events") return lt(events.endsAt, now);
  const month = filter === "this_month" ? archiveMonthOf(now) : undefined;
  if (!month) return undefined;
  const { from, before } = archiveRange(month);
  return and(gte(events.startsAt, from), lt(events.startsAt, before));
}

/**
 * Pages reverse the reply [R181]. Upcoming events should be shown earliest first, so they are answered latest first;
 * past events and all events are shown newest first, so they are answered earliest first.
 */
const isShownNewestFirst = (filter: EventStatusFilter) => filter === "past_events" || filter === "all_events";

/** Reads the events of a filter, of one category or all. */
export async function readEvents(
  db: Database,
  { filter, category }: { readonly filter: EventStatusFilter; readonly category: EventCategory | undefined },
  now: Date,
): Promise<readonly ShownEvent[]> {
  const direction = isShownNewestFirst(filter) ? asc : desc;
  return db
    .select(shownColumns(db))
    .from(events)
    .where(and(inFilter(filter, now), category && eq(events.category, category)))
    .orderBy(direction(events.startsAt), direction(events.id));
}

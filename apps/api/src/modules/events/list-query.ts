import { archiveMonthOf, archiveRange, type EventCategory, type EventStatusFilter } from "@store/domain";
import { and, asc, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events } from "../../db/schema/index.ts";
import type { EventRow } from "./wire-event.ts";

/** The domain's `isInEventFilter` as a condition: India's month, and past once it has ended. */
function inFilter(filter: EventStatusFilter, now: Date): SQL | undefined {
  if (filter === "upcoming_events") return gte(events.endsAt, now);
  if (filter === "past_events") return lt(events.endsAt, now);
  const month = filter === "this_month" ? archiveMonthOf(now) : undefined;
  if (!month) return undefined;
  const { from, before } = archiveRange(month);
  return and(gte(events.startsAt, from), lt(events.startsAt, before));
}

/**
 * Pages show the reverse of the answer (document 3, section 2). What comes is shown in the order in which it begins, so
 * it is answered latest first; what has been, and all events together, are shown newest first, and answered earliest
 * first.
 */
const isShownNewestFirst = (filter: EventStatusFilter) => filter === "past_events" || filter === "all_events";

/** The events of a filter and a category, or of any. */
export async function readEvents(
  db: Database,
  { filter, category }: { readonly filter: EventStatusFilter; readonly category: EventCategory | undefined },
  now: Date,
): Promise<readonly EventRow[]> {
  const direction = isShownNewestFirst(filter) ? asc : desc;
  return db
    .select()
    .from(events)
    .where(and(inFilter(filter, now), category && eq(events.category, category)))
    .orderBy(direction(events.startsAt), direction(events.id));
}

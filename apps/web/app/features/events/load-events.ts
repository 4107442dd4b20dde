import type { Call } from "@store/api-client";
import { eventDetail, eventList, type ReplyOf } from "@store/api-client/contract";
import { EVENT_CATEGORIES, type EventCategory, wordsMatch } from "@store/domain";
import { FAILED_UPSTREAM, isMissing, statusOf } from "@store/react-client/failures";
import { data } from "react-router-dom";
import { type EventsQuery, readEventsQuery } from "./events-query.ts";

export type EventData = ReplyOf<typeof eventDetail>["events"];

interface EventsPageData {
  readonly query: EventsQuery;
  /** Undefined when they could not be loaded. */
  readonly events: readonly EventData[] | undefined;
  /** How many events of the other category a search finds. */
  readonly elsewhere: number;
}

export const otherCategory = (category: EventCategory): EventCategory =>
  EVENT_CATEGORIES.find((one) => one !== category) ?? category;

/** The events of a status and a category, in reverse order of the reply [R181]. */
async function loadCategory(call: Call, { status, search }: EventsQuery, category: EventCategory) {
  const answer = await call(eventList, { query: { status, category } });
  if (!answer.ok) return undefined;
  return answer.reply.events
    .filter(({ title, vanue_address, organizer_obj }) =>
      wordsMatch(search, [title, vanue_address, organizer_obj?.name]),
    )
    .reverse();
}

/** The list of events that an address asks for. A search also looks into the other category. */
export async function loadEvents(call: Call, address: string) {
  const query = readEventsQuery(new URL(address).searchParams);
  const [events, others] = await Promise.all([
    loadCategory(call, query, query.category),
    query.search ? loadCategory(call, query, otherCategory(query.category)) : undefined,
  ]);
  const page: EventsPageData = { query, events, elsewhere: others?.length ?? 0 };
  return data(page, { status: events ? 200 : FAILED_UPSTREAM });
}

interface EventPageData {
  /** Undefined when it could not be loaded, or does not exist. */
  readonly event: EventData | undefined;
  readonly isMissing: boolean;
}

export async function loadEvent(call: Call, id: string) {
  const answer = await call(eventDetail, { params: { id } });
  const page: EventPageData = { event: answer.ok ? answer.reply.events : undefined, isMissing: isMissing(answer) };
  return data(page, { status: statusOf(answer) });
}

import {
  DEFAULT_EVENT_CATEGORY,
  DEFAULT_EVENT_STATUS,
  EVENT_CATEGORIES,
  EVENT_STATUS_FILTERS,
  type EventCategory,
  type EventStatusFilter,
  SEARCH_MAXIMUM_LENGTH,
} from "@store/domain";
import type { EVENT_PARAMETERS } from "../../navigation/addresses.ts";

/** What of the events is shown; it is in the address, so that Back and a reload keep it. */
export interface EventsQuery {
  readonly status: EventStatusFilter;
  readonly category: EventCategory;
  /** As it was typed; empty when nothing is searched. */
  readonly search: string;
}

/** How the filters read. */
export const STATUS_LABELS: Readonly<Record<EventStatusFilter, string>> = {
  all_events: "All events",
  upcoming_events: "Upcoming events",
  past_events: "Past events",
  this_month: "This month",
};

/** Upcoming physical events, unless the address says otherwise [R181]. */
export function readEventsQuery(parameters: URLSearchParams): EventsQuery {
  const read = (name: (typeof EVENT_PARAMETERS)[number]) => parameters.get(name) ?? "";
  return {
    status: EVENT_STATUS_FILTERS.find((status) => status === read("status")) ?? DEFAULT_EVENT_STATUS,
    category: EVENT_CATEGORIES.find((category) => category === read("category")) ?? DEFAULT_EVENT_CATEGORY,
    search: read("search").trim().slice(0, SEARCH_MAXIMUM_LENGTH).trim(),
  };
}

/** The list's address, without what is the default. */
export function eventsAddress({ status, category, search }: Partial<EventsQuery> = {}): string {
  const parameters = new URLSearchParams();
  if (status && status !== DEFAULT_EVENT_STATUS) parameters.set("status", status);
  if (category && category !== DEFAULT_EVENT_CATEGORY) parameters.set("category", category);
  if (search) parameters.set("search", search);
  return `/event${parameters.size > 0 ? `?${parameters}` : ""}`;
}

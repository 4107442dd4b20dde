import { dayOf } from "../dates/calendar-date.ts";
import type { Instant } from "../dates/time-zone.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** [R183] */
export const EVENT_CANCELLED = "CANCELLED";
export const EVENT_ENDED = "ENDED";
export const EVENT_UNLIMITED = "Unlimited";
export const EVENT_CLOSED = "Event Closed!";
export const EVENT_REGISTER = "Register";
/** The search box and the quantity menu of an event [R181 R184]. */
export const EVENT_SEARCH = "Search an event..";
export const EVENT_QUANTITY = "Qty";
/** [R186] */
export const EVENT_REGISTERED = "Event registration successfully!";

/** [R181] */
export const EVENT_STATUS_FILTERS = ["all_events", "upcoming_events", "past_events", "this_month"] as const;
export type EventStatusFilter = (typeof EVENT_STATUS_FILTERS)[number];
export const DEFAULT_EVENT_STATUS: EventStatusFilter = "upcoming_events";
export const EVENT_CATEGORIES = ["Physical Event", "Online"] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];
export const DEFAULT_EVENT_CATEGORY: EventCategory = "Physical Event";

/** The quantity menu's end [R184]. */
export const EVENT_QUANTITY_MAXIMUM = 9;
/** Tickets on one registration form [R184]. */
export const TICKETS_MAXIMUM = 10;

/** A cancelled or ended event takes no registration [R183]. */
export const isEventClosed = (eventStatus: string): boolean =>
  eventStatus === EVENT_CANCELLED || eventStatus === EVENT_ENDED;

export const registerLabel = (eventStatus: string): string =>
  isEventClosed(eventStatus) ? EVENT_CLOSED : EVENT_REGISTER;

type Attendance = {
  readonly maxAttendees: number | null | undefined;
  readonly maxAttendeesStatus?: string | null | undefined;
};

/** 1 to 9 when unlimited, otherwise up to max_attendees, 9 at the most [R184]. */
export function eventQuantityChoices({ maxAttendees, maxAttendeesStatus }: Attendance): readonly number[] {
  const limit = maxAttendeesStatus === EVENT_UNLIMITED ? EVENT_QUANTITY_MAXIMUM : Math.trunc(maxAttendees ?? 0);
  const length = Math.min(Math.max(0, limit || 0), EVENT_QUANTITY_MAXIMUM);
  return Array.from({ length }, (_, index) => index + 1);
}

/** So few seats that the page names their number. */
const FEW_SEATS = 5;
export const EVENT_FULL = "All seats are taken";

/** Whether an event takes nobody more, because its seats are taken; another may be closed. */
export const isEventFull = (attendance: Attendance): boolean => eventQuantityChoices(attendance).length === 0;

/** The number of seats left where it is 1 to 5; undefined where there are more, none, or no limit. */
export function fewSeatsLeft(attendance: Attendance): number | undefined {
  const left = eventQuantityChoices(attendance).length;
  return left > 0 && left <= FEW_SEATS ? left : undefined;
}

export const tooManyTicketsMessage = (maximum: number): string =>
  `At most ${maximum} tickets can be registered at once`;
export const ticketsLeftMessage = (left: number): string =>
  left === 1 ? "Only 1 ticket is left" : `Only ${left} tickets are left`;
export const NO_TICKETS = "Please add at least one attendee";

/**
 * Whether that many tickets can be registered: the event is open and not full, 1 to 10, and no more than are left
 * (C25).
 */
export function checkTicketCount(registration: {
  readonly eventStatus: string;
  readonly count: number;
  /** Seats left; undefined when unlimited. */
  readonly left: number | undefined;
}): Outcome<number, Refusal<"event-closed" | "event-full" | "no-tickets" | "too-many-tickets" | "too-few-left">> {
  const { eventStatus, count, left } = registration;
  if (isEventClosed(eventStatus)) return refuse({ code: "event-closed", message: EVENT_CLOSED });
  if (!Number.isInteger(count) || count < 1) return refuse({ code: "no-tickets", message: NO_TICKETS });
  if (count > TICKETS_MAXIMUM) {
    return refuse({
      code: "too-many-tickets",
      params: { maximum: TICKETS_MAXIMUM },
      message: tooManyTicketsMessage(TICKETS_MAXIMUM),
    });
  }
  if (left !== undefined && left < 1) return refuse({ code: "event-full", message: EVENT_FULL });
  if (left !== undefined && count > left)
    return refuse({ code: "too-few-left", params: { left }, message: ticketsLeftMessage(left) });
  return accept(count);
}

type Span = { readonly start: Instant; readonly end?: Instant | null | undefined };

/** When start and end fall on one day only the start is shown, otherwise both [R182]. */
export function eventDates({ start, end }: Span): readonly Instant[] {
  const lastDay = dayOf(end);
  return end == null || lastDay === undefined || lastDay === dayOf(start) ? [start] : [start, end];
}

const hasEnded = (end: Date, now: Date): boolean => end.getTime() < now.getTime();

/** An event's current status: one whose end has passed is ENDED, unless it was cancelled before. */
export const eventStatusNow = (event: { readonly status: string; readonly end: Date }, now: Date): string =>
  event.status !== EVENT_CANCELLED && hasEnded(event.end, now) ? EVENT_ENDED : event.status;

const isSameMonth = (one: Instant, other: Instant): boolean =>
  dayOf(one)?.slice(0, "YYYY-MM".length) === dayOf(other)?.slice(0, "YYYY-MM".length);

/** Whether an event belongs to a filter: past once it has ended, this_month when it starts in India's current month. */
export function isInEventFilter(
  event: { readonly start: Date; readonly end: Date },
  filter: EventStatusFilter,
  now: Date,
): boolean {
  const isPast = hasEnded(event.end, now);
  if (filter === "upcoming_events") return !isPast;
  if (filter === "past_events") return isPast;
  if (filter === "this_month") return isSameMonth(event.start, now);
  return true;
}

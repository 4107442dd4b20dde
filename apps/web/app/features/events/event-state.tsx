import {
  EVENT_CANCELLED,
  EVENT_CATEGORIES,
  EVENT_UNLIMITED,
  eventQuantityChoices,
  fewSeatsLeft,
  isEventClosed,
  isEventFull,
  ticketsLeftMessage,
} from "@store/domain";
import { StatusBadge } from "@store/ui/status-badge";
import type { EventData } from "./load-events.ts";

export const SOLD_OUT = "Sold out";

const attendanceOf = ({ max_attendees, max_attendees_status }: EventData) => ({
  maxAttendees: max_attendees,
  maxAttendeesStatus: max_attendees_status,
});

const [, ONLINE] = EVENT_CATEGORIES;

/** How many tickets the quantity menu offers: 1 to the last of these [R184]. */
export const quantityChoices = (event: EventData) => eventQuantityChoices(attendanceOf(event));
/** How many tickets may wait for a seat together. */
export const waitingChoices = eventQuantityChoices({ maxAttendees: null, maxAttendeesStatus: EVENT_UNLIMITED });
export const isOnline = ({ category }: EventData): boolean => category === ONLINE;
export const isClosed = ({ event_status }: EventData): boolean => isEventClosed(event_status ?? "");
export const isCancelled = ({ event_status }: EventData): boolean => event_status === EVENT_CANCELLED;
export const isSoldOut = (event: EventData): boolean => !isClosed(event) && isEventFull(attendanceOf(event));

/** What visitors of the page should know first; undefined for an open event with enough seats. */
function eventState(
  event: EventData,
): { readonly tone: "red" | "grey" | "orange"; readonly label: string } | undefined {
  if (isCancelled(event)) return { tone: "red", label: "Cancelled" };
  if (isClosed(event)) return { tone: "grey", label: "Over" };
  if (isSoldOut(event)) return { tone: "red", label: SOLD_OUT };
  const few = fewSeatsLeft(attendanceOf(event));
  return few === undefined ? undefined : { tone: "orange", label: ticketsLeftMessage(few) };
}

export function EventBadge({ event }: { readonly event: EventData }) {
  const state = eventState(event);
  return state ? <StatusBadge tone={state.tone}>{state.label}</StatusBadge> : null;
}

import { dayOf } from "../dates/calendar-date.ts";
import { formatDate, formatDateTime } from "../dates/format.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkTicketCount, EVENT_CLOSED, eventDates, isEventClosed } from "./event.ts";

/** A ticket has a seat, waits for one, or was given back. */
export const PLACE_STATES = ["seated", "waiting", "cancelled"] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

export const PLACE_NAMES: Readonly<Record<PlaceState, string>> = {
  seated: "Seat",
  waiting: "Waiting list",
  cancelled: "Given back",
};

/** The button of an event whose seats are taken. */
export const JOIN_WAITING_LIST = "Join the waiting list";

/** What a shopper is told who joined the waiting list. @param position of the first ticket, from 1 on. */
export const waitingListJoined = (position: number): string =>
  `You are on the waiting list, at place ${position}. We mail you as soon as a seat is yours.`;

/**
 * Whether tickets get seats, or wait for them: only where all seats are taken, and the shopper wants to.
 * @returns what becomes of all of them.
 */
export function checkPlaces(
  registration: Parameters<typeof checkTicketCount>[0] & { readonly wantsToWait: boolean },
): Outcome<"seated" | "waiting", Exclude<ReturnType<typeof checkTicketCount>, { readonly ok: true }>["refusal"]> {
  const checked = checkTicketCount(registration);
  if (checked.ok) return accept("seated");
  return checked.refusal.code === "event-full" && registration.wantsToWait ? accept("waiting") : checked;
}

export const TICKET_GIVEN_BACK = "This ticket was given back already.";
export const TICKET_USED = "This ticket was used at the entrance already.";

/** Whether a ticket can be given back. @param eventStatus as it is now (`eventStatusNow`). */
export function checkGiveBack(ticket: {
  readonly state: PlaceState;
  readonly attendedAt: Date | null;
  readonly eventStatus: string;
}): Outcome<true, Refusal<"given-back" | "event-closed" | "ticket-used">> {
  if (ticket.state === "cancelled") return refuse({ code: "given-back", message: TICKET_GIVEN_BACK });
  if (ticket.attendedAt) return refuse({ code: "ticket-used", message: TICKET_USED });
  return isEventClosed(ticket.eventStatus) ? refuse({ code: "event-closed", message: EVENT_CLOSED }) : accept(true);
}

export const TICKET_WAITS = "This ticket is on the waiting list: it has no seat.";
export const TICKET_EVENT_CANCELLED = "This event was cancelled.";
export const alreadyIn = (at: Date): string => `Already in, since ${formatDateTime(at)}.`;

interface EventDays {
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
}

/** What the entrance says of a ticket on a day that is none of its event. */
export const ticketOfAnotherDay = ({ title, ...span }: EventDays): string =>
  `This ticket is for ${title} on ${eventDates(span).map(formatDate).join(" to ")}.`;

/** Whether it is a day of an event in India: from that on which it begins to that on which it ends. */
function isDayOf({ start, end }: EventDays, now: Date): boolean {
  const [first, today, last] = [dayOf(start), dayOf(now), dayOf(end)];
  return first !== undefined && today !== undefined && last !== undefined && first <= today && today <= last;
}

interface TicketAtEntrance extends EventDays {
  readonly state: PlaceState;
  readonly attendedAt: Date | null;
  readonly isEventCancelled: boolean;
}

/** Whether somebody is let in with a ticket: once, with a seat, on a day of its event. */
export function checkEntry(
  ticket: TicketAtEntrance,
  now: Date,
): Outcome<true, Refusal<"given-back" | "ticket-waits" | "event-cancelled" | "another-day" | "already-in">> {
  if (ticket.isEventCancelled) return refuse({ code: "event-cancelled", message: TICKET_EVENT_CANCELLED });
  if (ticket.state === "cancelled") return refuse({ code: "given-back", message: TICKET_GIVEN_BACK });
  if (ticket.state === "waiting") return refuse({ code: "ticket-waits", message: TICKET_WAITS });
  if (!isDayOf(ticket, now)) return refuse({ code: "another-day", message: ticketOfAnotherDay(ticket) });
  return ticket.attendedAt ? refuse({ code: "already-in", message: alreadyIn(ticket.attendedAt) }) : accept(true);
}

/** The longest code of a ticket that is looked up. */
export const TICKET_CODE_MAXIMUM = 40;
export const NO_SUCH_TICKET = "This is no ticket of ours. Please check the code!";
export const ENTER_TICKET_CODE = "Please enter the code below the ticket’s QR code";

const LOOKALIKES: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/**
 * The code of a ticket as it is signed: capitals, without spaces, and digits where letters that look like them were typed.
 */
export const tidyTicketCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z-]/g, "")
    .replaceAll(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);

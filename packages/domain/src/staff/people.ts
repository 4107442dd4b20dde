import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** How far an inquiry or a lead is: it waits, it was answered, or nothing more is to be done. */
export const REQUEST_STATES = ["open", "answered", "closed"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The lists of people who wrote, booked, registered or gave, with the states that each can be filtered by. */
export const PEOPLE_STATES = {
  inquiries: REQUEST_STATES,
  leads: REQUEST_STATES,
  appointments: ["coming", "past", "cancelled"],
  attendees: ["coming", "past", "waiting", "attended", "cancelled"],
  "gift-vouchers": ["paid", "unpaid"],
} as const;

export type PeopleKind = keyof typeof PEOPLE_STATES;

const isPeopleKind = (name: string): name is PeopleKind => Object.hasOwn(PEOPLE_STATES, name);

export const PEOPLE_KINDS: readonly PeopleKind[] = Object.keys(PEOPLE_STATES).filter(isPeopleKind);

export type PeopleState = (typeof PEOPLE_STATES)[PeopleKind][number];

export const ALL_PEOPLE_STATES: readonly PeopleState[] = [...new Set(Object.values(PEOPLE_STATES).flat())];

export const PEOPLE_STATE_NAMES: Readonly<Record<PeopleState, string>> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
  coming: "Coming",
  past: "Past",
  cancelled: "Cancelled",
  waiting: "Waiting list",
  attended: "Was there",
  paid: "Paid",
  unpaid: "Not paid",
};

export const NO_SUCH_STATE = "This list has no such state.";

/** Whether a list can be filtered by a state. */
export const checkPeopleState = (
  kind: PeopleKind,
  state: PeopleState,
): Outcome<PeopleState, Refusal<"state-unknown">> =>
  PEOPLE_STATES[kind].some((known) => known === state)
    ? accept(state)
    : refuse({ code: "state-unknown", message: NO_SUCH_STATE });

/** The lists of requests, which staff answer. */
export type RequestKind = "inquiries" | "leads";

/** What staff may do with an entry: move it on, write a note to it, or nothing. */
export const hasRequestState = (kind: PeopleKind): kind is RequestKind => kind === "inquiries" || kind === "leads";
export const hasNote = (kind: PeopleKind): boolean => hasRequestState(kind) || kind === "appointments";

/** The most characters of a note that staff write to an entry. */
export const STAFF_NOTE_MAXIMUM = 2000;

/** The most characters of an answer that is mailed. */
export const ANSWER_MAXIMUM = 5000;
export const ANSWER_IS_EMPTY = "Please write the answer first!";

export const APPOINTMENT_OVER = "This consultation is over.";
export const APPOINTMENT_CANCELLED = "This consultation was cancelled already.";

/** Whether a consultation can still be cancelled: before it begins, and once. */
export function checkCancelAppointment(appointment: {
  readonly startsAt: Date;
  readonly cancelledAt: Date | null;
  readonly now: Date;
}): Outcome<true, Refusal<"appointment-cancelled" | "appointment-over">> {
  const { startsAt, cancelledAt, now } = appointment;
  if (cancelledAt) return refuse({ code: "appointment-cancelled", message: APPOINTMENT_CANCELLED });
  return startsAt.getTime() <= now.getTime()
    ? refuse({ code: "appointment-over", message: APPOINTMENT_OVER })
    : accept(true);
}

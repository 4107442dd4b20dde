import { FIELD_LENGTHS } from "../forms/field-lengths.ts";
import { checkFields, type FormOutcome, requireChoice, requireText } from "../forms/form.ts";
import { optionalWhole } from "../forms/optional-number.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { EVENT_CANCELLED, EVENT_CATEGORIES, type EventCategory, isEventClosed } from "./event.ts";

/** An event that takes registrations. */
export const EVENT_PUBLISHED = "PUBLISHED";
const SEATS_MAXIMUM = 100_000;

export const EVENT_FORM_MESSAGES = {
  title: "Title is required",
  startsAt: "Please select a date and a time",
  endsAt: "Please select a date and a time",
  endsFirst: "It has to end after it starts",
  venue: "Please say where it takes place",
  category: "Please choose a category",
  maxAttendees: "Please enter a whole number of at least 1, or nothing",
  cancelled: "This event is cancelled: it stays as it is",
  cannotCancel: "This event is over, or cancelled already",
} as const;

export interface EventForm {
  readonly title: string;
  /** HTML, sanitised on the server. */
  readonly descriptionHtml: string;
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
  readonly venueAddress: string;
  readonly organizerName: string;
  readonly category: string;
  /** Without a limit when undefined. */
  readonly maxAttendees: number | undefined;
}

export interface CheckedEvent {
  readonly title: string;
  readonly descriptionHtml: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venueAddress: string | null;
  readonly organizerName: string | null;
  readonly category: EventCategory;
  readonly maxAttendees: number | null;
}

const requireInstant = (instant: Date | undefined, message: string): Outcome<Date, Refusal<"required">> =>
  instant === undefined ? refuse({ code: "required", message }) : accept(instant);

function checkEnd({ startsAt, endsAt }: EventForm): Outcome<Date, Refusal<"required" | "ends-before-start">> {
  if (startsAt && endsAt && endsAt <= startsAt) {
    return refuse({ code: "ends-before-start", message: EVENT_FORM_MESSAGES.endsFirst });
  }
  return requireInstant(endsAt, EVENT_FORM_MESSAGES.endsAt);
}

/** People have to know where to go; an online event's link may follow by mail. */
const checkVenue = ({ category, venueAddress }: EventForm): Outcome<string, Refusal<"required">> =>
  category === "Physical Event" ? requireText(venueAddress, EVENT_FORM_MESSAGES.venue) : accept(venueAddress.trim());

/** What an event has to be. */
export const checkEventForm = (form: EventForm): FormOutcome<CheckedEvent, keyof EventForm> =>
  checkFields(
    {
      title: requireText(form.title, EVENT_FORM_MESSAGES.title),
      startsAt: requireInstant(form.startsAt, EVENT_FORM_MESSAGES.startsAt),
      endsAt: checkEnd(form),
      category: requireChoice(form.category, EVENT_CATEGORIES, EVENT_FORM_MESSAGES.category),
      venueAddress: checkVenue(form),
      maxAttendees: optionalWhole(form.maxAttendees, {
        ...{ min: 1, max: SEATS_MAXIMUM, message: EVENT_FORM_MESSAGES.maxAttendees },
      }),
    },
    (field) => ({
      title: field.title.value,
      descriptionHtml: form.descriptionHtml,
      startsAt: field.startsAt.value,
      endsAt: field.endsAt.value,
      category: field.category.value,
      venueAddress: field.venueAddress.value || null,
      organizerName: form.organizerName.trim() || null,
      maxAttendees: field.maxAttendees.value,
    }),
  );

export const seatsTakenMessage = (taken: number): string =>
  `${taken} ${taken === 1 ? "seat is" : "seats are"} taken: please enter at least ${taken}, or nothing`;

/** Whether an event can have that many seats, of which some are taken; null for no limit. */
export const checkSeats = (
  maxAttendees: number | null,
  taken: number,
): Outcome<number | null, Refusal<"seats-taken">> =>
  maxAttendees === null || maxAttendees >= taken
    ? accept(maxAttendees)
    : refuse({ code: "seats-taken", params: { taken }, message: seatsTakenMessage(taken) });

/** Whether an event can be changed: attendees of a cancelled one know that it does not take place. */
export const checkEventOpen = (status: string): Outcome<string, Refusal<"event-cancelled">> =>
  status === EVENT_CANCELLED
    ? refuse({ code: "event-cancelled", message: EVENT_FORM_MESSAGES.cancelled })
    : accept(status);

/** Whether an event can be cancelled. @param status as it is now (`eventStatusNow`). */
export const checkEventCancel = (status: string): Outcome<string, Refusal<"event-over">> =>
  isEventClosed(status)
    ? refuse({ code: "event-over", message: EVENT_FORM_MESSAGES.cannotCancel })
    : accept(EVENT_CANCELLED);

/** The longest texts of an event. */
export const EVENT_LENGTHS = { title: FIELD_LENGTHS.line, venue: FIELD_LENGTHS.line, description: 20_000 } as const;

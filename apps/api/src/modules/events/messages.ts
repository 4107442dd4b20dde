import { CALENDAR_MEDIA_TYPE, CANCELLED_MEDIA_TYPE, EVENT_FILE_NAME, eventFile } from "@store/calendar";
import { EVENT_CANCELLED, formatEventDate, type Policy } from "@store/domain";
import type { MailAttachment } from "../../lib/mail-attachment.ts";
import type { Fact } from "../../outbox/mail/content.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import type { Message } from "../../outbox/queue-message.ts";
import { changesOf, type EventRow } from "./wire-event.ts";

export const NO_SUCH_EVENT = "This event does not exist";
export const ONE_EVENT_ONLY = "All tickets of a registration must be for one event";

type EventPlan = Pick<EventRow, "id" | "title" | "startsAt" | "venueAddress">;

const whenAndWhere = ({ startsAt, venueAddress }: EventPlan): readonly Fact[] => [
  ["When", `${formatEventDate(startsAt)} (India)`],
  ...(venueAddress ? [["Where", venueAddress] as const] : []),
];

const seeEvent = ({ id }: EventPlan) => ({ label: "See the event", url: siteLink(`/event/${id}`) });

/** "7-341": its event, and its place among all tickets. */
export const eventTicketNumber = ({ id, eventId }: { readonly id: number; readonly eventId: number }): string =>
  `${eventId}-${id}`;

interface Registration {
  readonly email: string;
  /** The numbers of the tickets that name this email. */
  readonly tickets: readonly string[];
  readonly event: EventRow;
  readonly now: Date;
  readonly policy: Policy;
}

/** The event's file, of a cancelled one that which takes it out of the calendar. */
function fileOf(event: EventRow, createdAt: Date, policy: Policy): MailAttachment {
  const { id, title, startsAt, endsAt, venueAddress, organizerName } = event;
  const isCancelled = event.status === EVENT_CANCELLED;
  const when = { start: startsAt, end: endsAt, createdAt, sequence: changesOf(event) };
  return {
    name: EVENT_FILE_NAME,
    contentType: isCancelled ? CANCELLED_MEDIA_TYPE : CALENDAR_MEDIA_TYPE,
    content: eventFile({ id, title, place: venueAddress, organizer: organizerName, ...when, isCancelled }, policy),
  };
}

/**
 * The tickets of an email, with the event as a calendar's file. It holds nothing that the form said: anybody can send the
 * form with any address.
 */
export function registered({ email, tickets, event, now, policy }: Registration): Message {
  const [people, label] =
    tickets.length === 1
      ? (["One person is", "Ticket"] as const)
      : ([`${tickets.length} people are`, "Tickets"] as const);
  return createMail({
    to: email,
    key: "event-registered",
    values: { event: event.title, people },
    blocks: [{ kind: "facts", rows: [...whenAndWhere(event), [label, tickets.join(", ")]] }],
    button: seeEvent(event),
    attachments: [fileOf(event, now, policy)],
  });
}

/** Reminds an attendee the day before, as the registration's mail promised. */
export const reminder = ({ email, ...event }: EventPlan & { readonly email: string }): Message =>
  createMail({
    to: email,
    key: "event-reminder",
    values: { event: event.title },
    blocks: [{ kind: "facts", rows: whenAndWhere(event) }],
    button: seeEvent(event),
  });

interface Changed {
  readonly email: string;
  /** As it is now. */
  readonly event: EventRow;
  readonly now: Date;
  readonly policy: Policy;
}

/** Tells an attendee that an event takes place at another time or place. */
export const moved = ({ email, event, now, policy }: Changed, before: EventPlan): Message =>
  createMail({
    to: email,
    key: "event-moved",
    values: { event: event.title },
    blocks: [
      { kind: "facts", title: "Now", rows: whenAndWhere(event) },
      { kind: "facts", title: "Before", rows: whenAndWhere(before) },
    ],
    button: seeEvent(event),
    attachments: [fileOf(event, now, policy)],
  });

/**
 * Tells an attendee that an event does not take place.
 * @param note what staff say about it.
 */
export const cancelled = ({ email, event, now, policy }: Changed, note: string | undefined): Message =>
  createMail({
    to: email,
    key: "event-cancelled",
    values: { event: event.title },
    blocks: [...(note ? [{ kind: "quote", text: note } as const] : []), { kind: "facts", rows: whenAndWhere(event) }],
    button: seeEvent(event),
    attachments: [fileOf(event, now, policy)],
  });

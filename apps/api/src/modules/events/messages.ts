import { CALENDAR_MEDIA_TYPE, CANCELLED_MEDIA_TYPE, EVENT_FILE_NAME, eventFile } from "@store/calendar";
import { EVENT_CANCELLED, formatEventDate, type Policy } from "@store/domain";
import type { MailAttachment } from "../../lib/mail-attachment.ts";
import { qrSvg, SVG_MEDIA_TYPE } from "../../lib/qr-code.ts";
import type { TicketCodes } from "../../lib/ticket-codes.ts";
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
export const eventTicketNumber = ({ id, eventId }: TicketId): string => `${eventId}-${id}`;

/** What the mails of tickets are made with. */
export interface TicketMails {
  readonly codes: TicketCodes;
  /** Where browsers find the storefront and the dashboard. */
  readonly siteUrl: string;
  readonly policy: Policy;
}

interface TicketId {
  readonly id: number;
  readonly eventId: number;
}

interface Registration {
  readonly email: string;
  /** The tickets that name this email. */
  readonly tickets: readonly TicketId[];
  readonly event: EventRow;
  readonly now: Date;
}

export const TICKET_BACK = "The ticket is given back. Thank you for telling us!";

/** What the QR code of a ticket leads to: the page of the dashboard that lets its holder in. */
export const checkInAddress = (siteUrl: string, code: string): string =>
  `${siteUrl}/dashboard/content/check-in/${code}`;

/** Leads to the page of a ticket, which shows its QR code or its place, and where it is given back. */
const ticketLink = (ticket: TicketId, { codes }: TicketMails) => ({
  kind: "link" as const,
  label: `Ticket ${eventTicketNumber(ticket)}: see it, or give it back`,
  url: siteLink(`/event/${ticket.eventId}?ticket=${codes.sign(ticket)}`),
});

/** The QR code of a ticket as a picture, for who has no network at the entrance. */
const ticketFile = (ticket: TicketId, { codes, siteUrl }: TicketMails): MailAttachment => ({
  name: `ticket-${eventTicketNumber(ticket)}.svg`,
  contentType: SVG_MEDIA_TYPE,
  content: qrSvg(checkInAddress(siteUrl, codes.sign(ticket))),
});

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
export function registered({ email, tickets, event, now }: Registration, mails: TicketMails): Message {
  const [people, label] =
    tickets.length === 1
      ? (["One person is", "Ticket"] as const)
      : ([`${tickets.length} people are`, "Tickets"] as const);
  return createMail({
    to: email,
    key: "event-registered",
    values: { event: event.title, people },
    blocks: [
      { kind: "facts", rows: [...whenAndWhere(event), [label, tickets.map(eventTicketNumber).join(", ")]] },
      ...tickets.map((ticket) => ticketLink(ticket, mails)),
    ],
    button: seeEvent(event),
    attachments: [fileOf(event, now, mails.policy), ...tickets.map((ticket) => ticketFile(ticket, mails))],
  });
}

/**
 * Tells an email of its tickets on the waiting list.
 * @param position of the first of them.
 */
export const waits = (
  { email, tickets, event }: Omit<Registration, "now">,
  position: number,
  mails: TicketMails,
): Message =>
  createMail({
    to: email,
    key: "event-waiting",
    values: { event: event.title, place: String(position) },
    blocks: [{ kind: "facts", rows: whenAndWhere(event) }, ...tickets.map((ticket) => ticketLink(ticket, mails))],
    button: seeEvent(event),
  });

/** Tells who waited that a seat is theirs. */
export const seatGiven = (
  {
    ticket,
    event,
    now,
  }: Pick<Registration, "event" | "now"> & { readonly ticket: TicketId & { readonly email: string } },
  mails: TicketMails,
): Message =>
  createMail({
    to: ticket.email,
    key: "event-seat",
    values: { event: event.title },
    blocks: [
      { kind: "facts", rows: [...whenAndWhere(event), ["Ticket", eventTicketNumber(ticket)]] },
      ticketLink(ticket, mails),
    ],
    button: seeEvent(event),
    attachments: [fileOf(event, now, mails.policy), ticketFile(ticket, mails)],
  });

/** Tells an attendee that a ticket is given back. */
export const givenBack = ({ email, event }: Pick<Registration, "email" | "event">): Message =>
  createMail({
    to: email,
    key: "event-ticket-cancelled",
    values: { event: event.title },
    blocks: [{ kind: "facts", rows: whenAndWhere(event) }],
    button: seeEvent(event),
  });

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

import { CALENDAR_MEDIA_TYPE } from "@store/calendar";
import { formatEventDate } from "@store/domain";
import type { Message } from "../../outbox/queue-message.ts";
import { siteLink, textMail } from "../../outbox/text-mail.ts";
import { eventFile } from "./event-file.ts";
import type { EventRow } from "./wire-event.ts";

export const NO_SUCH_EVENT = "This event does not exist";
export const ONE_EVENT_ONLY = "All tickets of a registration must be for one event";

interface EventPlan {
  readonly title: string;
  readonly startsAt: Date;
  readonly venueAddress: string | null;
}

interface Registration {
  readonly email: string;
  /** The numbers of the tickets that name this email. */
  readonly tickets: readonly string[];
  readonly event: EventRow;
  readonly now: Date;
}

const whenAndWhere = ({ startsAt, venueAddress }: EventPlan): string =>
  `When: ${formatEventDate(startsAt)} (India)${venueAddress ? `\nWhere: ${venueAddress}` : ""}`;

/** "7-341": its event, and its place among all tickets. */
export const ticketNumber = ({ id, eventId }: { readonly id: number; readonly eventId: number }): string =>
  `${eventId}-${id}`;

/**
 * The tickets of an email, with the event as a calendar's file. It holds nothing that the form said: anybody can send the
 * form with any address.
 */
export function registered({ email, tickets, event, now }: Registration): Message {
  const people = tickets.length === 1 ? "One person is" : `${tickets.length} people are`;
  const paragraphs = [
    `${people} registered for "${event.title}" with this email address.\n${whenAndWhere(event)}`,
    `${tickets.length === 1 ? "Ticket number" : "Ticket numbers"}: ${tickets.join(", ")}`,
    `Open the attached file to put it into your calendar. More about it: ${siteLink(`/event/${event.id}`)}`,
    "We will remind you the day before, and look forward to seeing you.",
  ];
  return textMail({
    to: email,
    subject: `You are registered: ${event.title}`,
    paragraphs,
    attachments: [{ name: "event.ics", contentType: CALENDAR_MEDIA_TYPE, content: eventFile(event, now) }],
  });
}

/** Reminds an attendee the day before, as the registration's mail promised. */
export const reminder = ({ email, ...event }: EventPlan & { readonly email: string }): Message =>
  textMail({
    to: email,
    subject: `Soon: ${event.title}`,
    paragraphs: [`We remind you of "${event.title}".\n${whenAndWhere(event)}`, "We look forward to seeing you."],
  });

import { formatEventDate } from "@store/domain";
import type { Message } from "../../outbox/queue-message.ts";
import { textMail } from "../../outbox/text-mail.ts";

export const NO_SUCH_EVENT = "This event does not exist";
export const ONE_EVENT_ONLY = "All tickets of a registration must be for one event";

interface EventPlan {
  readonly title: string;
  readonly startsAt: Date;
  readonly venueAddress: string | null;
}

interface Registration {
  readonly email: string;
  readonly attendees: number;
  readonly event: EventPlan;
}

const whenAndWhere = ({ startsAt, venueAddress }: EventPlan): string =>
  `When: ${formatEventDate(startsAt)} (India)${venueAddress ? `\nWhere: ${venueAddress}` : ""}`;

/**
 * Tells an attendee how many are registered with this email. It holds nothing that the form said: anybody can send the
 * form with any address.
 */
export function registered({ email, attendees, event }: Registration): Message {
  const people = attendees === 1 ? "One person is" : `${attendees} people are`;
  const paragraphs = [
    `${people} registered for "${event.title}" with this email address.\n${whenAndWhere(event)}`,
    "We will remind you the day before, and look forward to seeing you.",
  ];
  return textMail({ to: email, subject: `You are registered: ${event.title}`, paragraphs });
}

/** Reminds an attendee the day before, as the registration's mail promised. */
export const reminder = ({ email, ...event }: EventPlan & { readonly email: string }): Message =>
  textMail({
    to: email,
    subject: `Soon: ${event.title}`,
    paragraphs: [`We remind you of "${event.title}".\n${whenAndWhere(event)}`, "We look forward to seeing you."],
  });

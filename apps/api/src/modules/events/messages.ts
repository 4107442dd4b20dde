import { formatEventDate } from "@store/domain";
import type { Message } from "../../outbox/queue-message.ts";
import { textMail } from "../../outbox/text-mail.ts";

export const NO_SUCH_EVENT = "This event does not exist";
export const ONE_EVENT_ONLY = "All tickets of a registration must be for one event";

interface Registration {
  readonly email: string;
  readonly attendees: number;
  readonly event: { readonly title: string; readonly startsAt: Date; readonly venueAddress: string | null };
}

/**
 * Tells an attendee how many are registered with this email. It holds nothing that the form said: anybody can send the
 * form with any address.
 */
export function registered({ email, attendees, event: { title, startsAt, venueAddress } }: Registration): Message {
  const people = attendees === 1 ? "One person is" : `${attendees} people are`;
  const paragraphs = [
    `${people} registered for "${title}" with this email address.\nWhen: ${formatEventDate(startsAt)} (India)${venueAddress ? `\nWhere: ${venueAddress}` : ""}`,
    "We will remind you the day before, and look forward to seeing you.",
  ];
  return textMail({ to: email, subject: `You are registered: ${title}`, paragraphs });
}

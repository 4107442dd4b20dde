import { type applyForEvent, type ParsedRequest, TICKET_FIELDS } from "@store/api-client/contract";
import {
  checkEmail,
  checkTicket,
  checkTicketCount,
  emailKey,
  eventStatusNow,
  MINUTE_MS,
  type Policy,
  type Ticket,
} from "@store/domain";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { eventTicketNumber, NO_SUCH_EVENT, ONE_EVENT_ONLY, registered } from "./messages.ts";
import { seatsLeft } from "./wire-event.ts";

const LIST = "event_aaply_data";

type Application = ParsedRequest<typeof applyForEvent>["body"][typeof LIST];

export interface Registration {
  readonly eventId: number;
  readonly tickets: readonly Ticket[];
}

/** Checks the tickets by the domain's rule; a refusal names every field of every ticket that is wrong. */
export function checkApplication(application: Application): Registration | HttpError {
  const [eventId] = new Set(application.map(({ event }) => event));
  if (eventId === undefined || application.some(({ event }) => event !== eventId)) {
    return httpError(400, ONE_EVENT_ONLY, { field: LIST });
  }
  const checked = application.map(({ name, email, phone_number }) => checkTicket({ name, email, phone: phone_number }));
  const refusals = checked.flatMap((ticket, index) =>
    (ticket.ok ? [] : ticket.refusals).map((one) => ({
      ...one,
      field: `${LIST}.${index}.${TICKET_FIELDS[one.field]}`,
    })),
  );
  if (refusals.length > 0) return httpError(400, refusals);
  return { eventId, tickets: checked.flatMap((ticket) => (ticket.ok ? [ticket.value] : [])) };
}

/** A ticket takes any email [R185]; nothing is sent to one that no mail server takes. */
export const isMailable = (email: string): boolean => checkEmail(email).ok;

/** The emails of attendees, each once: each gets one mail. */
export const emailsOf = (tickets: readonly { readonly email: string }[]): readonly string[] => [
  ...new Set(tickets.filter(({ email }) => isMailable(email)).map(({ email }) => emailKey(email))),
];

/** How long the same tickets again are taken for a form that was sent twice, because its answer was lost. */
const REPEAT_MS = 10 * MINUTE_MS;

const contentOf = ({ name, email, phone }: Readonly<Record<keyof Ticket, string>>): string =>
  JSON.stringify([name, emailKey(email), phone]);

/** Whether each of these tickets was registered a moment ago. */
async function isRepeated(tx: Database, { eventId, tickets }: Registration, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - REPEAT_MS);
  const recent = await tx
    .select({ name: eventTickets.name, email: eventTickets.email, phone: eventTickets.phone })
    .from(eventTickets)
    .where(and(eq(eventTickets.eventId, eventId), gte(eventTickets.createdAt, since)));
  const left = recent.map(contentOf);
  return tickets.every((ticket) => {
    const place = left.indexOf(contentOf(ticket));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/**
 * Registers all attendees or none; the same tickets again within ten minutes are registered once. The event's row is locked while seats are counted, so that two requests cannot take
 * the last one.
 */
export function register(
  db: Database,
  { eventId, tickets }: Registration,
  now: Date,
  policy: Policy,
): Promise<HttpError | undefined> {
  return inTransaction(db, async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("update");
    if (!event) return httpError(404, NO_SUCH_EVENT);
    if (await isRepeated(tx, { eventId, tickets }, now)) return undefined;
    const eventStatus = eventStatusNow({ status: event.status, end: event.endsAt }, now);
    const allowed = checkTicketCount({ eventStatus, count: tickets.length, left: seatsLeft(event) });
    if (!allowed.ok) return httpError(409, allowed.refusal);

    const attendees = sql`${events.attendees} + ${tickets.length}`;
    await tx.update(events).set({ attendees }).where(eq(events.id, eventId));
    const written = await tx
      .insert(eventTickets)
      .values(tickets.map((ticket) => ({ ...ticket, eventId, createdAt: now })))
      .returning({ id: eventTickets.id, eventId: eventTickets.eventId, email: eventTickets.email });
    const letters = emailsOf(written).map((email) => {
      const own = written.filter((ticket) => emailKey(ticket.email) === email);
      return registered({ email, tickets: own.map(eventTicketNumber), event, now, policy });
    });
    await queueMessages(tx, letters, now);
    return undefined;
  });
}

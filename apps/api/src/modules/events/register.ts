import { type applyForEvent, type ParsedRequest, TICKET_FIELDS } from "@store/api-client/contract";
import { checkEmail, checkTicket, checkTicketCount, emailKey, eventStatusNow, type Ticket } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { NO_SUCH_EVENT, ONE_EVENT_ONLY, registered } from "./messages.ts";
import { seatsLeft } from "./wire-event.ts";

const LIST = "event_aaply_data";

type Application = ParsedRequest<typeof applyForEvent>["body"][typeof LIST];

export interface Registration {
  readonly eventId: number;
  readonly tickets: readonly Ticket[];
}

/** What is wrong with a ticket: its form, which the screen checks too, and an email that no mail server takes. */
function refusalsOf(ticket: ReturnType<typeof checkTicket>) {
  if (!ticket.ok) return ticket.refusals;
  const email = checkEmail(ticket.value.email);
  return email.ok ? [] : [{ ...email.refusal, field: "email" as const }];
}

/** Checks the tickets by the domain's rule; a refusal names every field of every ticket that is wrong. */
export function checkApplication(application: Application): Registration | HttpError {
  const [eventId] = new Set(application.map(({ event }) => event));
  if (eventId === undefined || application.some(({ event }) => event !== eventId)) {
    return httpError(400, ONE_EVENT_ONLY, { field: LIST });
  }
  const checked = application.map(({ name, email, phone_number }) => checkTicket({ name, email, phone: phone_number }));
  const refusals = checked.flatMap((ticket, index) =>
    refusalsOf(ticket).map((one) => ({ ...one, field: `${LIST}.${index}.${TICKET_FIELDS[one.field]}` })),
  );
  if (refusals.length > 0) return httpError(400, refusals);
  return { eventId, tickets: checked.flatMap((ticket) => (ticket.ok ? [ticket.value] : [])) };
}

/** How many attendees gave each email, so that each gets one mail. */
export function byEmail(tickets: readonly Ticket[]): readonly { readonly email: string; readonly attendees: number }[] {
  const keys = tickets.map(({ email }) => emailKey(email));
  return [...new Set(keys)].map((key) => ({ email: key, attendees: keys.filter((one) => one === key).length }));
}

/**
 * Registers all attendees or none. The event's row is locked while seats are counted, so that two requests cannot take
 * the last one.
 */
export function register(db: Database, { eventId, tickets }: Registration, now: Date): Promise<HttpError | undefined> {
  return inTransaction(db, async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("update");
    if (!event) return httpError(404, NO_SUCH_EVENT);
    const eventStatus = eventStatusNow({ status: event.status, end: event.endsAt }, now);
    const allowed = checkTicketCount({ eventStatus, count: tickets.length, left: seatsLeft(event) });
    if (!allowed.ok) return httpError(409, allowed.refusal);

    const attendees = sql`${events.attendees} + ${tickets.length}`;
    await tx.update(events).set({ attendees }).where(eq(events.id, eventId));
    await tx.insert(eventTickets).values(tickets.map((ticket) => ({ ...ticket, eventId, createdAt: now })));
    const letters = byEmail(tickets).map((letter) => registered({ ...letter, event }));
    await queueMessages(tx, letters, now);
    return undefined;
  });
}

import { type applyForEvent, type ParsedRequest, TICKET_FIELDS } from "@store/api-client/contract";
import { checkEmail, checkPlaces, checkTicket, emailKey, eventStatusNow, MINUTE_MS, type Ticket } from "@store/domain";
import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { NO_SUCH_EVENT, ONE_EVENT_ONLY, registered, type TicketMails, waits } from "./messages.ts";
import { positionOf } from "./waiting-position.ts";
import { seatsLeft } from "./wire-event.ts";

const LIST = "event_aaply_data";

type Application = ParsedRequest<typeof applyForEvent>["body"][typeof LIST];

export interface Registration {
  readonly eventId: number;
  readonly tickets: readonly Ticket[];
  /** Where all seats are taken, they wait for one. */
  readonly wantsToWait: boolean;
}

/** Checks the tickets by the domain's rule; a refusal names every field of every ticket that is wrong. */
export function checkApplication(application: Application, wantsToWait: boolean): Registration | HttpError {
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
  return { eventId, tickets: checked.flatMap((ticket) => (ticket.ok ? [ticket.value] : [])), wantsToWait };
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

/** The tickets of these that were registered a moment ago, where all of them were. */
async function findRepeated(tx: Database, { eventId, tickets }: Registration, now: Date) {
  const since = new Date(now.getTime() - REPEAT_MS);
  const recent = await tx
    .select()
    .from(eventTickets)
    .where(
      and(eq(eventTickets.eventId, eventId), gte(eventTickets.createdAt, since), ne(eventTickets.state, "cancelled")),
    );
  const found = tickets.flatMap((ticket) => {
    const place = recent.findIndex((one) => contentOf(one) === contentOf(ticket));
    return place >= 0 ? recent.splice(place, 1) : [];
  });
  return found.length === tickets.length ? found : undefined;
}

/** What became of a registration: seats, or a place on the waiting list. */
type Places = { readonly position: number | undefined } | HttpError;

const isWaiting = (eventId: number) => and(eq(eventTickets.eventId, eventId), eq(eventTickets.state, "waiting"));

/** What was registered a moment ago, as it is now. */
async function answerRepeated(tx: Database, [first]: readonly (typeof eventTickets.$inferSelect)[]): Promise<Places> {
  return { position: first?.state === "waiting" ? await positionOf(tx, first) : undefined };
}

/**
 * Registers all attendees or none, for seats or for the waiting list; the same tickets again within ten minutes are
 * registered once. The event's row is locked while seats are counted, so that two requests cannot take the last one.
 * Who waits comes before who comes: as long as somebody does, all seats count as taken.
 */
export function register(db: Database, registration: Registration, now: Date, mails: TicketMails): Promise<Places> {
  const { eventId, tickets, wantsToWait } = registration;
  return inTransaction(db, async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("update");
    if (!event) return httpError(404, NO_SUCH_EVENT);
    const repeated = await findRepeated(tx, registration, now);
    if (repeated) return answerRepeated(tx, repeated);
    const eventStatus = eventStatusNow({ status: event.status, end: event.endsAt }, now);
    const ahead = await tx.$count(eventTickets, isWaiting(eventId));
    const left = ahead > 0 ? 0 : seatsLeft(event);
    const allowed = checkPlaces({ eventStatus, count: tickets.length, left, wantsToWait });
    if (!allowed.ok) return httpError(409, allowed.refusal);

    const state = allowed.value;
    if (state === "seated") {
      const attendees = sql`${events.attendees} + ${tickets.length}`;
      await tx.update(events).set({ attendees }).where(eq(events.id, eventId));
    }
    const written = await tx
      .insert(eventTickets)
      .values(tickets.map((ticket) => ({ ...ticket, eventId, state, createdAt: now })))
      .returning({ id: eventTickets.id, eventId: eventTickets.eventId, email: eventTickets.email });
    const letters = emailsOf(written).map((email) => {
      const own = written.filter((ticket) => emailKey(ticket.email) === email);
      if (state === "seated") return registered({ email, tickets: own, event, now }, mails);
      const position = ahead + 1 + written.findIndex((ticket) => emailKey(ticket.email) === email);
      return waits({ email, tickets: own, event }, position, mails);
    });
    await queueMessages(tx, letters, now);
    return { position: state === "waiting" ? ahead + 1 : undefined };
  });
}

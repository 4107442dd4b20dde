import { checkGiveBack, EVENT_PUBLISHED, eventStatusNow, NO_SUCH_TICKET, type Policy } from "@store/domain";
import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { TicketCodes } from "../../lib/ticket-codes.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { isNotHeldBack } from "../../queue/failed-jobs.ts";
import { forEachItem } from "../../queue/for-each-item.ts";
import type { Job } from "../../queue/job.ts";
import { givenBack, seatGiven, type TicketMails } from "./messages.ts";
import { isMailable } from "./register.ts";
import { isWaitedFor, seatsLeft } from "./wire-event.ts";

/** The ticket that a code names, with its event. */
export async function findTicket(db: Database, codes: TicketCodes, code: string) {
  const named = codes.read(code);
  if (!named) return httpError(404, NO_SUCH_TICKET);
  const [found] = await db
    .select({ ticket: eventTickets, event: events })
    .from(eventTickets)
    .innerJoin(events, eq(events.id, eventTickets.eventId))
    .where(and(eq(eventTickets.id, named.id), eq(eventTickets.eventId, named.eventId)));
  return found ?? httpError(404, NO_SUCH_TICKET);
}

interface GivingBack {
  readonly code: string;
  /** The member of staff who does it for the attendee, who is mailed. */
  readonly by?: number;
  readonly now: Date;
}

/** Gives a ticket back: its seat is free. The event is locked before the ticket, as a registration locks it. */
export async function giveBack(
  db: Database,
  codes: TicketCodes,
  { code, by, now }: GivingBack,
): Promise<HttpError | undefined> {
  const named = codes.read(code);
  if (!named) return httpError(404, NO_SUCH_TICKET);
  return inTransaction(db, async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, named.eventId)).for("update");
    const isIt = and(eq(eventTickets.id, named.id), eq(eventTickets.eventId, named.eventId));
    const [ticket] = await tx.select().from(eventTickets).where(isIt).for("update");
    if (!event || !ticket) return httpError(404, NO_SUCH_TICKET);
    const eventStatus = eventStatusNow({ status: event.status, end: event.endsAt }, now);
    const checked = checkGiveBack({ ...ticket, eventStatus });
    if (!checked.ok) return httpError(409, checked.refusal);
    await tx.update(eventTickets).set({ state: "cancelled" }).where(isIt);
    // Of the last one that waited too: its event's page shows the free seats again.
    const seats = ticket.state === "seated" ? 1 : 0;
    await tx
      .update(events)
      .set({ attendees: sql`greatest(${events.attendees} - ${seats}::int, 0)` })
      .where(eq(events.id, event.id));
    if (isMailable(ticket.email)) await queueMessages(tx, [givenBack({ email: ticket.email, event })], now);
    if (by !== undefined) {
      const line = { customerId: by, action: "cancel a ticket", subject: "event", subjectId: event.id } as const;
      await recordAction(tx, { ...line, before: { ticket: ticket.id, place: ticket.state } }, now);
    }
    return undefined;
  });
}

interface SeatDependencies extends Omit<TicketMails, "policy"> {
  readonly db: Database;
  readonly policy: () => Policy;
}

const GIVE_SEATS = "give freed seats";

/** Events that are still to begin, with a free seat and somebody who waits for one. */
const findFree = (db: Database, now: Date) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.status, EVENT_PUBLISHED),
        gt(events.startsAt, now),
        or(isNull(events.maxAttendees), lt(events.attendees, events.maxAttendees)),
        isWaitedFor(db),
        isNotHeldBack(db, GIVE_SEATS, events.id, now),
      ),
    )
    .orderBy(asc(events.startsAt));

const giveSeats = ({ db, policy, ...mails }: SeatDependencies, eventId: number, now: Date): Promise<undefined> =>
  inTransaction(db, async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("update");
    if (!event || event.status !== EVENT_PUBLISHED) return undefined;
    const waiting = tx
      .select({ id: eventTickets.id })
      .from(eventTickets)
      .where(and(eq(eventTickets.eventId, eventId), eq(eventTickets.state, "waiting")))
      .orderBy(asc(eventTickets.id));
    const free = seatsLeft(event);
    const next = await (free === undefined ? waiting : waiting.limit(free));
    for (const { id } of next) {
      const [ticket] = await tx
        .update(eventTickets)
        .set({ state: "seated" })
        .where(eq(eventTickets.id, id))
        .returning();
      if (ticket && isMailable(ticket.email))
        await queueMessages(tx, [seatGiven({ ticket, event, now }, { ...mails, policy: policy() })], now);
    }
    await tx
      .update(events)
      .set({ attendees: sql`${events.attendees} + ${next.length}` })
      .where(eq(events.id, eventId));
    return undefined;
  });

/**
 * Gives seats that became free, in whatever way, to those who wait longest, and mails them. Newcomers get no seat as long
 * as somebody waits.
 */
export const giveFreedSeats = (dependencies: SeatDependencies): Job => ({
  name: GIVE_SEATS,
  schedule: "30 * * * * *",
  run: async (now) =>
    forEachItem(
      { db: dependencies.db, job: GIVE_SEATS, now },
      await findFree(dependencies.db, now),
      ({ id }) => id,
      ({ id }) => giveSeats(dependencies, id, now),
    ),
});

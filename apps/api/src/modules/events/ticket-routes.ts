import { cancelEventTicket, eventTicket, giveBackTicket, letIn, staffEventTicket } from "@store/api-client/contract";
import { checkEntry, checkGiveBack, EVENT_CANCELLED, eventStatusNow, NO_SUCH_TICKET } from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { recordAction } from "../../identity/record-action.ts";
import { qrCode } from "../../lib/qr-code.ts";
import { createTicketCodes, type TicketCodes } from "../../lib/ticket-codes.ts";
import type { Backend } from "../backend.ts";
import { checkInAddress, eventTicketNumber, TICKET_BACK } from "./messages.ts";
import { findTicket, giveBack } from "./ticket-places.ts";
import { positionOf } from "./waiting-position.ts";
import type { EventRow } from "./wire-event.ts";

/** Wrong codes: none can be guessed within it, and a whole venue looks at its tickets from one address. */
export const WRONG_CODES_FROM_ADDRESS = limit("event-ticket-address", 60, 15 * MINUTE);

/** Who holds a ticket sees it, and gives it back. */
export function eventTicketRoutes({ serve, db, clock, limits, clientAddress, secret, siteUrl }: Backend): void {
  const codes = createTicketCodes(secret);
  const wrongFromAddress = limits.shared(WRONG_CODES_FROM_ADDRESS);

  async function limitGuesses(code: string, address: string): Promise<HttpError | undefined> {
    return codes.read(code) ? wrongFromAddress.refusal(address) : wrongFromAddress.count(address);
  }

  serve(eventTicket, async ({ params, http }) => {
    const tooMany = await limitGuesses(params.code, clientAddress(http));
    if (tooMany) return tooMany;
    const found = await findTicket(db, codes, params.code);
    if (found instanceof HttpError) return found;
    const { ticket, event } = found;
    const { state, attendedAt } = ticket;
    const code = codes.sign(ticket);
    const eventStatus = eventStatusNow({ status: event.status, end: event.endsAt }, clock());
    const data = {
      ...{ event: event.id, number: eventTicketNumber(ticket), code, state },
      can_give_back: checkGiveBack({ state, attendedAt, eventStatus }).ok,
    };
    if (state === "waiting") return { status: true, data: { ...data, position: await positionOf(db, ticket) } };
    return {
      status: true,
      data: { ...data, qr: state === "seated" ? qrCode(checkInAddress(siteUrl, code)) : undefined },
    };
  });

  serve(giveBackTicket, async ({ params: { code }, http }) => {
    const tooMany = await limitGuesses(code, clientAddress(http));
    if (tooMany) return tooMany;
    return (await giveBack(db, codes, { code, now: clock() })) ?? { status: true, message: TICKET_BACK };
  });
}

/** What the rule of the entrance asks about an event. */
const entryOf = ({ status, title, startsAt: start, endsAt: end }: EventRow) => ({
  ...{ isEventCancelled: status === EVENT_CANCELLED, title, start, end },
});

interface Entry {
  readonly code: string;
  readonly isIn: boolean;
  /** The member of staff. */
  readonly by: number;
  readonly now: Date;
}

/** Lets somebody in with a ticket: of two scans at once, one does. */
async function enter(db: Database, codes: TicketCodes, { code, isIn, by, now }: Entry): Promise<HttpError | undefined> {
  const named = codes.read(code);
  if (!named) return httpError(404, NO_SUCH_TICKET);
  return inTransaction(db, async (tx) => {
    const isIt = and(eq(eventTickets.id, named.id), eq(eventTickets.eventId, named.eventId));
    const [ticket] = await tx.select().from(eventTickets).where(isIt).for("update");
    const [event] = await tx.select().from(events).where(eq(events.id, named.eventId));
    if (!ticket || !event) return httpError(404, NO_SUCH_TICKET);
    if (isIn) {
      const checked = checkEntry({ ...ticket, ...entryOf(event) }, now);
      if (!checked.ok) return httpError(409, checked.refusal);
    } else if (!ticket.attendedAt) return undefined;
    const attendedAt = isIn ? now : null;
    await tx.update(eventTickets).set({ attendedAt }).where(isIt);
    const line = { customerId: by, subject: "event", subjectId: event.id } as const;
    const action = isIn ? "let in" : "take back an entry";
    await recordAction(tx, { ...line, action, after: { ticket: ticket.id, in: isIn } }, now);
    return undefined;
  });
}

/** Staff at the entrance of an event. */
export function staffTicketRoutes({ serve, db, clock, secret }: Backend): void {
  const codes = createTicketCodes(secret);

  serve(staffEventTicket, async ({ params: { code } }) => {
    const found = await findTicket(db, codes, code);
    if (found instanceof HttpError) return found;
    const { ticket, event } = found;
    const { state, attendedAt } = ticket;
    const now = clock();
    const entry = checkEntry({ state, attendedAt, ...entryOf(event) }, now);
    const eventStatus = eventStatusNow({ status: event.status, end: event.endsAt }, now);
    return {
      status: true,
      data: {
        ...{ number: eventTicketNumber(ticket), name: ticket.name, event: event.id, title: event.title, state },
        start_datetime: event.startsAt.toISOString(),
        attended_at: attendedAt?.toISOString(),
        refusal: entry.ok ? undefined : entry.refusal.message,
        can_give_back: checkGiveBack({ state, attendedAt, eventStatus }).ok,
      },
    };
  });

  serve(letIn, async ({ params: { code }, body: { is_in }, customer: { customerId: by } }) => {
    const refused = await enter(db, codes, { code, isIn: is_in, by, now: clock() });
    return refused ?? { status: true };
  });

  serve(cancelEventTicket, async ({ params: { code }, customer: { customerId: by } }) => {
    const refused = await giveBack(db, codes, { code, by, now: clock() });
    return refused ?? { status: true, message: TICKET_BACK };
  });
}

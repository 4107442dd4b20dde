import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { eventTickets } from "../../db/schema/index.ts";

type TicketRow = typeof eventTickets.$inferSelect;

/** A ticket's place on the waiting list, from 1 on. */
export const positionOf = (db: Database, { id, eventId }: Pick<TicketRow, "id" | "eventId">): Promise<number> =>
  db.$count(
    eventTickets,
    and(eq(eventTickets.eventId, eventId), eq(eventTickets.state, "waiting"), lte(eventTickets.id, id)),
  );

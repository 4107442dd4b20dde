import { minutesAfter } from "@store/domain";
import { desc } from "drizzle-orm";
import { events, eventTickets } from "../db/schema/index.ts";
import { createTicketCodes } from "../lib/ticket-codes.ts";
import { writeEvents } from "../modules/events/write-events.ts";
import { OWN_IDS, sampleEvent } from "./sample-event.ts";
import { TEST_SECRET, type TestStore } from "./test-store.ts";

export const testTicketCodes = createTicketCodes(TEST_SECRET);

/** Somebody's ticket of an event of today, by its code. */
export async function ticketOf({ db, clock }: TestStore): Promise<string> {
  const [highest] = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(1);
  const id = Math.max(highest?.id ?? 0, OWN_IDS) + 1;
  await writeEvents(db, [
    sampleEvent({ id, attendees: 1, startsAt: clock.read(), endsAt: minutesAfter(clock.read(), 60) }),
  ]);
  const person = { name: "Kavita Rao", email: "kavita@example.com", phone: "+919811122233" };
  const [row] = await db
    .insert(eventTickets)
    .values({ ...person, eventId: id, createdAt: clock.read() })
    .returning({ id: eventTickets.id, eventId: eventTickets.eventId });
  return testTicketCodes.sign(row ?? { id: 0, eventId: 0 });
}

import { addDays, EVENT_CANCELLED, todayInIndia } from "@store/domain";
import { and, eq, gt, isNull, lt, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { events, eventTickets } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Job } from "../../queue/job.ts";
import { reminder } from "./messages.ts";
import { isMailable } from "./register.ts";

const MIDNIGHT = "00:00:00+05:30";
/** The hour in India from which attendees are reminded, on the day before. */
const REMINDED_FROM = "09:00:00+05:30";

/**
 * Reminds attendees the day before their event. Tickets are claimed by one statement, so that of several processes one
 * writes each mail; who registered after that hour has just been told.
 */
export const remindAttendees = (db: Database): Job => ({
  name: "remind attendees",
  schedule: "0 */5 * * * *",
  run: async (now) => {
    const today = todayInIndia(now);
    const from = new Date(`${today}T${REMINDED_FROM}`);
    if (now < from) return;
    const isDue = and(
      isNull(eventTickets.remindedAt),
      eq(eventTickets.state, "seated"),
      lt(eventTickets.createdAt, from),
      ne(events.status, EVENT_CANCELLED),
      gt(events.startsAt, now),
      lt(events.startsAt, new Date(`${addDays(today, 2)}T${MIDNIGHT}`)),
    );
    await inTransaction(db, async (tx) => {
      const claimed = await tx
        .update(eventTickets)
        .set({ remindedAt: now })
        .from(events)
        .where(and(eq(events.id, eventTickets.eventId), isDue))
        .returning({
          email: eventTickets.email,
          id: events.id,
          title: events.title,
          startsAt: events.startsAt,
          venueAddress: events.venueAddress,
        });
      const once = new Map(claimed.map((one) => [`${one.id} ${one.email.toLowerCase()}`, one]));
      await queueMessages(tx, [...once.values()].filter(({ email }) => isMailable(email)).map(reminder), now);
      return undefined;
    });
  },
});

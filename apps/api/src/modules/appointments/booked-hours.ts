import { type CalendarDate, endOfDay, readAppointmentStart, startOfDay } from "@store/domain";
import { and, asc, gte, isNull, lt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointments } from "../../db/schema/index.ts";

/** The hours of a day in India that are booked, as HH:MM. They tell nothing of who booked them. */
export async function bookedHours(db: Database, day: CalendarDate): Promise<string[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        gte(appointments.startsAt, startOfDay(day)),
        lt(appointments.startsAt, endOfDay(day)),
        isNull(appointments.cancelledAt),
      ),
    )
    .orderBy(asc(appointments.startsAt));
  return rows.map(({ startsAt }) => readAppointmentStart(startsAt.toISOString()).slot);
}

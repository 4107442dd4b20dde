import { addDays, appointmentStart, type CalendarDate, readAppointmentStart } from "@store/domain";
import { and, asc, gte, lt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointments } from "../../db/schema/index.ts";

const midnight = (day: CalendarDate): Date => new Date(appointmentStart(day, "00:00"));

/** The hours of a day in India that are booked, as HH:MM. They tell nothing of who booked them. */
export async function bookedHours(db: Database, day: CalendarDate): Promise<string[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(gte(appointments.startsAt, midnight(day)), lt(appointments.startsAt, midnight(addDays(day, 1)))))
    .orderBy(asc(appointments.startsAt));
  return rows.map(({ startsAt }) => readAppointmentStart(startsAt.toISOString()).slot);
}

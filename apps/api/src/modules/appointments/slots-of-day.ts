import { type CalendarDate, type Slot, weekdayOf } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointmentDaysOff, appointmentSlots } from "../../db/schema/index.ts";

/** Whether the vaidya is away on a day. */
export const isDayOff = async (db: Database, day: CalendarDate): Promise<boolean> =>
  (await db.$count(appointmentDaysOff, eq(appointmentDaysOff.day, day))) > 0;

/** The slots that are offered on a day: those of its weekday, and none on a day off. */
export async function readSlots(db: Database, day: CalendarDate): Promise<readonly Slot[]> {
  if (await isDayOff(db, day)) return [];
  return db
    .select()
    .from(appointmentSlots)
    .where(eq(appointmentSlots.weekday, weekdayOf(day)));
}

import {
  addAppointmentSlot,
  addDayOff,
  removeAppointmentSlot,
  removeDayOff,
  SLOT_FIELDS,
  staffAppointmentSlots,
} from "@store/api-client/contract";
import {
  type CalendarDate,
  calendarDate,
  checkDayOff,
  checkHour,
  checkSlot,
  readAppointmentStart,
  todayInIndia,
  weekdayOf,
} from "@store/domain";
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { appointmentDaysOff, appointmentSlots, appointments } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_DAY_OFF, NO_SUCH_SLOT } from "../staff-lists/messages.ts";

/** A booking in India: its day, its hour, and the weekly slot that it was made for. */
function placeOf(startsAt: Date) {
  const { date, slot } = readAppointmentStart(startsAt.toISOString());
  const day = calendarDate(date);
  return { startsAt: startsAt.toISOString(), day, slot: day && `${weekdayOf(day)} ${slot}` };
}

async function readSlots(db: Database, now: Date) {
  const today = todayInIndia(now);
  const [slots, daysOff, booked] = await Promise.all([
    db.select().from(appointmentSlots).orderBy(asc(appointmentSlots.weekday), asc(appointmentSlots.startingHour)),
    db.select().from(appointmentDaysOff).where(gte(appointmentDaysOff.day, today)).orderBy(asc(appointmentDaysOff.day)),
    db
      .select({ startsAt: appointments.startsAt })
      .from(appointments)
      .where(and(gte(appointments.startsAt, now), isNull(appointments.cancelledAt)))
      .orderBy(asc(appointments.startsAt)),
  ]);
  const places = booked.map(({ startsAt }) => placeOf(startsAt));
  const offered = new Set(slots.map(({ weekday, startingHour }) => `${weekday} ${startingHour}`));
  return {
    slots: slots.map(({ weekday, startingHour }) => ({
      weekday,
      starting_hour: startingHour,
      booked: places.filter(({ slot }) => slot === `${weekday} ${startingHour}`).map(({ startsAt }) => startsAt),
    })),
    days_off: daysOff.map(({ day }) => ({
      day,
      booked: places.filter((place) => place.day === day).map(({ startsAt }) => startsAt),
    })),
    booked_elsewhere: places.filter(({ slot }) => !slot || !offered.has(slot)).map(({ startsAt }) => startsAt),
  };
}

/** Slots and days have no number: a slot's is its weekday, a day's the day as YYYYMMDD. */
const numberOf = (day: CalendarDate): number => Number(day.replaceAll("-", ""));

/** The weekly hours at which the vaidya can be consulted, and the days without. What is booked stays booked. */
export function staffAppointmentSlotRoutes({ serve, db, clock }: Backend): void {
  serve(staffAppointmentSlots, async () => ({ status: true, data: await readSlots(db, clock()) }));

  serve(addAppointmentSlot, async ({ body, customer: { customerId } }) => {
    const refused = await inTransaction(db, async (tx) => {
      // One hour is added at a time, so that no two are too near to each other.
      await tx.execute(sql`lock table ${appointmentSlots} in share row exclusive mode`);
      const { weekday, starting_hour: startingHour } = body;
      const checked = checkSlot({ weekday, startingHour }, await tx.select().from(appointmentSlots));
      if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: SLOT_FIELDS });
      const after = { weekday: checked.value.weekday, startingHour: checked.value.startingHour };
      await tx.insert(appointmentSlots).values(after);
      const action = { action: "add", subject: "appointment slot", subjectId: weekday, after } as const;
      await recordAction(tx, { customerId, ...action }, clock());
      return undefined;
    });
    return refused ?? { status: true };
  });

  serve(removeAppointmentSlot, async ({ body: { weekday, starting_hour }, customer: { customerId } }) => {
    const hour = checkHour(starting_hour);
    if (!hour.ok) return httpError(400, hour.refusal, { field: SLOT_FIELDS.startingHour });
    const refused = await inTransaction(db, async (tx) => {
      const [before] = await tx
        .delete(appointmentSlots)
        .where(and(eq(appointmentSlots.weekday, weekday), eq(appointmentSlots.startingHour, hour.value)))
        .returning();
      if (!before) return httpError(404, NO_SUCH_SLOT);
      const action = { action: "remove", subject: "appointment slot", subjectId: weekday, before } as const;
      await recordAction(tx, { customerId, ...action }, clock());
      return undefined;
    });
    return refused ?? { status: true };
  });

  serve(addDayOff, async ({ body, customer: { customerId } }) => {
    const now = clock();
    const day = checkDayOff(body.day, now);
    if (!day.ok) return httpError(400, day.refusal, { field: "day" });
    await inTransaction(db, async (tx) => {
      const written = await tx.insert(appointmentDaysOff).values({ day: day.value }).onConflictDoNothing().returning();
      if (written.length === 0) return;
      const subjectId = numberOf(day.value);
      const action = {
        action: "add day off",
        subject: "appointment slot",
        subjectId,
        after: { day: day.value },
      } as const;
      await recordAction(tx, { customerId, ...action }, now);
    });
    return { status: true };
  });

  serve(removeDayOff, async ({ body, customer: { customerId } }) => {
    const day = calendarDate(body.day);
    const refused = await inTransaction(db, async (tx) => {
      const [before] = day
        ? await tx.delete(appointmentDaysOff).where(eq(appointmentDaysOff.day, day)).returning()
        : [];
      if (!day || !before) return httpError(404, NO_SUCH_DAY_OFF);
      const subjectId = numberOf(day);
      const action = { action: "remove day off", subject: "appointment slot", subjectId, before } as const;
      await recordAction(tx, { customerId, ...action }, clock());
      return undefined;
    });
    return refused ?? { status: true };
  });
}

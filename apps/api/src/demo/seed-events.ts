import { APPOINTMENT_SLOTS, type DaysBefore, EVENTS } from "@store/demo";
import { addDays, appointmentStart, todayInIndia } from "@store/domain";
import type { Database } from "../db/database.ts";
import { appointmentSlots, eventTickets } from "../db/schema/index.ts";
import { writeEvents } from "../modules/events/write-events.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { insertRows } from "./insert-rows.ts";

/** People register a day before the seed, or before the event. */
const DAYS_BEFORE = 1;

/** Attendees who are nobody: numbers that nobody can dial, addresses of a name that is reserved for examples. */
const attendee = (index: number) => ({
  name: `Guest ${index + 1}`,
  email: `guest${index + 1}@example.com`,
  phone: `+91555000${String(1000 + index)}`,
});

/** Events past and coming, around the day of the seed in India, with who is registered. */
export async function seedEvents(db: Database, daysBefore: DaysBefore): Promise<void> {
  const today = todayInIndia(daysBefore(0));
  const moment = (inDays: number, time: string) => new Date(appointmentStart(addDays(today, inDays), time));
  await writeEvents(
    db,
    EVENTS.map(({ startsInDays, endsInDays, startsAt, endsAt, registered, ...event }) => ({
      ...event,
      image: picturePath(`event/${event.id}`),
      startsAt: moment(startsInDays, startsAt),
      endsAt: moment(endsInDays, endsAt),
      attendees: registered,
    })),
  );
  await insertRows(
    db,
    eventTickets,
    EVENTS.flatMap(({ id, registered, startsInDays }) =>
      Array.from({ length: registered }, (_, index) => ({
        ...attendee(index),
        eventId: id,
        createdAt: daysBefore(DAYS_BEFORE + Math.max(0, -startsInDays)),
      })),
    ),
  );
}

/** The hours at which the vaidya can be consulted. */
export const seedAppointmentSlots = (db: Database): Promise<void> =>
  insertRows(db, appointmentSlots, APPOINTMENT_SLOTS);

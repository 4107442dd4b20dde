import { applyForEvent } from "@store/api-client/contract";
import { todayInIndia } from "@store/domain";
import { gt } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { events, eventTickets } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { OWN_IDS, sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { remindAttendees } from "./remind-attendees.ts";
import { writeEvents } from "./write-events.ts";

const store = useTestStore();
const ID = OWN_IDS + 501;
const DAY = 24 * 60;
const EMAIL = "reminded@example.com";

afterEach(async () => {
  await store().db.delete(eventTickets).where(gt(eventTickets.eventId, OWN_IDS));
  await store().db.delete(events).where(gt(events.id, OWN_IDS));
});

/** Moves the clock to an hour of the day in India. */
function advanceTo(hour: string): void {
  const now = store().clock.read();
  const at = new Date(`${todayInIndia(now)}T${hour}:00+05:30`);
  store().clock.advance((at.getTime() - now.getTime()) / 60_000);
}

async function registerFor(startsInDays: number, status = "CONFIRMED"): Promise<void> {
  const startsAt = new Date(store().clock.read().getTime() + startsInDays * DAY * 60_000);
  const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
  await writeEvents(store().db, [sampleEvent({ id: ID, title: "Five millets", startsAt, endsAt })]);
  const ticket = { event: ID, name: "Kavita", email: EMAIL, phone_number: "+919811122233" };
  await expectDone(store().nobody(applyForEvent, { body: { event_aaply_data: [ticket, ticket] } }));
  await store().db.update(events).set({ status }).where(gt(events.id, OWN_IDS));
}

const run = () => Promise.all([1, 2].map(() => remindAttendees(store().db).run(store().clock.read())));
const reminders = async () =>
  (await store().outbox())
    .filter(({ to, text }) => to === EMAIL && text.includes("reminder of"))
    .map(({ text }) => text);

test("attendees are reminded the day before from nine o'clock, once over several processes", async () => {
  advanceTo("12:00");
  await registerFor(2);
  await run();
  store().clock.advance(DAY);
  advanceTo("08:00");
  await run();
  expect(await reminders()).toEqual([]);
  advanceTo("09:00");
  await run();
  store().clock.advance(60);
  await run();
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail).toContain("Five millets");
});

test("nobody is reminded of an event that is cancelled", async () => {
  const before = await reminders();
  advanceTo("12:00");
  await registerFor(2, "CANCELLED");
  store().clock.advance(DAY);
  await run();
  expect(await reminders()).toEqual(before);
});

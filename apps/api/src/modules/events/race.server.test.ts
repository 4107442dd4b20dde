import { applyForEvent } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { events, eventTickets } from "../../db/schema/index.ts";
import { sampleEvent } from "../../testing/sample-event.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { writeEvents } from "./write-events.ts";

// The embedded database runs one statement at a time and hides races, so these run on a Postgres server only.

const store = useTestStore();
const EVENT = 9001;

beforeEach(async () => {
  await store().db.delete(eventTickets).where(eq(eventTickets.eventId, EVENT));
  await store().db.delete(events).where(eq(events.id, EVENT));
});

const apply = (count: number, caller: number) =>
  store().nobody(applyForEvent, {
    body: {
      event_aaply_data: Array.from({ length: count }, () => ({
        event: EVENT,
        name: "Kavita Rao",
        email: `caller${caller}@example.com`,
        phone_number: "+919811122233",
      })),
    },
  });

const ticketsWritten = () => store().db.$count(eventTickets, eq(eventTickets.eventId, EVENT));

test("fifty people for the last seat: one has it [R184]", async () => {
  await writeEvents(store().db, [sampleEvent({ id: EVENT, maxAttendees: 20, attendees: 19 })]);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, caller) => apply(1, caller)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.failure).toMatchObject({ kind: "refused", httpStatus: 409 });
  }
  expect(await ticketsWritten()).toBe(1);
});

test("families of three for ten seats: three of them have theirs, all or none", async () => {
  await writeEvents(store().db, [sampleEvent({ id: EVENT, maxAttendees: 10 })]);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, caller) => apply(3, caller)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await ticketsWritten()).toBe(9);
  const [event] = await store().db.select().from(events).where(eq(events.id, EVENT));
  expect(event?.attendees).toBe(9);
});

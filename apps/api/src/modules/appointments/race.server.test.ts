import { bookAppointment } from "@store/api-client/contract";
import { APPOINTMENTS_AHEAD, DEFAULT_POLICY } from "@store/domain";
import { beforeEach, expect, test } from "vitest";
import { appointments } from "../../db/schema/index.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { sampleBooking } from "../../testing/sample-booking.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { moveByStaff } from "./move.ts";

// The embedded database runs one statement at a time and hides races, so these run on a Postgres server only.

const store = useTestStore();

beforeEach(() => store().db.delete(appointments));

test("fifty customers for one slot: one has it [R136]", async () => {
  const customers = await Promise.all(Array.from({ length: 50 }, () => newCustomer(store())));
  const answers = await Promise.all(customers.map((call) => call(bookAppointment, { body: sampleBooking() })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) {
    if (!answer.ok) expect(answer.failure).toMatchObject({ kind: "refused", httpStatus: 409 });
  }
  expect(await store().db.$count(appointments)).toBe(1);
});

test("one customer for twenty slots at once: no more than can be ahead", async () => {
  const call = await newCustomer(store());
  const starts = ["16", "17", "18", "19"].flatMap((day) =>
    ["10:00", "10:30", "11:00", "16:00", "16:30"].map((hour) => `2026-03-${day}T${hour}:00+05:30`),
  );
  const answers = await Promise.all(
    starts.map((start_datetime) => call(bookAppointment, { body: sampleBooking({ start_datetime }) })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(APPOINTMENTS_AHEAD);
  expect(await store().db.$count(appointments)).toBe(APPOINTMENTS_AHEAD);
});

test("of appointments that are moved to one slot at once, one gets it", async () => {
  const { db, clock } = store();
  for (const hour of ["10:00", "10:30", "11:00", "16:00"]) {
    const call = await newCustomer(store());
    await call(bookAppointment, { body: sampleBooking({ start_datetime: `2026-03-16T${hour}:00+05:30` }) });
  }
  const rows = await db.select().from(appointments);
  const to = { start: "2026-03-17T10:00:00+05:30", version: 1, reason: "", now: clock.read() };
  const done = await Promise.all(
    rows.map(({ id, customerId: by }) => moveByStaff(db, { ...to, id, by }, DEFAULT_POLICY)),
  );
  expect(done.filter((answer) => answer === 2)).toHaveLength(1);
});

import { expect, it } from "vitest";
import { APPOINTMENT_MESSAGES } from "../forms/appointment-messages.ts";
import { checkAppointmentMove, SAME_TIME } from "./appointment-move.ts";
import { APPOINTMENT_CANCELLED, APPOINTMENT_OVER } from "./people.ts";

const now = new Date("2026-03-15T06:30:00Z");
const MONDAY = "2026-03-16";
const booking = { startsAt: new Date(`${MONDAY}T10:00:00+05:30`), cancelledAt: null };
const offer = {
  now,
  slots: ["10:00", "10:30", "11:00"].map((startingHour) => ({ weekday: 1, startingHour })),
  booked: ["10:00", "11:00"],
};

it.each([
  ["a free slot", {}, { date: MONDAY, slot: "10:30" }, `${MONDAY}T10:30:00+05:30`],
  ["a free slot of another week", {}, { date: "2026-03-23", slot: "10:30" }, "2026-03-23T10:30:00+05:30"],
  ["its own slot", {}, { date: MONDAY, slot: "10:00" }, SAME_TIME],
  ["a slot of somebody else", {}, { date: MONDAY, slot: "11:00" }, APPOINTMENT_MESSAGES.slotTaken],
  ["an hour without a slot", {}, { date: MONDAY, slot: "12:00" }, APPOINTMENT_MESSAGES.slot],
  ["a day without slots", {}, { date: "2026-03-17", slot: "10:30" }, APPOINTMENT_MESSAGES.slot],
  ["today", {}, { date: "2026-03-15", slot: "10:30" }, APPOINTMENT_MESSAGES.dateTooEarly],
  ["no day", {}, { date: "", slot: "" }, APPOINTMENT_MESSAGES.date],
  ["a slot, once it was cancelled", { cancelledAt: now }, { date: MONDAY, slot: "10:30" }, APPOINTMENT_CANCELLED],
  ["a slot, once it is over", { startsAt: now }, { date: MONDAY, slot: "10:30" }, APPOINTMENT_OVER],
])("a consultation is moved to %s", (_, change, to, answer) => {
  const moved = checkAppointmentMove({ ...booking, ...change }, to, offer);
  expect(moved.ok ? moved.value : moved.refusal.message).toBe(answer);
});

import {
  addAppointmentSlot,
  addDayOff,
  appointmentSlots,
  bookAppointment,
  removeAppointmentSlot,
  removeDayOff,
  staffAppointmentSlots,
} from "@store/api-client/contract";
import { APPOINTMENT_MESSAGES, SLOT_MESSAGES } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { sampleBooking } from "../../testing/sample-booking.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_DAY_OFF, NO_SUCH_SLOT } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

const MONDAY = 1;
/** The Mondays after the test's Sunday. */
const [NEXT, LATER] = ["2026-03-16", "2026-03-23"] as const;
const slot = (starting_hour: string, weekday = MONDAY) => ({ body: { weekday, starting_hour } });
const read = async () => (await expectDone(manager(staffAppointmentSlots))).data;
const hoursOf = (slots: readonly { starting_hour: string; weekday?: number; week_day_number?: number }[]) =>
  slots.flatMap((one) => ((one.weekday ?? one.week_day_number) === MONDAY ? [one.starting_hour] : []));
const offered = async (date?: string) =>
  hoursOf((await expectDone(store().nobody(appointmentSlots, { query: { date } }))).online_appointment_slot);
const book = async (start_datetime: string) =>
  (await newCustomer(store()))(bookAppointment, { body: sampleBooking({ start_datetime }) });

describe("the weekly hours [R136]", () => {
  test("are offered from when they are added until they are removed", async () => {
    await expectDone(manager(addAppointmentSlot, slot("6:00")));
    expect(await offered()).toContain("06:00");
    await expectDone(book(`${NEXT}T06:00:00+05:30`));
    await expectDone(manager(removeAppointmentSlot, slot("06:00")));
    expect(await offered()).not.toContain("06:00");
    expect((await expectRefused(book(`${LATER}T06:00:00+05:30`), 400)).message).toBe(APPOINTMENT_MESSAGES.slot);
    // What is booked stays booked, and is shown.
    expect((await read()).booked_elsewhere).toEqual([`${NEXT}T00:30:00.000Z`]);
    expect((await expectRefused(manager(removeAppointmentSlot, slot("06:00")), 404)).message).toBe(NO_SUCH_SLOT);
    const audit = await store().db.select().from(staffActions).where(eq(staffActions.subject, "appointment slot"));
    expect(audit.map(({ action, after }) => [action, after.startingHour])).toEqual([
      ["add", "06:00"],
      ["remove", undefined],
    ]);
  });

  test("tell which appointments are to come", async () => {
    await expectDone(manager(addAppointmentSlot, slot("05:00")));
    for (const day of [LATER, NEXT]) await expectDone(book(`${day}T05:00:00+05:30`));
    const { slots } = await read();
    expect(slots.find(({ starting_hour }) => starting_hour === "05:00")?.booked).toEqual([
      "2026-03-15T23:30:00.000Z",
      "2026-03-22T23:30:00.000Z",
    ]);
  });

  test.each([
    ["25:00", "starting_hour"],
    ["", "starting_hour"],
    ["10:15", "starting_hour"],
  ])("take no %j", async (hour, field) => {
    const { errors } = await expectRefused(manager(addAppointmentSlot, slot(hour)), 400);
    expect(Object.keys(errors)).toEqual([field]);
  });
});

describe("a day off", () => {
  test("offers no hour and takes no booking; what is booked stays", async () => {
    const hour = "16:00";
    await expectDone(book(`${LATER}T${hour}:00+05:30`));
    await expectDone(manager(addDayOff, { body: { day: LATER } }));
    await expectDone(manager(addDayOff, { body: { day: LATER } }));
    expect(await offered(LATER)).toEqual([]);
    expect(await offered(NEXT)).toContain(hour);
    expect((await expectRefused(book(`${LATER}T10:30:00+05:30`), 400)).message).toBe(APPOINTMENT_MESSAGES.slot);
    const { days_off } = await read();
    expect(days_off).toMatchObject([{ day: LATER }]);
    expect(days_off[0]?.booked.length).toBeGreaterThan(0);
    await expectDone(manager(removeDayOff, { body: { day: LATER } }));
    expect(await offered(LATER)).toContain(hour);
    const again = manager(removeDayOff, { body: { day: LATER } });
    expect((await expectRefused(again, 404)).message).toBe(NO_SUCH_DAY_OFF);
  });

  test("is not in the past", async () => {
    const past = manager(addDayOff, { body: { day: "2020-01-01" } });
    expect((await expectRefused(past, 400)).message).toBe(SLOT_MESSAGES.dayPast);
  });
});

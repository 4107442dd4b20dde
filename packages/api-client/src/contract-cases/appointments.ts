import {
  AGE_GROUPS,
  addDays,
  appointmentStart,
  CAPTCHA_FIRST,
  type CalendarDate,
  earliestAppointment,
  GENDERS,
  PROBLEMS,
  slotsOn,
} from "@store/domain";
import { describe, expect, test } from "vitest";
import { appointmentSlots, bookAppointment, type RequestOf } from "../contract/index.ts";
import { type CaseStore, done, logIn, refused } from "./case-store.ts";

type Body = RequestOf<typeof bookAppointment>["body"];

export function appointmentCases(open: () => CaseStore): void {
  /** The first free slot from tomorrow on. */
  async function firstSlot(): Promise<{ readonly date: CalendarDate; readonly hour: string }> {
    const { online_appointment_slot } = await done(open().as({})(appointmentSlots));
    const slots = online_appointment_slot.map(({ week_day_number, starting_hour }) => ({
      weekday: week_day_number,
      startingHour: starting_hour,
    }));
    const tomorrow = earliestAppointment(open().now());
    for (let ahead = 0; ahead < 7; ahead++) {
      const date = addDays(tomorrow, ahead);
      const [slot] = slotsOn(slots, date);
      if (slot) return { date, hour: slot.startingHour };
    }
    throw new Error("No slot is offered");
  }

  const bookingOf = (start_datetime: string, changed: Partial<Body> = {}): Body => ({
    event_type: "Appointment",
    category: "Online",
    start_datetime,
    name: "Kavita Rao",
    country_id: open().place.country,
    email: "kavita@example.com",
    mobile: "+919811122233",
    gender: GENDERS[0],
    age_group: AGE_GROUPS[3],
    problem_suffering_from: PROBLEMS[5],
    problem_description: "No appetite",
    landmark: "Near the well",
    is_taking_medicine: false,
    recaptcha: open().captchaAnswer,
    ...changed,
  });

  describe("an appointment", () => {
    test("is booked once, for a free slot", async () => {
      const { call } = await logIn(open());
      const { date, hour } = await firstSlot();
      const body = bookingOf(appointmentStart(date, hour));
      await refused(open().as({})(bookAppointment, { body }), 401);
      await done(call(bookAppointment, { body }));
      await refused(call(bookAppointment, { body }), 409);
    });

    test("is not booked in the past, outside the slots, or without the captcha", async () => {
      const { call } = await logIn(open());
      const { date, hour } = await firstSlot();
      const early = bookingOf(appointmentStart(addDays(date, -14), hour));
      expect((await refused(call(bookAppointment, { body: early }), 400)).errors).toHaveProperty("start_datetime");
      const own = bookingOf(appointmentStart(date, "03:07"));
      expect((await refused(call(bookAppointment, { body: own }), 400)).errors).toHaveProperty("start_datetime");
      const robot = bookingOf(appointmentStart(date, hour), { recaptcha: "" });
      expect((await refused(call(bookAppointment, { body: robot }), 400)).message).toBe(CAPTCHA_FIRST);
    });
  });
}

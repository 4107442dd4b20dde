import { appointmentSlots, bookAppointment } from "@store/api-client/contract";
import { CAPTCHA_FIELD, calendarDate, HEALTH_CONSENT_FIRST } from "@store/domain";
import { asc } from "drizzle-orm";
import * as tables from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Backend } from "../backend.ts";
import { book } from "./book.ts";
import { bookedHours } from "./booked-hours.ts";
import { checkBooking } from "./check-booking.ts";
import { BOOKED } from "./messages.ts";
import { isDayOff } from "./slots-of-day.ts";

const BOOKINGS_BY_CUSTOMER = limit("booking-customer", 20, 15 * MINUTE);

export function appointmentRoutes({ serve, db, clock, limits, checkCaptcha, policy }: Backend): void {
  const byCustomer = limits.shared(BOOKINGS_BY_CUSTOMER);
  const selectSlots = db
    .select({
      week_day_number: tables.appointmentSlots.weekday,
      starting_hour: tables.appointmentSlots.startingHour,
    })
    .from(tables.appointmentSlots)
    .orderBy(asc(tables.appointmentSlots.weekday), asc(tables.appointmentSlots.startingHour))
    .prepare("appointment_slots");
  // Not cached: an hour can be booked at any moment.
  serve(appointmentSlots, async ({ query: { date } }) => {
    const day = date === undefined ? undefined : calendarDate(date);
    const [slots, booked_hours, isOff] = await Promise.all([
      selectSlots.execute(),
      day && bookedHours(db, day),
      day && isDayOff(db, day),
    ]);
    return { status: true, online_appointment_slot: isOff ? [] : slots, booked_hours };
  });

  serve(bookAppointment, async ({ body, customer: { customerId } }) => {
    const tooMany = await byCustomer.count(customerId);
    if (tooMany) return tooMany;
    if (body.has_consented === false) return httpError(400, HEALTH_CONSENT_FIRST, { field: "has_consented" });
    const now = clock();
    const appointment = await checkBooking(db, body, now);
    if (appointment instanceof HttpError) return appointment;
    const unsolved = await checkCaptcha("appointment", body[CAPTCHA_FIELD]);
    if (unsolved) return unsolved;
    const id = await book(db, appointment, { customerId, hasConsented: body.has_consented === true, now }, policy());
    return id instanceof HttpError ? id : { status: true, message: BOOKED, id };
  });
}

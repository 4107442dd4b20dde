import { type CalendarDate, calendarDate } from "../dates/calendar-date.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { APPOINTMENT_MESSAGES } from "./appointment-messages.ts";
import { earliestAppointment, latestAppointment } from "./appointment-slots.ts";

/** Tomorrow in India at the earliest [R135], and no further ahead than slots are planned. */
export function checkAppointmentDate(
  text: string,
  now: Date,
): Outcome<CalendarDate, Refusal<"required" | "date-too-early" | "date-too-late">> {
  const date = calendarDate(text);
  if (date === undefined) return refuse({ code: "required", message: APPOINTMENT_MESSAGES.date });
  if (date < earliestAppointment(now)) {
    return refuse({ code: "date-too-early", message: APPOINTMENT_MESSAGES.dateTooEarly });
  }
  if (date > latestAppointment(now)) {
    return refuse({ code: "date-too-late", message: APPOINTMENT_MESSAGES.dateTooLate });
  }
  return accept(date);
}

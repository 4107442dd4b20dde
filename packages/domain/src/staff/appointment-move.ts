import { type AppointmentOffer, checkChosenSlot } from "../forms/appointment.ts";
import { checkAppointmentDate } from "../forms/appointment-date.ts";
import { appointmentStart, slotsOfDay } from "../forms/appointment-slots.ts";
import { checkFields, type FormOutcome } from "../forms/form.ts";
import { type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkCancelAppointment } from "./people.ts";

export const SAME_TIME = "The consultation is at this time already. Please choose another one!";

/**
 * Moves a consultation that is ahead to another slot, which is offered on its day and free, as a booking would be.
 * @returns when it begins then: ISO 8601 with +05:30.
 */
export function checkAppointmentMove(
  appointment: { readonly startsAt: Date; readonly cancelledAt: Date | null },
  to: { readonly date: string; readonly slot: string },
  { slots, booked = [], now }: AppointmentOffer,
):
  | FormOutcome<string, "date" | "slot">
  | Outcome<string, Refusal<"appointment-cancelled" | "appointment-over" | "same-time">> {
  const open = checkCancelAppointment({ ...appointment, now });
  if (!open.ok) return open;
  const date = checkAppointmentDate(to.date, now);
  const start = date.ok && to.slot ? Date.parse(appointmentStart(date.value, to.slot)) : undefined;
  if (start === appointment.startsAt.getTime()) return refuse({ code: "same-time", message: SAME_TIME });
  const offered = date.ok ? slotsOfDay(slots, date.value, booked) : [];
  return checkFields({ date, slot: checkChosenSlot(to.slot, offered) }, (fields) =>
    appointmentStart(fields.date.value, fields.slot.value),
  );
}

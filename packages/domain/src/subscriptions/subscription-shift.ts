import { addDays, type CalendarDate, daysBetween, SELECT_A_DATE } from "../dates/calendar-date.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Shift is offered from this many days before the next delivery to its day [R167]. */
export const SHIFT_OFFERED_DAYS = 7;
/** The new date lies at most this many days after the next delivery [R168]. */
export const SHIFT_WINDOW_DAYS = 15;

/** [R168] */
export const SHIFT_NOT_BEFORE = "Select a date on or after the next delivery date";
export const SHIFT_TOO_LATE = `Select a date within ${SHIFT_WINDOW_DAYS} days of the next delivery date`;
export const SHIFT_NOT_OFFERED = "This order cannot be shifted now";

export type ShiftableDelivery = {
  readonly active: boolean;
  readonly nextDeliveryDate: CalendarDate | undefined;
  readonly shiftedDeliveryDate?: CalendarDate | undefined;
  /** The day in India. */
  readonly today: CalendarDate;
};

/** 0 to 7 days before the next delivery of an active subscription, and once only [R167]. */
export function canShift({ active, nextDeliveryDate, shiftedDeliveryDate, today }: ShiftableDelivery): boolean {
  if (!active || nextDeliveryDate === undefined || shiftedDeliveryDate !== undefined) return false;
  const days = daysBetween(today, nextDeliveryDate);
  return days >= 0 && days <= SHIFT_OFFERED_DAYS;
}

/** The first and the last day that the picker allows. */
export const shiftWindow = (
  nextDeliveryDate: CalendarDate,
): { readonly earliest: CalendarDate; readonly latest: CalendarDate } => ({
  earliest: nextDeliveryDate,
  latest: addDays(nextDeliveryDate, SHIFT_WINDOW_DAYS),
});

export type ShiftRefusal = Refusal<"date-missing" | "date-too-early" | "date-too-late" | "shift-not-offered">;

/** Whether the next delivery can be shifted to a date [R168]. */
export function checkShift(
  delivery: ShiftableDelivery & { readonly date: CalendarDate | undefined },
): Outcome<CalendarDate, ShiftRefusal> {
  const { date, nextDeliveryDate } = delivery;
  if (nextDeliveryDate === undefined || !canShift(delivery)) {
    return refuse({ code: "shift-not-offered", message: SHIFT_NOT_OFFERED });
  }
  if (date === undefined) return refuse({ code: "date-missing", message: SELECT_A_DATE });
  const { earliest, latest } = shiftWindow(nextDeliveryDate);
  if (date < earliest) return refuse({ code: "date-too-early", message: SHIFT_NOT_BEFORE });
  if (date > latest) return refuse({ code: "date-too-late", message: SHIFT_TOO_LATE });
  return accept(date);
}

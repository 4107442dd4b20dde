import { type CalendarDate, calendarDate, SELECT_A_DATE, todayInIndia } from "../dates/calendar-date.ts";
import { WEEKDAYS } from "../dates/format.ts";
import { timeOfDay } from "../dates/time-of-day.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { checkHour } from "../stores/store-form.ts";
import { APPOINTMENT_MINUTES, type Slot } from "./appointment-slots.ts";
import { checkFields, type FormOutcome, requireChoice } from "./form.ts";

export const SLOT_MESSAGES = {
  weekday: "Please choose a day of the week",
  dayPast: "Please select today or a later day",
} as const;

export const slotTooNearMessage = (other: string): string =>
  `A consultation lasts ${APPOINTMENT_MINUTES} minutes: this is too near to ${other}`;

const minuteOf = (text: string): number => {
  const time = timeOfDay(text);
  return time ? time.hour * 60 + time.minute : Number.NaN;
};

/**
 * A weekly hour to be offered.
 * @param slots those that are offered already.
 */
export function checkSlot(
  { weekday, startingHour }: { readonly weekday: number | undefined; readonly startingHour: string },
  slots: readonly Slot[],
): FormOutcome<Slot, "weekday" | "startingHour"> {
  const hour = checkHour(startingHour);
  const near = slots.find(
    (slot) =>
      slot.weekday === weekday && Math.abs(minuteOf(slot.startingHour) - minuteOf(startingHour)) < APPOINTMENT_MINUTES,
  );
  return checkFields(
    {
      weekday: requireChoice(weekday, [...WEEKDAYS.keys()], SLOT_MESSAGES.weekday),
      startingHour: near
        ? refuse({
            code: "slot-too-near",
            params: { startingHour: near.startingHour },
            message: slotTooNearMessage(near.startingHour),
          })
        : hour,
    },
    (field) => ({ weekday: field.weekday.value, startingHour: field.startingHour.value }),
  );
}

/** A day on which no appointment is offered. */
export function checkDayOff(text: string, now: Date): Outcome<CalendarDate, Refusal<"required" | "day-past">> {
  const day = calendarDate(text);
  if (day === undefined) return refuse({ code: "required", message: SELECT_A_DATE });
  return day >= todayInIndia(now) ? accept(day) : refuse({ code: "day-past", message: SLOT_MESSAGES.dayPast });
}

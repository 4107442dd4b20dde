import { addDays, type CalendarDate, todayInIndia, weekdayOf } from "../dates/calendar-date.ts";
import type { Policy } from "../policy.ts";

const SUNDAY = 0;

/**
 * The day by which an order is promised to arrive (C62): so many working days after the day of its confirmation as the
 * policy has for the place, the later of two. Sundays and the shop's holidays are no working days.
 */
export function promisedDelivery(
  order: { readonly confirmedAt: Date; readonly postalCode: string },
  { delivery }: Policy,
): CalendarDate {
  const isInCity = delivery.cityPins.some((pin) => order.postalCode.startsWith(pin));
  const isWorkingDay = (day: CalendarDate) => weekdayOf(day) !== SUNDAY && !delivery.holidays.includes(day);
  let day = todayInIndia(order.confirmedAt);
  for (let left = isInCity ? delivery.cityWorkingDays : delivery.restWorkingDays.to; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

import { addDays, type CalendarDate } from "../dates/calendar-date.ts";
import { addMoney, type Paise, paise, ZERO_PAISE } from "../money/money.ts";

/** Days of a period of sales, today included; it is compared with as many days before. */
export const SALES_DAYS = 30;

/** What was sold on a day in India. */
export interface SalesDay {
  readonly day: CalendarDate;
  readonly orders: number;
  readonly amount: Paise;
}

export interface SalesTotal {
  readonly orders: number;
  readonly amount: Paise;
  /** Of an order, to the paisa; undefined when there was none. */
  readonly average: Paise | undefined;
}

/** The first days of the last period and of the one before. */
export const salesPeriods = (today: CalendarDate) => ({
  current: addDays(today, 1 - SALES_DAYS),
  before: addDays(today, 1 - 2 * SALES_DAYS),
});

/** Each day of a period, those without a sale too. */
export function fillPeriod(first: CalendarDate, sold: readonly SalesDay[]): readonly SalesDay[] {
  const byDay = new Map(sold.map((one) => [one.day, one]));
  return Array.from({ length: SALES_DAYS }, (_, place) => {
    const day = addDays(first, place);
    return byDay.get(day) ?? { day, orders: 0, amount: ZERO_PAISE };
  });
}

export function sumSales(days: readonly Omit<SalesDay, "day">[]): SalesTotal {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const amount = addMoney(...days.map((day) => day.amount));
  return { orders, amount, average: orders > 0 ? paise(Math.round(amount / orders)) : undefined };
}

/** By how many percent something grew, rounded; undefined where there was nothing before. */
export const growthPercent = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;

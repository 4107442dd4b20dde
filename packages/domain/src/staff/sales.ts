import { addDays, type CalendarDate } from "../dates/calendar-date.ts";
import { addMoney, type Paise, paise, smallerMoney, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { sharePercent } from "./figures.ts";

/** Days of a period of sales, today included; it is compared with as many days before. */
export const SALES_DAYS = 30;

/** What was sold on a day in India. */
export interface SalesDay {
  readonly day: CalendarDate;
  readonly orders: number;
  /** Less what was refunded of these orders, or is to be. */
  readonly amount: Paise;
  /** What that was. */
  readonly refunded: Paise;
}

export interface SalesTotal {
  readonly orders: number;
  readonly amount: Paise;
  readonly refunded: Paise;
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
    return byDay.get(day) ?? { day, orders: 0, amount: ZERO_PAISE, refunded: ZERO_PAISE };
  });
}

/** What orders came to, less what was refunded of them. */
export const netSales = (sold: Paise, refunded: Paise): Paise => subtractMoney(sold, smallerMoney(sold, refunded));

type Sold = Pick<SalesDay, "orders" | "amount"> & { readonly refunded?: Paise | undefined };

/** @param days of a backend that may not tell what was refunded. */
export function sumSales(days: readonly Sold[]): SalesTotal {
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const amount = addMoney(...days.map((day) => day.amount));
  const refunded = addMoney(...days.map((day) => day.refunded ?? ZERO_PAISE));
  return { orders, amount, refunded, average: orders > 0 ? paise(Math.round(amount / orders)) : undefined };
}

/** By how many percent something grew, rounded; undefined where there was nothing before. */
export const growthPercent = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round(((now - before) / before) * 100) : undefined;

/** Parcels with cash to collect, by how they ended (C55). */
export interface ReturnedParcels {
  readonly delivered: number;
  readonly cameBack: number;
}

/** How many percent of the parcels came back, to a tenth; undefined where none has ended. */
export const cameBackPercent = ({ delivered, cameBack }: ReturnedParcels): number | undefined =>
  sharePercent(cameBack, delivered + cameBack);

import { addDays, type CalendarDate, startOfDay } from "../dates/calendar-date.ts";
import { type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** For how long money is owed, in days of India since the delivery or the payment. */
export const OWED_AGES = ["week", "fortnight", "longer"] as const;
export type OwedAge = (typeof OWED_AGES)[number];

export const OWED_AGE_NAMES: Readonly<Record<OwedAge, string>> = {
  week: "7 days or less",
  fortnight: "8 to 14 days",
  longer: "More than 14 days",
};

const [WEEK, FORTNIGHT] = [7, 14];

/** From when and until when it became due that is owed for so long: `from` is included, `before` is not. */
export function owedSince(age: OwedAge, today: CalendarDate): { readonly from?: Date; readonly before?: Date } {
  const [week, fortnight] = [startOfDay(addDays(today, -WEEK)), startOfDay(addDays(today, -FORTNIGHT))];
  if (age === "week") return { from: week };
  return age === "fortnight" ? { from: fortnight, before: week } : { before: fortnight };
}

/** Nothing of it came, or not all of it. */
export const OWED_STATES = ["missing", "short"] as const;
export type OwedState = (typeof OWED_STATES)[number];

/** How an amount is closed that will not come by a file: it came in another way, or the shop gives it up. */
export const CLOSING_WAYS = ["settled", "written_off"] as const;
export type ClosingWay = (typeof CLOSING_WAYS)[number];

export const CLOSING_REASON_MAXIMUM_LENGTH = 300;

export const MONEY_CHANGED = "This has changed since you opened the page. Please look at it again!";
export const NOTHING_OWED = "Nothing is owed here any more.";
export const CLOSED_BEFORE = "Somebody has closed this line already.";

/** What is owed of an order's cash or a payment. */
export interface Owed {
  readonly due: Paise;
  readonly received: Paise;
  readonly writtenOff: Paise;
}

/** How much is owed still; never below zero. */
export function leftOf({ due, received, writtenOff }: Owed): Paise {
  const left = subtractMoney(subtractMoney(due, received), writtenOff);
  return left > 0 ? left : ZERO_PAISE;
}

/** Whether all that is left may be closed, by somebody who saw how much that is. */
export function checkClosing(owed: Owed, seen: Paise): Outcome<Paise, Refusal<"nothing-owed" | "money-changed">> {
  const left = leftOf(owed);
  if (left === 0) return refuse({ code: "nothing-owed", message: NOTHING_OWED });
  return left === seen ? accept(left) : refuse({ code: "money-changed", message: MONEY_CHANGED });
}

export const PAYOUT_APPLIED_BEFORE = "This file was applied already. Nothing was counted again.";
export const PAYOUT_LINE_CLOSED =
  "Staff have closed a line of this file. Please open it again first, in the lines to check!";
export const PAYOUT_BUILT_ON =
  "A later file has money of the same orders or payments, which did not count because of this one. Please take that file back first!";
export const PAYOUT_WRONG = "Some lines cannot be read. Please correct them in the file, and upload it again!";
export const PAYOUT_CHANGED =
  "Some lines count for other amounts than you saw: orders have changed, or another file was applied. Nothing was applied. Please look at them again!";

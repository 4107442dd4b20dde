import { describe, expect, it } from "vitest";
import { daysBetween, todayInIndia } from "../dates/calendar-date.ts";
import { fromRupees } from "../money/money.ts";
import { day } from "../testing/day.ts";
import { checkClosing, leftOf, MONEY_CHANGED, NOTHING_OWED, OWED_AGES, owedSince } from "./money-owed.ts";

const owed = (due: number, received = 0, writtenOff = 0) => ({
  ...{ due: fromRupees(due), received: fromRupees(received), writtenOff: fromRupees(writtenOff) },
});

it.each([
  [owed(900), 900],
  [owed(900, 400, 100), 400],
  [owed(900, 900), 0],
  [owed(900, 900, 100), 0],
])("of %j %d rupees are left", (money, left) => expect(leftOf(money)).toBe(fromRupees(left)));

describe("closing what is left", () => {
  it.each([
    [owed(900, 800), 100, true],
    [owed(900, 800), 900, MONEY_CHANGED],
    [owed(900, 900), 100, NOTHING_OWED],
  ])("of %j, seen as %d: %j", (money, seen, said) => {
    const checked = checkClosing(money, fromRupees(seen));
    expect(checked.ok || checked.refusal.message).toBe(said);
  });
});

it("each moment has one age: up to 7 days, up to 14, more", () => {
  const today = day("2026-03-31");
  for (let days = 0; days < 30; days++) {
    const at = new Date(Date.parse("2026-03-31T05:00:00Z") - days * 86_400_000);
    const ages = OWED_AGES.filter((age) => {
      const { from, before } = owedSince(age, today);
      return (!from || at >= from) && (!before || at < before);
    });
    expect(daysBetween(todayInIndia(at), today)).toBe(days);
    expect(ages).toEqual([days <= 7 ? "week" : days <= 14 ? "fortnight" : "longer"]);
  }
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarDate, calendarDate, daysBetween } from "../dates/calendar-date.ts";
import { fromRupees, ZERO_PAISE } from "../money/money.ts";
import { cameBackPercent, fillPeriod, growthPercent, netSales, SALES_DAYS, salesPeriods, sumSales } from "./sales.ts";

const day = (text: string): CalendarDate => {
  const found = calendarDate(text);
  if (!found) throw new Error(`${text} is no day`);
  return found;
};

describe("the sales of the last days", () => {
  it("are those of thirty, today included, beside the thirty before", () => {
    const today = day("2026-03-15");
    const { current, before } = salesPeriods(today);
    expect([current, before]).toEqual(["2026-02-14", "2026-01-15"]);
    expect(fillPeriod(current, []).at(-1)?.day).toBe(today);
    expect(daysBetween(before, current)).toBe(SALES_DAYS);
  });

  it("have every day, those without a sale too", () => {
    const sold = { day: day("2026-02-16"), orders: 2, amount: fromRupees(499), refunded: fromRupees(50) };
    const filled = fillPeriod(day("2026-02-14"), [sold]);
    expect(filled).toHaveLength(SALES_DAYS);
    expect(filled[1]).toEqual({ day: "2026-02-15", orders: 0, amount: ZERO_PAISE, refunded: ZERO_PAISE });
    expect(filled[2]).toEqual(sold);
  });

  it("have an average order where there is an order", () => {
    const days = [
      { orders: 2, amount: fromRupees(100), refunded: fromRupees(20) },
      { orders: 1, amount: fromRupees(0.01) },
    ];
    expect(sumSales(days)).toEqual({
      ...{ orders: 3, amount: fromRupees(100.01), average: fromRupees(33.34), refunded: fromRupees(20) },
    });
    expect(sumSales([])).toEqual({ orders: 0, amount: ZERO_PAISE, refunded: ZERO_PAISE, average: undefined });
  });

  it("are what orders came to, less what was refunded of them", () => {
    expect(netSales(fromRupees(1000), fromRupees(250.5))).toBe(fromRupees(749.5));
    expect(netSales(fromRupees(1000), fromRupees(1000))).toBe(ZERO_PAISE);
  });

  it.each([
    [0, 0, undefined],
    [10, 0, 0],
    [29, 1, 3.3],
    [1, 1, 50],
    [0, 3, 100],
  ])("of %d parcels delivered and %d come back, %s percent came back (C55)", (delivered, cameBack, percent) => {
    expect(cameBackPercent({ delivered, cameBack })).toBe(percent);
  });

  it.each([
    [150, 100, 50],
    [0, 100, -100],
    [1, 3, -67],
    [5, 0, undefined],
    [0, 0, undefined],
  ])("%d after %d grew by %s percent", (now, before, percent) => {
    expect(growthPercent(now, before)).toBe(percent);
  });

  it("never average more than the dearest day", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(amounts, (rupees) => {
        const { average = 0 } = sumSales(rupees.map((one) => ({ orders: 1, amount: fromRupees(one) })));
        expect(average).toBeLessThanOrEqual(fromRupees(Math.max(...rupees)));
        expect(average).toBeGreaterThanOrEqual(fromRupees(Math.min(...rupees)));
      }),
    );
  });
});

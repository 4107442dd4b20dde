import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../testing/day.ts";
import { calendarMonth, daysOfMonth, formatMonth, monthOf, monthsBefore } from "./calendar-month.ts";

describe("a month", () => {
  test.each(["", "2026", "2026-13", "2026-00", "2026-1", "2026-11-01", "0000-01x", "26-11"])(
    "is not read from %j",
    (text) => {
      expect(calendarMonth(text)).toBeUndefined();
    },
  );

  test.each([
    ["2026-02-28", 28],
    ["2028-02-01", 29],
    ["2026-11-30", 30],
    ["2026-12-31", 31],
  ])("of %s has %d days, the first to the last", (text, count) => {
    const month = monthOf(day(text));
    const days = daysOfMonth(month);
    expect(calendarMonth(month)).toBe(text.slice(0, 7));
    expect(days).toHaveLength(count);
    expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${count}`]);
  });

  test("has months before it, over the year's end", () => {
    const month = monthOf(day("2027-02-14"));
    expect(monthsBefore(month, 3)).toEqual(["2027-01", "2026-12", "2026-11"]);
    expect(monthsBefore(month, 0)).toEqual([]);
    expect(formatMonth(month)).toBe("February 2027");
  });

  test("has each of its days once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = monthOf(day(`${year}-${String(number).padStart(2, "0")}-01`));
        const days = daysOfMonth(month);
        expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(days.every((one) => monthOf(one) === month)).toBe(true);
      }),
    );
  });
});

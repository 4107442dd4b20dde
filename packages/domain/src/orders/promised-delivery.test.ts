import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, weekdayOf } from "../dates/calendar-date.ts";
import { DEFAULT_POLICY, type Policy } from "../policy.ts";
import { day } from "../testing/day.ts";
import { promisedDelivery } from "./promised-delivery.ts";

const AHMEDABAD = "380054";
const PUNE = "411007";

const promised = (confirmedAt: string, postalCode: string, policy: Policy = DEFAULT_POLICY) =>
  promisedDelivery({ confirmedAt: new Date(confirmedAt), postalCode }, policy);

describe("the promised day [R118] (C62)", () => {
  it.each([
    ["Monday noon", "2026-03-16T06:30:00Z", AHMEDABAD, "2026-03-18"],
    ["Monday noon", "2026-03-16T06:30:00Z", PUNE, "2026-03-23"],
    ["Friday, over a Sunday", "2026-03-20T06:30:00Z", AHMEDABAD, "2026-03-23"],
    ["Sunday", "2026-03-15T06:30:00Z", AHMEDABAD, "2026-03-17"],
    ["Monday after midnight in India", "2026-03-15T18:30:00Z", AHMEDABAD, "2026-03-18"],
  ])("of an order confirmed on %s (%s), to %s", (_name, confirmedAt, postalCode, expected) => {
    expect(promised(confirmedAt, postalCode)).toBe(expected);
  });

  it("is later by the shop's holidays, and by its own days (C59)", () => {
    const { delivery } = DEFAULT_POLICY;
    const withHolidays = {
      ...DEFAULT_POLICY,
      delivery: { ...delivery, holidays: [day("2026-03-17"), day("2026-03-18")] },
    };
    expect(promised("2026-03-16T06:30:00Z", AHMEDABAD, withHolidays)).toBe("2026-03-20");
    const slower = { ...DEFAULT_POLICY, delivery: { ...delivery, cityPins: ["411"], cityWorkingDays: 4 } };
    expect(promised("2026-03-16T06:30:00Z", PUNE, slower)).toBe("2026-03-20");
    expect(promised("2026-03-16T06:30:00Z", AHMEDABAD, slower)).toBe("2026-03-23");
  });

  it("is never a Sunday, and never sooner than its working days", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 30 }), (confirmedAt, cityWorkingDays) => {
        const policy = { ...DEFAULT_POLICY, delivery: { ...DEFAULT_POLICY.delivery, cityWorkingDays } };
        const end = promisedDelivery({ confirmedAt, postalCode: AHMEDABAD }, policy);
        const start = promisedDelivery(
          { confirmedAt, postalCode: AHMEDABAD },
          { ...policy, delivery: { ...policy.delivery, cityWorkingDays: 0 } },
        );
        expect(weekdayOf(end)).not.toBe(0);
        expect(daysBetween(start, end)).toBeGreaterThanOrEqual(cityWorkingDays);
      }),
    );
  });
});

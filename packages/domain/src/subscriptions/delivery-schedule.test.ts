import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../dates/calendar-date.ts";
import { fromRupees } from "../money/money.ts";
import { day } from "../testing/day.ts";
import {
  chargeDay,
  chargeTime,
  isWithinMandate,
  lastDelivery,
  mandateTerms,
  oneMoreDelivery,
  orderDay,
} from "./delivery-schedule.ts";
import {
  MANDATE_LIMIT,
  MANDATE_YEARS,
  SUBSCRIPTION_INTERVALS,
  SUBSCRIPTION_INTERVALS_DAYS,
} from "./subscription-terms.ts";

const delivery = day("2026-03-10");

it("is offered every 1, 2, 3 and 4 months [C43]", () => {
  expect(SUBSCRIPTION_INTERVALS_DAYS).toEqual([30, 60, 90, 120]);
  expect(SUBSCRIPTION_INTERVALS.map(({ name }) => name)).toEqual([
    "Every month",
    "Every 2 months",
    "Every 3 months",
    "Every 4 months",
  ]);
});

it("is ordered two days before it, and charged 24 hours later [C43]", () => {
  expect([orderDay(delivery), chargeDay(delivery)]).toEqual(["2026-03-08", "2026-03-09"]);
  expect(orderDay(day("2026-03-01"))).toBe("2026-02-27");
  expect(chargeTime(new Date("2026-03-08T00:10:00Z"))).toEqual(new Date("2026-03-09T00:10:00Z"));
});

it("is charged up to ₹15,000, by a mandate of five years [C43]", () => {
  expect([MANDATE_LIMIT, MANDATE_YEARS]).toEqual([fromRupees(15_000), 5]);
  expect(mandateTerms(new Date("2026-03-14T20:00:00Z"))).toEqual({
    limit: MANDATE_LIMIT,
    startsOn: "2026-03-15",
    endsOn: "2031-03-14",
  });
  expect([fromRupees(1), fromRupees(15_000), fromRupees(15_000.01)].map(isWithinMandate)).toEqual([true, true, false]);
});

describe("a pause [C43]", () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [9, true],
    [10, false],
    [11, false],
  ])("%d days before a delivery lets it go out: %s", (days, goesOut) => {
    expect(lastDelivery(delivery, addDays(delivery, -days))).toBe(goesOut ? delivery : undefined);
  });

  it("has nothing to let out without a delivery", () => {
    expect(lastDelivery(undefined, delivery)).toBeUndefined();
  });

  it("stops no delivery that is ordered already", () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), (days) => {
        const today = addDays(delivery, -days);
        const isOrdered = today >= orderDay(delivery) && daysBetween(today, delivery) >= 0;
        expect(!isOrdered || lastDelivery(delivery, today) === delivery).toBe(true);
      }),
    );
  });

  it("says so", () => {
    expect(oneMoreDelivery(delivery)).toBe("One more delivery on Mar 10, 2026");
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/calendar-date.ts";
import { day } from "../testing/day.ts";
import { messageOf } from "../testing/refused.ts";
import { canShift, checkShift, SHIFT_OFFERED_DAYS, SHIFT_WINDOW_DAYS, shiftWindow } from "./subscription-shift.ts";

const nextDeliveryDate = day("2026-03-10");
const daysBefore = (days: number) => ({ active: true, nextDeliveryDate, today: addDays(nextDeliveryDate, -days) });

it("offered 7 days before, to 15 days after [R196]", () => {
  expect([SHIFT_OFFERED_DAYS, SHIFT_WINDOW_DAYS]).toEqual([7, 15]);
});

describe("canShift [R167]", () => {
  it.each([
    [-1, false],
    [0, true],
    [1, true],
    [3, true],
    [7, true],
    [8, false],
    [15, false],
    [16, false],
  ])("%d days before: %s", (days, expected) => {
    expect(canShift(daysBefore(days))).toBe(expected);
  });

  it("once only", () => {
    expect(canShift({ ...daysBefore(3), shiftedDeliveryDate: nextDeliveryDate })).toBe(false);
  });

  it("not while it is paused", () => {
    const paused = { ...daysBefore(3), active: false };
    expect(canShift(paused)).toBe(false);
    expect(messageOf(checkShift({ ...paused, date: nextDeliveryDate }))).toBe("This order cannot be shifted now");
  });

  it("not without a delivery", () => {
    expect(canShift({ active: true, nextDeliveryDate: undefined, today: nextDeliveryDate })).toBe(false);
  });
});

describe("checkShift [R168]", () => {
  it.each([
    [undefined, "Please select a date"],
    [-1, "Select a date on or after the next delivery date"],
    [0, undefined],
    [3, undefined],
    [7, undefined],
    [8, undefined],
    [15, undefined],
    [16, "Select a date within 15 days of the next delivery date"],
  ])("%s days after the next delivery: %s", (days, message) => {
    const date = days === undefined ? undefined : addDays(nextDeliveryDate, days);
    expect(messageOf(checkShift({ ...daysBefore(2), date }))).toBe(message);
  });

  it("refuses every date when shifting is not offered", () => {
    const date = addDays(nextDeliveryDate, 1);
    expect(checkShift({ ...daysBefore(8), date })).toMatchObject({ refusal: { code: "shift-not-offered" } });
    expect(checkShift({ ...daysBefore(2), shiftedDeliveryDate: date, date }).ok).toBe(false);
  });

  it("takes exactly the days that the picker allows", () => {
    const { earliest, latest } = shiftWindow(nextDeliveryDate);
    expect([earliest, latest]).toEqual(["2026-03-10", "2026-03-25"]);
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
        const date = addDays(nextDeliveryDate, days);
        return checkShift({ ...daysBefore(5), date }).ok === (date >= earliest && date <= latest);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { calendarDate } from "../dates/calendar-date.ts";
import { day } from "../testing/day.ts";
import {
  DELIVERY_PROGRESS_DAYS,
  DELIVERY_SOON_DAYS,
  deliveryCountdown,
  deliveryProgress,
  nextDelivery,
} from "./delivery-countdown.ts";

const today = day("2026-02-27");

it("red from 3 days, on a scale of 30 [R196]", () => {
  expect([DELIVERY_SOON_DAYS, DELIVERY_PROGRESS_DAYS]).toEqual([3, 30]);
});

describe("deliveryCountdown [R163]", () => {
  it.each([
    ["2026-02-26", "Today", true], // overdue
    ["2026-02-27", "Today", true],
    ["2026-02-28", "Tomorrow", true],
    ["2026-03-01", "2 days", true],
    ["2026-03-02", "3 days", true],
    ["2026-03-03", "4 days", false],
    ["2026-03-06", "7 days", false],
    ["2026-03-07", "8 days", false],
    ["2026-03-14", "15 days", false],
    ["2026-03-15", "16 days", false],
    ["2026-03-29", "30 days", false],
  ])("delivery on %s: %s, red %s", (date, label, isSoon) => {
    expect(deliveryCountdown({ active: true, deliveryDate: day(date), today })).toMatchObject({
      kind: "counting",
      label,
      isSoon,
    });
  });

  it.each([
    [false, "2026-02-28"],
    [true, undefined],
    [false, undefined],
  ])("active %s with delivery %s is Paused", (active, date) => {
    const deliveryDate = date === undefined ? undefined : calendarDate(date);
    expect(deliveryCountdown({ active, deliveryDate, today })).toEqual({ kind: "paused", label: "Paused" });
  });

  it("counts to the shifted date once there is one", () => {
    const nextDeliveryDate = day("2026-03-01");
    expect(nextDelivery({ nextDeliveryDate })).toBe("2026-03-01");
    expect(nextDelivery({ nextDeliveryDate, shiftedDeliveryDate: day("2026-03-09") })).toBe("2026-03-09");
    expect(nextDelivery({})).toBeUndefined();
  });
});

it.each([
  [-1, 100],
  [0, 100],
  [3, 90],
  [7, 77],
  [8, 73],
  [15, 50],
  [16, 47],
  [29, 3],
  [30, 0],
  [45, 0],
])("%d days before, the bar is filled to %d percent", (days, percent) => {
  expect(deliveryProgress(days)).toBe(percent);
});

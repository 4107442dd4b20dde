import { describe, expect, it } from "vitest";
import { DAY_MS } from "../dates/durations.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { messageOf } from "../testing/refused.ts";
import { checkReservationRenewal, checkUnpaidOrders, renewedReservationEnds, reservationEnds } from "./reservation.ts";

const PLACED = new Date("2026-03-15T06:30:00Z");
const DAYS_3 = 3 * DAY_MS;

describe("unpaid orders", () => {
  it.each([0, 1, 2])("can be one more than %d", (unpaid) => {
    expect(checkUnpaidOrders(unpaid, DEFAULT_POLICY).ok).toBe(true);
  });

  it.each([3, 4])("cannot be one more than %d", (unpaid) => {
    expect(messageOf(checkUnpaidOrders(unpaid, DEFAULT_POLICY))).toBe(
      "You have 3 unpaid orders. Please pay one of them in your order history, or try again in half an hour!",
    );
  });
});

describe("a reservation", () => {
  it.each([0, DAYS_3 - 1])("is renewed %d ms after the order was placed", (later) => {
    expect(checkReservationRenewal(PLACED, new Date(PLACED.getTime() + later), DEFAULT_POLICY).ok).toBe(true);
  });

  it.each([DAYS_3, 2 * DAYS_3])("is not renewed %d ms after it", (later) => {
    expect(messageOf(checkReservationRenewal(PLACED, new Date(PLACED.getTime() + later), DEFAULT_POLICY))).toBe(
      "This order has waited for its payment for more than 3 days. Please place a new order!",
    );
  });

  it("lasts half an hour", () => {
    expect(DEFAULT_POLICY.unpaidOrders.holdMinutes).toBe(30);
  });

  it.each([
    ["a released order", null, "2026-03-15T07:00:00Z"],
    ["one that would end earlier", "2026-03-15T06:59:59Z", "2026-03-15T07:00:00Z"],
    ["one that would end at the same time", "2026-03-15T07:00:00Z", "2026-03-15T07:00:00Z"],
    ["one that would end later", "2026-03-15T07:00:01Z", "2026-03-15T07:00:01Z"],
  ])("is renewed for half an hour from now, and never shortened: %s", (_, until, ends) => {
    expect(renewedReservationEnds(until === null ? null : new Date(until), PLACED, DEFAULT_POLICY)).toEqual(
      new Date(ends),
    );
  });
});

it("another shop waits as long as it decides (C59)", () => {
  const policy = { ...DEFAULT_POLICY, unpaidOrders: { holdMinutes: 45, renewalDays: 1, maximum: 1 } };
  const nextDay = new Date(PLACED.getTime() + DAY_MS);
  expect(reservationEnds(PLACED, policy)).toEqual(new Date("2026-03-15T07:15:00Z"));
  expect(messageOf(checkReservationRenewal(PLACED, nextDay, policy))).toContain("more than 1 days");
  expect(messageOf(checkUnpaidOrders(1, policy))).toContain("You have 1 unpaid orders");
});

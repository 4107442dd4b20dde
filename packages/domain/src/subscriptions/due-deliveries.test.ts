import { expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { ORDER_CANCELLED, ORDER_PENDING } from "../orders/order-states.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { day } from "../testing/day.ts";
import { messageOf } from "../testing/refused.ts";
import {
  CHARGE_NOT_FAILED,
  checkChargeAgain,
  checkFailedCharge,
  checkSubscriptionState,
  DUE_WITHIN,
  deliveryPayment,
  FAILED_ORDER_OVER,
  FAILED_ORDER_TOO_OLD,
  lastDueDay,
  NO_MANDATE,
  SUBSCRIPTION_ACTIVE_ALREADY,
  SUBSCRIPTION_PAUSED_ALREADY,
} from "./due-deliveries.ts";

it("looks ahead from today on", () => {
  const today = day("2026-02-20");
  expect(DUE_WITHIN.map((within) => lastDueDay(within, today))).toEqual(["2026-03-05", "2026-02-26", "2026-02-22"]);
});

const unpaid = { isPaid: false, orderStatus: ORDER_PENDING };
const waiting = { isOver: false, hasFailed: false };

it.each([
  ["not ordered, with a mandate", { isByMandate: true }, "mandate"],
  ["not ordered, without one", {}, "link"],
  ["ordered, and to be charged", { order: unpaid, charge: waiting }, "mandate"],
  ["ordered without a charge", { order: unpaid, isByMandate: true }, "link"],
  ["ordered, with a charge that failed", { order: unpaid, charge: { isOver: true, hasFailed: true } }, "failed"],
  ["ordered, with a charge that was dropped", { order: unpaid, charge: { isOver: true, hasFailed: false } }, "link"],
  [
    "paid by the link after all",
    { order: { ...unpaid, isPaid: true }, charge: { isOver: true, hasFailed: true } },
    "paid",
  ],
  ["cancelled", { order: { ...unpaid, orderStatus: ORDER_CANCELLED }, charge: waiting }, "cancelled"],
])("the payment of a delivery that is %s", (_, change, payment) => {
  expect(deliveryPayment({ order: undefined, charge: undefined, isByMandate: false, ...change })).toBe(payment);
});

it.each([
  [{}, undefined],
  [{ hasFailed: false }, CHARGE_NOT_FAILED],
  [{ order: { ...unpaid, isPaid: true } }, FAILED_ORDER_OVER],
  [{ order: { ...unpaid, orderStatus: ORDER_CANCELLED } }, FAILED_ORDER_OVER],
  [{ now: "2026-03-04T06:29:59Z" }, undefined],
  [{ now: "2026-03-04T06:30:00Z" }, FAILED_ORDER_TOO_OLD],
])("a failed charge with %j: %j", (change, message) => {
  const { now, hasFailed, order } = { now: "2026-03-02T06:30:00Z", hasFailed: true, order: unpaid, ...change };
  const placed = { ...order, placedAt: new Date("2026-03-01T06:30:00Z") };
  const checked = checkFailedCharge({ hasFailed, order: placed }, new Date(now), DEFAULT_POLICY);
  expect(messageOf(checked)).toBe(message);
});

it.each([
  [{}, undefined],
  [{ mandateGateway: null }, NO_MANDATE],
  [{ mandateGateway: "another" }, NO_MANDATE],
  [{ amount: fromRupees(15_000.01) }, NO_MANDATE],
])("is made again with %j: %j", (change, message) => {
  const mandate = { mandateGateway: "payu", gateway: "payu", amount: fromRupees(15_000) };
  expect(messageOf(checkChargeAgain({ ...mandate, ...change }))).toBe(message);
});

it.each([
  [true, false, undefined],
  [false, true, undefined],
  [true, true, SUBSCRIPTION_ACTIVE_ALREADY],
  [false, false, SUBSCRIPTION_PAUSED_ALREADY],
])("a subscription that is active %s becomes active %s: %j", (before, after, message) => {
  expect(messageOf(checkSubscriptionState(before, after))).toBe(message);
});

import { expect, test } from "vitest";
import { checkErasure } from "../account/erasure.ts";
import { checkCartMinimum } from "../buying/minimum-order.ts";
import { fromRupees } from "../money/money.ts";
import type { Outcome } from "../outcome.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { checkMayOrder } from "../staff/customer-block.ts";
import { checkCashLimits } from "./cash-limits.ts";
import { inStaffWords } from "./phone-order.ts";
import { checkUnpaidOrders } from "./reservation.ts";

const open = { orders: 1000, amount: fromRupees(0) };
const refusalOf = (outcome: Outcome<unknown>) => {
  if (outcome.ok) throw new Error("This should be refused");
  return outcome.refusal;
};

test.each([
  [
    "cash-limit",
    checkCashLimits(
      { amount: fromRupees(1), isMobileProven: false, ofCustomer: open, ofAddress: open },
      DEFAULT_POLICY,
    ),
  ],
  ["too-many-unpaid-orders", checkUnpaidOrders(1000, DEFAULT_POLICY)],
  ["account-blocked", checkMayOrder(true, "+91 98000 00000")],
  ["parcels-open", checkErasure({ hasParcels: true, hasHandRefunds: false })],
  ["refunds-open", checkErasure({ hasParcels: false, hasHandRefunds: true })],
])("%s speaks of the customer to the staff, and to nobody of themselves", (code, outcome) => {
  const refusal = refusalOf(outcome);
  expect(refusal.message).toMatch(/\byour?\b/i);
  const said = inStaffWords(refusal);
  expect({ ...refusal, ...said, message: "" }).toEqual({ ...refusal, code, message: "" });
  expect(said.message).toContain("customer");
  expect(said.message).not.toMatch(/\byour?\b/i);
});

test("what is about the goods is said as it is", () => {
  const refusal = refusalOf(checkCartMinimum({ total: fromRupees(1), names: ["Ghee"] }, DEFAULT_POLICY));
  expect(inStaffWords(refusal)).toBe(refusal);
});

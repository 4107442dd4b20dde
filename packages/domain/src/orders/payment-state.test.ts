import { describe, expect, it } from "vitest";
import { fromRupees } from "../money/money.ts";
import { type PaidOrder, paymentStateOf, paymentWord, totalLabel } from "./payment-state.ts";

const order = (change: Partial<PaidOrder>): PaidOrder => ({
  ...{ orderStatus: "Delivered", isPaid: true, isReleased: false },
  ...{ finalTotal: fromRupees(1000), refunded: fromRupees(0) },
  ...change,
});

describe("how an order's money stands", () => {
  it.each<[Partial<PaidOrder>, string]>([
    [{}, "paid"],
    [{ refunded: fromRupees(0.01) }, "partly refunded"],
    [{ refunded: fromRupees(999.99) }, "partly refunded"],
    [{ refunded: fromRupees(1000) }, "refunded"],
    // Asked for, and not paid back yet.
    [{ orderStatus: "Cancelled" }, "paid"],
    [{ orderStatus: "Cancelled", refunded: fromRupees(1000) }, "refunded"],
    [{ isPaid: false }, "unpaid"],
    [{ isPaid: false, orderStatus: "Undelivered", isReleased: true }, "unpaid"],
    // Paid by gift voucher and coins alone, which go back with the whole order.
    [{ finalTotal: fromRupees(0) }, "paid"],
    [{ finalTotal: fromRupees(0), orderStatus: "Pending" }, "paid"],
    [{ finalTotal: fromRupees(0), orderStatus: "Cancelled" }, "refunded"],
    [{ finalTotal: fromRupees(0), orderStatus: "Returned" }, "refunded"],
    [{ finalTotal: fromRupees(0), orderStatus: "Undelivered" }, "paid"],
    [{ finalTotal: fromRupees(0), orderStatus: "Undelivered", isReleased: true }, "refunded"],
  ])("%j: %s", (change, state) => {
    expect(paymentStateOf(order(change))).toBe(state);
  });

  it.each([
    ["Pending", true, "partly refunded", "partly refunded", "Paid"],
    ["Cancelled", true, "refunded", "refunded", "Paid"],
    ["Pending", false, "unpaid", "not yet paid", "To pay"],
    ["Cancelled", false, "unpaid", "not paid", "Total"],
    ["Undelivered", false, "unpaid", "not paid", "Total"],
    // Another backend tells less.
    ["Delivered", true, undefined, "paid", "Paid"],
    ["Shipped", false, undefined, "not yet paid", "To pay"],
  ] as const)("is said of an order that is %s, paid: %s, %s: %s; its sum is called %s", (...row) => {
    const [orderStatus, isPaid, paymentState, word, label] = row;
    expect(paymentWord({ orderStatus, isPaid, paymentState })).toBe(word);
    expect(totalLabel({ orderStatus, isPaid })).toBe(label);
  });
});

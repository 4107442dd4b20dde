import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, multiplyMoney, paise, ZERO_PAISE } from "../money/money.ts";
import { AMOUNTS } from "../testing/ranges.ts";
import { cartTotals } from "./cart-totals.ts";
import { SHIPPING_CHARGE } from "./shipping.ts";

const amounts = fc.integer(AMOUNTS).map(paise);

const lines = [
  { basePrice: fromRupees(100), gst: fromRupees(5), quantity: 2 },
  { basePrice: fromRupees(249.5), gst: fromRupees(44.91), quantity: 1 },
];

describe("cartTotals [R90]", () => {
  it("adds up in its order: subtotal − discount + GST, + shipping, − coins", () => {
    const totals = cartTotals({ lines, discount: fromRupees(50), shipping: SHIPPING_CHARGE, coins: 40 });
    expect(totals).toEqual({
      subtotal: fromRupees(449.5),
      discount: fromRupees(50),
      gst: fromRupees(54.91),
      finalTotal: fromRupees(454.41),
      shipping: fromRupees(100),
      orderTotal: fromRupees(554.41),
      coins: 40,
      payable: fromRupees(514.41),
    });
  });

  it("is all zero for an empty cart", () => {
    expect(new Set(Object.values(cartTotals({ lines: [] })))).toEqual(new Set([ZERO_PAISE]));
  });

  it("takes no discount above the subtotal", () => {
    const totals = cartTotals({ lines, discount: fromRupees(1000) });
    expect(totals.discount).toBe(totals.subtotal);
    expect(totals.finalTotal).toBe(totals.gst);
  });

  it("takes no more coins than the order's total holds whole rupees", () => {
    const totals = cartTotals({ lines, coins: 1000 });
    expect(totals.coins).toBe(504);
    expect(totals.payable).toBe(fromRupees(0.41));
  });

  const line = fc.record({ basePrice: amounts, gst: amounts, quantity: fc.integer({ min: 1, max: 20 }) });
  const cart = fc.record({
    lines: fc.array(line, { maxLength: 10 }),
    discount: amounts,
    shipping: fc.constantFrom(ZERO_PAISE, SHIPPING_CHARGE),
    coins: fc.nat(100_000),
  });

  it("is the sum of its parts, and never negative", () => {
    fc.assert(
      fc.property(cart, (of) => {
        const { subtotal, discount, gst, finalTotal, shipping, orderTotal, coins, payable } = cartTotals(of);
        expect(finalTotal).toBe(subtotal - discount + gst);
        expect(orderTotal).toBe(finalTotal + shipping);
        expect(payable).toBe(orderTotal - coins * 100);
        expect(Math.min(discount, finalTotal, payable, coins)).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(of.discount);
        expect(coins).toBeLessThanOrEqual(of.coins);
      }),
    );
  });

  it("does not change when a line is split in two", () => {
    fc.assert(
      fc.property(cart, line, (of, extra) => {
        const whole = cartTotals({ ...of, lines: [...of.lines, { ...extra, quantity: extra.quantity + 1 }] });
        const split = cartTotals({ ...of, lines: [...of.lines, extra, { ...extra, quantity: 1 }] });
        expect(split).toEqual(whole);
      }),
    );
  });

  it("of one line is the price times the quantity", () => {
    fc.assert(
      fc.property(line, (one) => {
        expect(cartTotals({ lines: [one] }).subtotal).toBe(multiplyMoney(one.basePrice, one.quantity));
      }),
    );
  });
});

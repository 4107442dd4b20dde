import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, multiplyMoney, paise, ZERO_PAISE } from "../money/money.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { AMOUNTS } from "../testing/ranges.ts";
import { cartTotals, giftVoucherSplit, goodsTotal, lineTotals, orderPayment } from "./cart-totals.ts";

const amounts = fc.integer(AMOUNTS).map(paise);

const lines = [
  { basePrice: fromRupees(100), gst: fromRupees(5), quantity: 2 },
  { basePrice: fromRupees(249.5), gst: fromRupees(44.91), quantity: 1 },
];

describe("giftVoucherSplit [C38]", () => {
  it.each([
    [500, 300, 300, 200],
    [500, 500, 500, 0],
    [500, 500.01, 500, 0],
    [500, 1000, 500, 0],
    [0, 300, 0, 0],
    [500, 0, 0, 500],
  ])("₹%d on an order of ₹%d pay ₹%d and leave ₹%d", (balance, orderTotal, pays, leaves) => {
    const split = { pays: fromRupees(pays), leaves: fromRupees(leaves) };
    expect(giftVoucherSplit(fromRupees(balance), fromRupees(orderTotal))).toEqual(split);
  });

  it("pays what the cart's totals take off", () => {
    fc.assert(
      fc.property(amounts, amounts, (balance, basePrice) => {
        const totals = cartTotals({ lines: [{ basePrice, gst: ZERO_PAISE, quantity: 1 }], giftVoucher: balance });
        return giftVoucherSplit(balance, totals.orderTotal).pays === totals.giftVoucher;
      }),
    );
  });
});

describe("cartTotals [R90]", () => {
  it("adds up in its order: subtotal − discount + GST, + shipping, − coins", () => {
    const totals = cartTotals({ lines, discount: fromRupees(50), shipping: DEFAULT_POLICY.shipping.charge, coins: 40 });
    expect(totals).toEqual({
      goodsTotal: fromRupees(504.41),
      subtotal: fromRupees(449.5),
      discount: fromRupees(50),
      gst: fromRupees(48.81),
      finalTotal: fromRupees(448.31),
      shipping: fromRupees(100),
      cashFee: ZERO_PAISE,
      orderTotal: fromRupees(548.31),
      giftVoucher: ZERO_PAISE,
      beforeCoins: fromRupees(548.31),
      coins: 40,
      payable: fromRupees(508.31),
    });
  });

  it.each([
    ["cash is left to pay", 0, 0, 45, 649.41],
    ["a gift voucher pays a part", 604, 0, 45, 45.41],
    ["a gift voucher pays all", 604.41, 0, 0, 0],
    ["a gift voucher would pay the fee as well", 700, 0, 0, 0],
    ["coins leave some paise", 0, 604, 45, 45.41],
    ["gift voucher and coins pay all", 0.41, 604, 0, 0],
  ])("has the fee for cash where %s", (_name, giftVoucher, coins, cashFee, payable) => {
    const cart = {
      lines,
      shipping: fromRupees(100),
      cashFee: fromRupees(45),
      giftVoucher: fromRupees(giftVoucher),
      coins,
    };
    expect(cartTotals(cart)).toMatchObject({ cashFee: fromRupees(cashFee), payable: fromRupees(payable) });
  });

  it("has the fee for cash and nothing else beside what it costs online", () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.nat(1000), (finalTotal, giftVoucher, cashFee, coins) => {
        const online = orderPayment({ finalTotal, giftVoucher, coins });
        const cash = orderPayment({ finalTotal, giftVoucher, coins: online.coins, cashFee });
        expect(cash.cashFee).toBe(online.payable > 0 ? cashFee : 0);
        expect(cash.payable).toBe(online.payable + cash.cashFee);
        expect([cash.giftVoucher, cash.coins]).toEqual([online.giftVoucher, online.coins]);
      }),
    );
  });

  it("is all zero for an empty cart", () => {
    expect(new Set(Object.values(cartTotals({ lines: [] })))).toEqual(new Set([ZERO_PAISE]));
  });

  it("takes no discount above the subtotal", () => {
    const totals = cartTotals({ lines, discount: fromRupees(1000) });
    expect(totals.discount).toBe(totals.subtotal);
    expect(totals.finalTotal).toBe(ZERO_PAISE);
  });

  it("takes no more coins than the order's total holds whole rupees", () => {
    const totals = cartTotals({ lines, coins: 1000 });
    expect(totals.coins).toBe(504);
    expect(totals.payable).toBe(fromRupees(0.41));
  });

  it("takes a gift voucher off after shipping and before coins, up to the whole order [C38]", () => {
    const pay = (giftVoucher: number, coins = 0) =>
      cartTotals({ lines, shipping: DEFAULT_POLICY.shipping.charge, giftVoucher: fromRupees(giftVoucher), coins });
    expect(pay(500, 40)).toMatchObject({
      discount: ZERO_PAISE,
      finalTotal: fromRupees(504.41),
      orderTotal: fromRupees(604.41),
      giftVoucher: fromRupees(500),
      beforeCoins: fromRupees(104.41),
      coins: 40,
      payable: fromRupees(64.41),
    });
    expect(pay(600, 40)).toMatchObject({ giftVoucher: fromRupees(600), coins: 4, payable: fromRupees(0.41) });
    expect(pay(604.41, 40)).toMatchObject({ giftVoucher: fromRupees(604.41), coins: 0, payable: ZERO_PAISE });
    expect(pay(2000, 40)).toMatchObject({ giftVoucher: fromRupees(604.41), coins: 0, payable: ZERO_PAISE });
  });

  it("spreads a discount over the lines by their base, and each line's GST falls with it [C38]", () => {
    expect(lineTotals(lines, fromRupees(50))).toEqual([
      // 50 × 200 / 449.50 = 22.2469…, 10 × 177.75 / 200 = 8.8875
      { base: 20_000, discount: 2225, taxable: 17_775, gst: 889, total: 18_664 },
      // 50 × 249.50 / 449.50 = 27.7530…, 44.91 × 221.75 / 249.50 = 39.9149…
      { base: 24_950, discount: 2775, taxable: 22_175, gst: 3992, total: 26_167 },
    ]);
  });

  it.each([
    // base, GST, quantity, discount, GST left
    [10_000, 500, 1, 5000, 250],
    [10_000, 501, 1, 5000, 251], // 250.5
    [10_000, 1800, 3, 30_000, 0],
    [10_000, 1800, 3, 0, 5400],
    [3, 1, 1, 1, 1], // 0.67
    [3, 1, 1, 2, 0], // 0.33
    [0, 700, 2, 0, 1400],
  ])("%d paise and %d GST, %d pieces, less %d: %d GST [C38]", (basePrice, gst, quantity, discount, expected) => {
    const [line] = lineTotals([{ basePrice: paise(basePrice), gst: paise(gst), quantity }], paise(discount));
    expect(line?.gst).toBe(expected);
  });

  const line = fc.record({ basePrice: amounts, gst: amounts, quantity: fc.integer({ min: 1, max: 20 }) });
  const cart = fc.record({
    lines: fc.array(line, { maxLength: 10 }),
    discount: amounts,
    giftVoucher: amounts,
    shipping: fc.constantFrom(ZERO_PAISE, DEFAULT_POLICY.shipping.charge),
    cashFee: fc.constantFrom(ZERO_PAISE, fromRupees(45.5)),
    coins: fc.nat(100_000),
  });

  it("is the sum of its parts, and never negative", () => {
    fc.assert(
      fc.property(cart, (of) => {
        const totals = cartTotals(of);
        const { subtotal, discount, gst, finalTotal, shipping, cashFee, orderTotal } = totals;
        const { giftVoucher, coins, payable } = totals;
        expect(finalTotal).toBe(subtotal - discount + gst);
        expect(orderTotal).toBe(finalTotal + shipping + cashFee);
        expect(payable).toBe(orderTotal - giftVoucher - coins * 100);
        expect(totals.beforeCoins).toBe(orderTotal - giftVoucher);
        expect(giftVoucher).toBe(Math.min(of.giftVoucher, orderTotal));
        expect(Math.min(discount, finalTotal, payable, coins)).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(of.discount);
        expect(coins).toBeLessThanOrEqual(of.coins);
      }),
    );
  });

  it("takes no more GST than without the discount, and as much where nothing is taken off [C38]", () => {
    fc.assert(
      fc.property(cart, (of) => {
        const full = cartTotals({ lines: of.lines });
        const { gst, goodsTotal, subtotal } = cartTotals(of);
        expect(gst).toBeLessThanOrEqual(full.gst);
        expect(goodsTotal).toBe(subtotal + full.gst);
        expect(full.gst).toBe(of.lines.reduce((sum, { gst, quantity }) => sum + gst * quantity, 0));
      }),
    );
  });

  it("is the sum of its lines, each with its share of the discount [C38]", () => {
    fc.assert(
      fc.property(cart, (of) => {
        const { subtotal, discount, gst, finalTotal } = cartTotals(of);
        const priced = lineTotals(of.lines, discount);
        const sum = (key: "base" | "discount" | "gst" | "total") => priced.reduce((all, one) => all + one[key], 0);
        expect([sum("base"), sum("discount"), sum("gst"), sum("total")]).toEqual([subtotal, discount, gst, finalTotal]);
        priced.forEach((one, index) => {
          const full = (of.lines[index]?.gst ?? 0) * (of.lines[index]?.quantity ?? 0);
          expect(one.taxable).toBe(one.base - one.discount);
          expect(one.discount).toBeGreaterThanOrEqual(0);
          expect(one.taxable).toBeGreaterThanOrEqual(0);
          expect(one.total).toBe(one.taxable + one.gst);
          expect(one.gst).toBeGreaterThanOrEqual(0);
          expect(one.gst).toBeLessThanOrEqual(full);
        });
      }),
    );
  });

  it("does not change when a line is split in two; with a discount, by the rounding of GST alone", () => {
    fc.assert(
      fc.property(cart, line, (of, extra) => {
        const one = { ...of, lines: [...of.lines, { ...extra, quantity: extra.quantity + 1 }] };
        const two = { ...of, lines: [...of.lines, extra, { ...extra, quantity: 1 }] };
        expect(cartTotals({ ...two, discount: ZERO_PAISE })).toEqual(cartTotals({ ...one, discount: ZERO_PAISE }));
        expect(goodsTotal(two.lines)).toBe(goodsTotal(one.lines));
        expect(cartTotals(two).discount).toBe(cartTotals(one).discount);
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

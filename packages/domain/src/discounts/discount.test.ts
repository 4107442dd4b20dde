import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLine, cartTotals, lineTotals } from "../buying/cart-totals.ts";
import { GST_RATES } from "../catalogue/product-form.ts";
import { fromRupees, type Paise, paise, subtractMoney } from "../money/money.ts";
import { splitGst } from "../money/price.ts";
import {
  cartReduction,
  type DiscountedProduct,
  type DiscountOff,
  discountState,
  isBelowCost,
  isDiscounted,
  lowestPriceWith,
  priceNow,
  type ShopDiscount,
  struckPrice,
} from "./discount.ts";

const rupees = fromRupees;
const GHEE: DiscountedProduct = {
  ...{ id: 7, categories: [1, 12, null], brandId: 3, usualPrice: rupees(500), mrp: rupees(600) },
};

const discount = (changed: Partial<ShopDiscount> = {}): ShopDiscount => ({
  ...{ id: 1, name: "Diwali", scope: "products", targets: [7], minimum: null },
  off: { kind: "percent", percent: 10 },
  ...changed,
});
const percent = (id: number, of: number) => discount({ id, off: { kind: "percent", percent: of } });
const less = (id: number, amount: number) => discount({ id, off: { kind: "rupees", amount: rupees(amount) } });
const at = (id: number, price: number) => discount({ id, off: { kind: "price", price: rupees(price) } });

describe("discountState", () => {
  const [startsAt, endsAt] = [new Date("2026-11-08T00:00:00+05:30"), new Date("2026-11-12T21:00:00+05:30")];

  it.each([
    ["2026-11-07T23:59:59.999+05:30", "coming"],
    ["2026-11-08T00:00:00+05:30", "running"],
    ["2026-11-12T20:59:59.999+05:30", "running"],
    ["2026-11-12T21:00:00+05:30", "over"],
  ])("at %s it is %s", (now, state) => {
    expect(discountState({ startsAt, endsAt }, new Date(now))).toBe(state);
  });

  it("without an end it runs on, and one that was ended before it started is over", () => {
    expect(discountState({ startsAt, endsAt: null }, new Date("2036-01-01"))).toBe("running");
    expect(discountState({ startsAt, endsAt: new Date("2026-11-01") }, new Date("2026-11-02"))).toBe("over");
  });
});

describe("isDiscounted", () => {
  it.each<[Pick<ShopDiscount, "scope" | "targets">, boolean]>([
    [{ scope: "products", targets: [6, 7] }, true],
    [{ scope: "products", targets: [6] }, false],
    [{ scope: "categories", targets: [1] }, true],
    [{ scope: "categories", targets: [12] }, true],
    [{ scope: "categories", targets: [7] }, false],
    [{ scope: "brands", targets: [3] }, true],
    [{ scope: "brands", targets: [7] }, false],
    [{ scope: "cart", targets: [] }, false],
  ])("%j: %s", (scope, isMeant) => {
    expect(isDiscounted(scope, GHEE)).toBe(isMeant);
  });

  it("goods without a brand are in no discount of brands", () => {
    expect(isDiscounted({ scope: "brands", targets: [3] }, { ...GHEE, brandId: null })).toBe(false);
  });
});

describe("priceNow", () => {
  it.each<[string, readonly ShopDiscount[], number, number | undefined]>([
    ["nothing runs", [], 500, undefined],
    ["a percentage", [percent(1, 10)], 450, 1],
    ["an amount", [less(1, 75.5)], 424.5, 1],
    ["the lower of two, which do not add up", [percent(1, 10), less(2, 60)], 440, 2],
    ["the older of equal ones", [less(2, 50), percent(1, 10)], 450, 1],
    ["what would take all of it takes nothing", [less(1, 500)], 500, undefined],
    ["a lower scheduled price", [at(1, 399)], 399, 1],
    ["a discount that is lower than the scheduled price", [at(1, 460), percent(2, 10)], 450, 2],
    ["a scheduled price that is lower than a discount of the usual one", [at(1, 440), percent(2, 10)], 440, 1],
    ["a higher scheduled price", [at(1, 550)], 550, 1],
    ["a discount off a higher scheduled price", [at(1, 550), percent(2, 10)], 495, 2],
    ["a scheduled price above the MRP does not count", [at(1, 600.01)], 500, undefined],
    ["one for other products", [discount({ targets: [8] })], 500, undefined],
    ["one for the cart", [discount({ scope: "cart", targets: [] })], 500, undefined],
  ])("%s", (_, running, price, id) => {
    const now = priceNow(GHEE, running);
    expect([now.price, now.discount?.id]).toEqual([rupees(price), id]);
  });

  it("a product without a price gets none", () => {
    expect(priceNow({ ...GHEE, usualPrice: paise(0) }, [at(1, 100)]).price).toBe(0);
  });

  const offs = fc.oneof(
    fc.integer({ min: 1, max: 95 }).map((of): DiscountOff => ({ kind: "percent", percent: of })),
    fc.integer({ min: 100, max: 10_000_000 }).map((amount): DiscountOff => ({ kind: "rupees", amount: paise(amount) })),
  );
  const discounts = fc
    .uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 5 })
    .chain((ids) => fc.tuple(...ids.map((id) => offs.map((off) => discount({ id, off })))));
  const prices = fc.integer({ min: 1, max: 10_000_000 }).map(paise);

  it("is above nothing and never above the usual price, whatever discounts run in whatever order", () => {
    fc.assert(
      fc.property(prices, discounts, fc.infiniteStream(fc.nat()), (usualPrice, running, order) => {
        const product = { ...GHEE, usualPrice, mrp: null };
        const now = priceNow(product, running);
        const shuffled = running.toSorted(() => (Number(order.next().value) % 3) - 1);
        expect(now.price).toBeGreaterThan(0);
        expect(now.price).toBeLessThanOrEqual(usualPrice);
        expect(priceNow(product, shuffled)).toEqual(now);
        // One counts alone: it gives this price by itself.
        expect(priceNow(product, now.discount ? [now.discount] : [])).toEqual(now);
      }),
    );
  });
});

describe("struckPrice", () => {
  it.each<[number, number | null, number | null, number | undefined]>([
    [450, 600, 500, 600],
    [450, null, 500, 500],
    [500, 600, null, 600],
    [500, 500, null, undefined],
    [550, null, 500, undefined],
    [500, null, null, undefined],
    [0, 600, null, undefined],
  ])("beside ₹%s, with an MRP of %s and ₹%s usually: %s", (price, mrp, usual, struck) => {
    const money = (amount: number | null) => (amount === null ? null : rupees(amount));
    expect(struckPrice(rupees(price), { mrp: money(mrp), usualPrice: money(usual) })).toBe(
      struck === undefined ? undefined : rupees(struck),
    );
  });
});

describe("cartReduction", () => {
  const cart = (changed: Partial<ShopDiscount>) => discount({ scope: "cart", targets: [], ...changed });
  const lines: readonly CartLine[] = [
    { basePrice: rupees(400), gst: rupees(48), quantity: 1 },
    { basePrice: rupees(100), gst: rupees(5), quantity: 2 },
  ];
  const tenPercent = cart({ id: 1, minimum: rupees(658) });
  const hundred = cart({ id: 2, off: { kind: "rupees", amount: rupees(100) }, minimum: rupees(500) });

  it.each<[string, readonly ShopDiscount[], number, number, number | undefined]>([
    ["none", [], 0, 0, undefined],
    ["a percentage of what is before GST, from a total with GST on", [tenPercent], 0, 60, 1],
    ["below its minimum", [{ ...tenPercent, minimum: paise(65_801) }], 0, 0, undefined],
    ["the larger of two", [tenPercent, hundred], 0, 100, 2],
    ["a larger code", [tenPercent], 60.01, 60.01, undefined],
    ["an equal code, which is kept", [tenPercent], 60, 60, 1],
    ["a code alone, to the whole subtotal", [], 900, 600, undefined],
    ["one of products is in the prices already", [discount({ id: 3 })], 0, 0, undefined],
  ])("%s", (_, running, coupon, off, id) => {
    const reduced = cartReduction(lines, running, rupees(coupon));
    expect([reduced.discount, reduced.by?.id]).toEqual([rupees(off), id]);
  });

  const pieces = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }).map(paise),
    rate: fc.constantFrom(...GST_RATES),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  const carts = fc.array(pieces, { minLength: 1, maxLength: 8 }).map((all): readonly CartLine[] =>
    all.map(({ price, rate, quantity }) => {
      const { base: basePrice, gst } = splitGst(price, rate);
      return { basePrice, gst, quantity };
    }),
  );
  const running = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 9 }), of: fc.integer({ min: 1, max: 95 }), isFlat: fc.boolean() }),
    { maxLength: 3 },
  );
  const sum = (amounts: readonly Paise[]) => amounts.reduce((total: number, amount) => total + amount, 0);

  it("takes at most the goods, in parts that add up to it; what is taxed and the GST add up to what is paid", () => {
    fc.assert(
      fc.property(carts, running, fc.nat(20_000_000).map(paise), (goods, all, coupon) => {
        const discounts = all.map(({ id, of, isFlat }) =>
          cart({ id, off: isFlat ? { kind: "rupees", amount: rupees(of) } : { kind: "percent", percent: of } }),
        );
        const { discount: off } = cartReduction(goods, discounts, coupon);
        const totals = cartTotals({ lines: goods, discount: off });
        const parts = lineTotals(goods, off);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(totals.subtotal);
        expect(sum(parts.map((part) => part.discount))).toBe(off);
        expect(sum(parts.map((part) => part.total))).toBe(totals.finalTotal);
        for (const part of parts) {
          expect(part.taxable + part.gst).toBe(part.total);
          expect(part.gst).toBeGreaterThanOrEqual(0);
          expect(part.taxable).toBeGreaterThanOrEqual(0);
        }
        expect(totals.finalTotal).toBe(subtractMoney(totals.subtotal, off) + totals.gst);
      }),
    );
  });

  it("is the same in any order, and never less than the code or any of the discounts alone", () => {
    fc.assert(
      fc.property(carts, running, fc.nat(1_000_000).map(paise), (goods, all, coupon) => {
        const discounts = all.map(({ id, of }, place) =>
          cart({ id: id * 10 + place, off: { kind: "percent", percent: of } }),
        );
        const reduced = cartReduction(goods, discounts, coupon);
        expect(cartReduction(goods, discounts.toReversed(), coupon)).toEqual(reduced);
        const alone = [cartReduction(goods, [], coupon), ...discounts.map((one) => cartReduction(goods, [one]))];
        expect(reduced.discount).toBe(Math.max(...alone.map((one) => one.discount)));
      }),
    );
  });
});

describe("below cost", () => {
  it.each<[number, number | null, boolean]>([
    [112, 100, false],
    [111.98, 100, true],
    [50, null, false],
    [0, 100, false],
  ])("₹%s with 12% GST, at a cost of %s without: %s", (price, cost, isBelow) => {
    expect(isBelowCost(rupees(price), { cost: cost === null ? null : rupees(cost), gstRate: 12 })).toBe(isBelow);
  });

  it.each<[string, Partial<ShopDiscount>, number]>([
    ["a percentage of a product", {}, 450],
    ["another product's", { targets: [8] }, 500],
    ["a percentage of the cart, off what counts now", { scope: "cart" }, 432],
    ["₹100 off a cart of ₹400", { ...less(1, 100), scope: "cart", minimum: rupees(400) }, 360],
  ])("%s leaves at least", (_, changed, least) => {
    expect(lowestPriceWith(discount(changed), GHEE, rupees(480))).toBe(rupees(least));
  });
});

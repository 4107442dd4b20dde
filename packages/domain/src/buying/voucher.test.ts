import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromRupees, paise } from "../money/money.ts";
import { AMOUNTS } from "../testing/ranges.ts";
import { refused } from "../testing/refused.ts";
import { checkVoucher, type Discount, VOUCHER_PLACEHOLDER, voucherDiscount, voucherKey } from "./voucher.ts";

const amounts = fc.integer(AMOUNTS).map(paise);

const rupees = fromRupees;

describe("voucherDiscount", () => {
  const table: [Discount, number, number][] = [
    [{ kind: "flat", amount: rupees(50) }, 500, 50],
    [{ kind: "flat", amount: rupees(50) }, 49.99, 49.99],
    [{ kind: "flat", amount: rupees(50) }, 0, 0],
    [{ kind: "percent", percent: 10 }, 499.95, 50],
    [{ kind: "percent", percent: 10, cap: rupees(100) }, 999.99, 100],
    [{ kind: "percent", percent: 10, cap: rupees(100) }, 1000, 100],
    [{ kind: "percent", percent: 10, cap: rupees(100) }, 5000, 100],
    [{ kind: "percent", percent: 10, cap: null }, 5000, 500],
    [{ kind: "percent", percent: 100 }, 77.77, 77.77],
    [{ kind: "percent", percent: 150 }, 77.77, 77.77],
  ];

  it.each(table)("%j on %d rupees is %d", (discount, subtotal, expected) => {
    expect(voucherDiscount(discount, rupees(subtotal))).toBe(rupees(expected));
  });

  const discounts: fc.Arbitrary<Discount> = fc.oneof(
    amounts.map((amount): Discount => ({ kind: "flat", amount })),
    fc.tuple(fc.nat(150), fc.option(amounts)).map(([percent, cap]): Discount => ({ kind: "percent", percent, cap })),
  );

  it("is never negative, nor above the subtotal, and grows with it", () => {
    fc.assert(
      fc.property(discounts, amounts, amounts, (discount, one, other) => {
        const [small, large] = one < other ? [one, other] : [other, one];
        const off = voucherDiscount(discount, small);
        return off >= 0 && off <= small && off <= voucherDiscount(discount, large);
      }),
    );
  });
});

/** A cart of goods without GST. */
const goods = (amount: number) => [{ basePrice: rupees(amount), gst: rupees(0), quantity: 1 }];

describe("checkVoucher", () => {
  const now = new Date("2026-03-14T00:00:00+05:30");
  const justAfter = new Date(now.getTime() + 1);
  const justBefore = new Date(now.getTime() - 1);
  const voucher = { kind: "flat", amount: rupees(50) } as const;
  const check = (change: object, subtotal = 500) =>
    refused(checkVoucher({ ...voucher, ...change }, { lines: goods(subtotal), now }));

  it("answers the discount of a voucher in order", () => {
    expect(checkVoucher(voucher, { lines: goods(500), now })).toEqual({
      ok: true,
      value: { discount: rupees(50) },
    });
  });

  it("answers the balance of a gift voucher, whatever the cart costs [C38]", () => {
    for (const subtotal of [0, 1, 5000]) {
      expect(checkVoucher({ kind: "gift", balance: rupees(500) }, { lines: goods(subtotal), now })).toEqual({
        ok: true,
        value: { giftVoucher: rupees(500) },
      });
    }
  });

  it.each([
    [null, 500, "accepted"],
    [undefined, 500, "accepted"],
    [7, 500, "accepted"],
    [8, 500, "This gift voucher is already in use with another account."],
    [8, 0, "This gift voucher is already in use with another account."],
    [7, 0.01, "accepted"],
    [7, 0, "This voucher has already been used."],
  ])("a gift voucher of customer %s with ₹%d, tried by customer 7: %s [C38]", (ownerId, balance, expected) => {
    const gift = { kind: "gift", balance: rupees(balance), ownerId } as const;
    const outcome = refused(checkVoucher(gift, { lines: goods(500), now, customerId: 7 }));
    expect(outcome === "accepted" ? outcome : outcome.message).toBe(expected);
  });

  it.each([
    [1, 0, "accepted"],
    [1, 1, "You have already used this voucher."],
    [3, 2, "accepted"],
    [3, 3, "You have already used this voucher."],
    [3, 4, "You have already used this voucher."],
    [null, 9, "accepted"],
  ])("%s uses per customer, after %d: %s", (usesPerCustomer, usesByCustomer, expected) => {
    const outcome = refused(checkVoucher({ ...voucher, usesPerCustomer }, { lines: goods(500), now, usesByCustomer }));
    expect(outcome === "accepted" ? outcome : outcome.message).toBe(expected);
  });

  it.each([
    [{ startsAt: now }, "accepted"],
    [{ startsAt: justAfter }, "This voucher is not valid yet."],
    [{ endsAt: justAfter }, "accepted"],
    [{ endsAt: now }, "This voucher has expired."],
    [{ endsAt: justBefore }, "This voucher has expired."],
    [{ usesLeft: 1 }, "accepted"],
    [{ usesLeft: 0 }, "This voucher has already been used."],
    [{ usesLeft: null }, "accepted"],
    [{ minimum: rupees(500) }, "accepted"],
    [{ minimum: rupees(500.01) }, "This voucher needs products for at least ₹500.01."],
  ])("%j: %s", (change, expected) => {
    const outcome = check(change);
    expect(outcome === "accepted" ? outcome : outcome.message).toBe(expected);
  });

  it.each([
    [300, "accepted"],
    [300.01, "This voucher needs products for at least ₹300.01."],
  ])("a cart of ₹300 with its GST and a minimum of ₹%d: %s [C61]", (minimum, expected) => {
    const lines = [{ basePrice: rupees(142.86), gst: rupees(7.14), quantity: 2 }];
    const outcome = refused(checkVoucher({ ...voucher, minimum: rupees(minimum) }, { lines, now }));
    expect(outcome === "accepted" ? outcome : outcome.message).toBe(expected);
  });

  it("takes its percent of the goods before GST, whatever its minimum is compared with [C61]", () => {
    const lines = [{ basePrice: rupees(200), gst: rupees(10), quantity: 1 }];
    const tenPercent = { kind: "percent", percent: 10, minimum: rupees(210) } as const;
    expect(checkVoucher(tenPercent, { lines, now })).toEqual({ ok: true, value: { discount: rupees(20) } });
  });

  it("says 'There was an error!' above every reason", () => {
    expect(refused(checkVoucher(undefined, { lines: goods(500), now }))).toEqual({
      code: "voucher-unknown",
      title: "There was an error!",
      message: "This voucher code is not valid.",
    });
    expect(check({ usesLeft: 0 })).toMatchObject({ title: "There was an error!" });
  });
});

it("the placeholder of a voucher's field begins with the product prefix [R86]", () => {
  expect(VOUCHER_PLACEHOLDER).toMatch(/^SO /);
});

it("codes are the same in any case", () => {
  expect(voucherKey(" Diwali50 ")).toBe("DIWALI50");
  expect(voucherKey(" Diwali50 ")).toBe(voucherKey("DIWALI50"));
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { DEFAULT_POLICY } from "../policy.ts";
import { day } from "../testing/day.ts";
import { gstRateOn, taxedOn } from "./gst-rates.ts";
import { addMoney, fromRupees, paise } from "./money.ts";
import { splitGst } from "./price.ts";

const policy = {
  ...DEFAULT_POLICY,
  gstRates: [
    { code: "04", rate: 12, from: day("2026-04-01") },
    { code: "0405", rate: 5, from: day("2026-04-01") },
    { code: "0405", rate: 0, from: day("2026-07-01") },
    { code: "04051000", rate: 18, from: day("2027-01-01") },
  ],
};

describe("the rate of GST by HSN code", () => {
  test.each([
    ["04061000", "2026-03-31", 40, "before its day the goods' own counts"],
    ["04061000", "2026-04-01", 12, "from its day the code's beginning does"],
    ["04059000", "2026-04-01", 5, "a longer beginning goes before a shorter"],
    ["04059000", "2026-06-30", 5, "until the day of the next"],
    ["04059000", "2026-07-01", 0, "a later day goes before an earlier"],
    ["04051000", "2026-12-31", 0, "a longer one only once it counts"],
    ["04051000", "2027-01-01", 18, "and then it goes before all"],
    ["0406", "2026-04-01", 12, "a code of four digits has beginnings, too"],
    ["15091000", "2026-04-01", 40, "another code keeps the goods' own"],
    ["", "2026-04-01", 40, "as do goods without a code"],
  ])("of %j on %s is %d: %s", (hsnCode, on, expected) => {
    expect(gstRateOn({ hsnCode, gstRate: 40 }, day(on), policy)).toBe(expected);
  });

  it("does not depend on the order in which they are listed", () => {
    const reversed = { ...policy, gstRates: policy.gstRates.toReversed() };
    const codes = fc.constantFrom("0401", "0405", "04051000", "04059000", "1509", "");
    const days = fc.constantFrom("2026-03-31", "2026-05-01", "2026-08-01", "2027-02-01");
    fc.assert(
      fc.property(codes, days, (hsnCode, on) => {
        const goods = { hsnCode, gstRate: 3 };
        expect(gstRateOn(goods, day(on), reversed)).toBe(gstRateOn(goods, day(on), policy));
      }),
    );
  });
});

describe("goods on a day", () => {
  it("cost what they cost: base and GST of the day's rate add up to the price paid, to the paisa", () => {
    const prices = fc.integer({ min: 0, max: 10_000_000 }).map(paise);
    fc.assert(
      fc.property(
        prices,
        fc.constantFrom("0405", "0401", "9"),
        fc.constantFrom(0, 5, 18, 40),
        (pricePaid, hsnCode, own) => {
          const { base, gst } = splitGst(pricePaid, own);
          const goods = { hsnCode, gstRate: own, pricePaid, basePrice: base, gst };
          const taxed = taxedOn(goods, day("2026-08-01"), policy);
          expect(addMoney(taxed.basePrice, taxed.gst)).toBe(pricePaid);
          expect(taxed.gstRate).toBe(gstRateOn(goods, day("2026-08-01"), policy));
          expect(taxed.gst).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it("are left as they are where their own rate counts", () => {
    const goods = {
      hsnCode: "1509",
      gstRate: 5,
      pricePaid: fromRupees(105),
      basePrice: fromRupees(100),
      gst: fromRupees(5),
    };
    expect(taxedOn(goods, day("2026-08-01"), policy)).toBe(goods);
  });
});

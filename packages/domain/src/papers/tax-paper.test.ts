import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineTotals } from "../buying/cart-totals.ts";
import { addMoney, fromRupees, type Paise, paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { splitGst } from "../money/price.ts";
import {
  type ChargedLine,
  type Credit,
  chargedTax,
  creditPapers,
  gstNames,
  isBillOfSupply,
  leftOfGoods,
  paperSums,
  summarizeByCode,
  taxedParts,
  taxOf,
  taxPaper,
} from "./tax-paper.ts";

const GUJARAT = gstNames({ seller: "Gujarat", placeOfSupply: "Gujarat" });
const KERALA = gstNames({ seller: "Gujarat", placeOfSupply: "Kerala" });

type Priced = readonly [rupees: number, rate: number, quantity?: number];

function charged(goods: readonly Priced[], discount: Paise = ZERO_PAISE): ChargedLine[] {
  const lines = goods.map(([rupees, rate, quantity = 1]) => {
    const { base, gst } = splitGst(fromRupees(rupees), rate);
    return { basePrice: base, gst, quantity };
  });
  return lineTotals(lines, discount).map((totals, index) => ({ ...totals, rate: goods[index]?.[1] ?? 0 }));
}

const partsOf = taxedParts;

describe("what a paper calls the tax", () => {
  test.each([
    ["Gujarat", ["CGST", "SGST"]],
    [" gujarat ", ["CGST", "SGST"]],
    ["Kerala", ["IGST"]],
    [undefined, ["GST"]],
  ])("of goods that go to %s: %j", (placeOfSupply, names) => {
    expect(gstNames({ seller: " Gujarat", placeOfSupply })).toEqual(names);
  });
});

describe("the taxes of a paper (C50)", () => {
  test.each<[readonly Priced[], { taxable: number; each: number; rounding: number }]>([
    // ₹180.20 bears ₹9.01: the half rate is 450.5 paise.
    [[[189.21, 5]], { taxable: 18_020, each: 451, rounding: -1 }],
    [[[105, 5]], { taxable: 10_000, each: 250, rounding: 0 }],
    [[[0.01, 5]], { taxable: 1, each: 0, rounding: 0 }],
    // Two lines of a rate are taxed as one: 2 × 49.5 and 49.5 paise.
    [
      [
        [10.4, 5],
        [10.4, 5],
      ],
      { taxable: 1980, each: 50, rounding: 0 },
    ],
    // Twenty times 47.75 paise were charged as twenty times 48.
    [[[10.03, 5, 20]], { taxable: 19_105, each: 478, rounding: -1 }],
    [[[500, 0]], { taxable: 50_000, each: 0, rounding: 0 }],
  ])("%j: %j", (goods, { taxable, each, rounding }) => {
    const paper = taxPaper({ lines: charged(goods) }, GUJARAT);
    const sums = paperSums(paper);
    expect(sums.taxable + sums.exempt).toBe(taxable);
    expect(sums.taxEach).toBe(each);
    expect(sums.rounding).toBe(rounding);
    expect(sums.total).toBe(addMoney(...charged(goods).flatMap((line) => [line.taxable, line.gst])));
  });

  test.each<[readonly Priced[], { taxable: number; each: number }]>([
    [[[189.21, 5]], { taxable: 18_020, each: 901 }],
    // 133.8756 rupees were charged as 133.87.
    [[[1249.5, 12]], { taxable: 111_563, each: 13_387 }],
    [[[10.03, 5, 20]], { taxable: 19_105, each: 955 }],
  ])("outside the state are one, as charged: %j, %j", (goods, { taxable, each }) => {
    expect(paperSums(taxPaper({ lines: charged(goods) }, KERALA))).toMatchObject({
      ...{ taxable, taxEach: each, rounding: 0 },
    });
  });
});

describe("shipping on a paper (C49)", () => {
  const shippingOf = (goods: readonly Priced[], discount?: Paise) =>
    taxPaper({ lines: charged(goods, discount), shipping: fromRupees(100) }, KERALA).shipping;

  test("bears the rate of the goods: 100 rupees are what the shopper pays, GST included", () => {
    expect(shippingOf([[105, 5]])).toEqual([{ rate: 5, taxable: 9524, taxEach: 476, charged: 10_000 }]);
  });

  test("is spread over the rates by taxable value; its exempt share bears no tax", () => {
    const parts = shippingOf([
      [100, 0],
      [210, 5],
      [118, 18],
    ]);
    expect(parts).toEqual([
      { rate: 0, taxable: 2500, taxEach: 0, charged: 2500 },
      { rate: 5, taxable: 4762, taxEach: 238, charged: 5000 },
      { rate: 18, taxable: 2119, taxEach: 381, charged: 2500 },
    ]);
  });

  test("goes to the largest remainder to the paisa", () => {
    const parts = shippingOf([
      [100, 0],
      [105, 5],
      [118, 18],
    ]);
    expect(parts.map((part) => part.charged)).toEqual([3334, 3333, 3333]);
  });

  test("of goods that a discount took off whole follows what they were", () => {
    expect(shippingOf([[105, 5]], fromRupees(100))).toMatchObject([{ rate: 5, charged: 10_000 }]);
  });

  test("of nothing is no line", () => {
    expect(taxPaper({ lines: charged([[105, 5]]) }, KERALA).shipping).toEqual([]);
  });
});

describe("the fee for cash on a paper", () => {
  test("is a line of its own at each rate, shared and taxed as shipping is", () => {
    const lines = charged([
      [105, 5],
      [118, 18],
    ]);
    const fee = fromRupees(100);
    const { cashFee, shipping } = taxPaper({ lines, cashFee: fee }, KERALA);
    expect(shipping).toEqual([]);
    expect(cashFee).toEqual(taxPaper({ lines, shipping: fee }, KERALA).shipping);
  });
});

describe("a bill of supply", () => {
  test.each<[readonly Priced[], boolean]>([
    [[[100, 0]], true],
    [
      [
        [100, 0],
        [100, 5],
      ],
      false,
    ],
  ])("is for exempt goods alone: %j, %s", (goods, isBill) => {
    expect(isBillOfSupply(taxPaper({ lines: charged(goods), shipping: fromRupees(100) }, KERALA))).toBe(isBill);
  });
});

test("the summary adds up lines of the same code and rate", () => {
  const row = (code: string, rate: number, taxable: number, taxEach: number) => ({
    ...{ code, rate, taxable: paise(taxable), taxEach: paise(taxEach) },
  });
  expect(summarizeByCode([row("0405", 5, 100, 5), row("1509", 5, 200, 10), row("0405", 5, 300, 15)])).toEqual([
    row("0405", 5, 400, 20),
    row("1509", 5, 200, 10),
  ]);
});

describe("credit notes (C47, C50)", () => {
  test("three partial refunds of one line add up to it, rounding included", () => {
    const invoice = taxPaper({ lines: charged([[189.21, 5]]) }, GUJARAT);
    const notes = creditPapers(invoice, [6307, 6307, 6307].map(paise));
    expect(notes.map(paperSums)).toEqual([
      { taxable: 6007, exempt: 0, taxEach: 150, rounding: 0, total: 6307 },
      { taxable: 6007, exempt: 0, taxEach: 150, rounding: 0, total: 6307 },
      { taxable: 6006, exempt: 0, taxEach: 151, rounding: -1, total: 6307 },
    ]);
  });

  test("of lines that came back credit those alone, and no shipping", () => {
    const lines = charged([
      [189.21, 5],
      [499.99, 18, 3],
    ]);
    const invoice = taxPaper({ lines, shipping: fromRupees(100) }, GUJARAT);
    const [note] = creditPapers(invoice, [[ZERO_PAISE, invoice.goods[1]?.charged ?? ZERO_PAISE]]);
    expect(note?.goods[1]).toEqual(invoice.goods[1]);
    expect(partsOf(note ?? invoice).map((part) => part.charged > 0)).toEqual([false, true, false, false]);
    expect(leftOfGoods(invoice, note ? [note] : [])).toEqual([18_921, 0]);
  });

  test("of all of an invoice is the invoice", () => {
    const lines = charged([
      [189.21, 5],
      [100, 0],
      [499.99, 18, 3],
    ]);
    const invoice = taxPaper({ lines, shipping: fromRupees(100) }, GUJARAT);
    expect(creditPapers(invoice, [paperSums(invoice).total])).toEqual([invoice]);
  });
});

const goods = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 500_000 }).map((paisas) => paisas / 100),
    fc.constantFrom(0, 5, 18, 40),
    fc.nat(60),
  ),
  { minLength: 1, maxLength: 8 },
);
const orders = fc.record({
  goods: goods.map((lines) => lines.map(([rupees, rate, more]) => [rupees, rate, more + 1] as const)),
  discount: fc.nat(100),
  shipping: fc.constantFrom(0, 100),
  cashFee: fc.constantFrom(0, 49.5),
  names: fc.constantFrom(GUJARAT, KERALA),
});
type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

const paperOf = ({ goods, discount, shipping, cashFee, names }: Drawn<typeof orders>) => {
  const subtotal = addMoney(...charged(goods).map(({ base }) => base));
  const lines = charged(goods, paise(Math.floor((subtotal * discount) / 100)));
  const incidentals = { shipping: fromRupees(shipping), cashFee: fromRupees(cashFee) };
  return { lines, ...incidentals, paper: taxPaper({ lines, ...incidentals }, names) };
};

describe("whatever is ordered", () => {
  test("each rate bears its tax to the paisa, and what was charged stays, within a paisa of rounding a rate", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, shipping, cashFee, paper } = paperOf(order);
        const sums = paperSums(paper);
        expect(addMoney(...paper.cashFee.map(({ charged }) => charged))).toBe(cashFee);
        expect(sums.total).toBe(addMoney(shipping, cashFee, ...lines.flatMap(({ taxable, gst }) => [taxable, gst])));
        for (const rate of new Set(lines.map((line) => line.rate))) {
          const parts = partsOf(paper).filter((part) => part.rate === rate);
          const taxable = parts.reduce((sum, part) => sum + part.taxable, 0);
          const each = parts.reduce((sum, part) => sum + part.taxEach, 0);
          const rounding = parts.reduce((sum, part) => sum + part.charged, 0) - taxable - each * paper.names.length;
          const exact = Number(((taxable * rate) / paper.names.length / 100).toFixed(6));
          if (paper.names.length === 2) expect(each).toBe(Math.round(exact));
          else expect(Math.abs(each - exact)).toBeLessThanOrEqual(1.5);
          expect(Math.abs(rounding)).toBeLessThanOrEqual(paper.names.length - 1);
        }
      }),
    );
  });

  const notes = fc.array(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), line: fc.option(fc.nat(7), { nil: undefined }) }),
    { maxLength: 6 },
  );

  /** Its first two lines are rounded by 12 and 13 paise, which make up for each other. */
  const ROUNDED_LINES: Drawn<typeof orders> = {
    ...{ discount: 0, shipping: 100, cashFee: 0, names: GUJARAT },
    goods: [
      [2167.84, 40, 27],
      [4366.69, 40, 21],
      [1470.38, 40, 1],
    ],
  };
  const OF_ONE_LINE: Drawn<typeof notes> = [
    { percent: 1, line: undefined },
    { percent: 80, line: 0 },
  ];

  test("credit notes of any amounts and lines add up to each line of the invoice, and none is below zero", () => {
    fc.assert(
      fc.property(orders, notes, (order, wanted) => {
        const { paper } = paperOf(order);
        const { total } = paperSums(paper);
        const credits: Credit[] = [];
        const leftNow = () =>
          subtractMoney(total, addMoney(...creditPapers(paper, credits).map((n) => paperSums(n).total)));
        for (const { percent, line } of wanted) {
          if (line === undefined) {
            credits.push(paise(Math.ceil((leftNow() * percent) / 100)));
            continue;
          }
          const ofLines = leftOfGoods(paper, creditPapers(paper, credits));
          credits.push(
            ofLines.map((left, index) =>
              index === line % ofLines.length ? paise(Math.ceil((left * percent) / 100)) : ZERO_PAISE,
            ),
          );
        }
        const made = creditPapers(paper, [...credits, leftNow()]);
        for (const [index, part] of partsOf(paper).entries()) {
          for (const amount of ["taxable", "taxEach", "charged"] as const) {
            const credited = made.map((note) => partsOf(note)[index]?.[amount] ?? ZERO_PAISE);
            expect(addMoney(...credited)).toBe(part[amount]);
            expect(Math.min(...credited)).toBeGreaterThanOrEqual(0);
          }
        }
        // Of many pieces, a line may be rounded by several paise; the lines of a rate make up for each other.
        const roundings = partsOf(paper).map((part) => Math.abs(chargedTax(part) - taxOf(paper, part)));
        const roundedOnLines = roundings.reduce((sum, rounding) => sum + rounding, 0);
        for (const note of made) {
          const sums = paperSums(note);
          expect(taxOf(note, sums) + Math.abs(sums.rounding)).toBeLessThanOrEqual(total);
          const rates = new Set(order.goods.map(([, rate]) => rate)).size;
          const most = 2 * rates + 2 * partsOf(note).length + roundedOnLines;
          expect(Math.abs(sums.rounding)).toBeLessThanOrEqual(most);
          for (const part of partsOf(note)) {
            expect(chargedTax(part)).toBeGreaterThanOrEqual(0);
            if (part.rate === 0) expect(chargedTax(part)).toBe(0);
          }
        }
        for (const [index, credit] of credits.entries()) {
          const amounts = typeof credit === "number" ? [credit] : credit;
          expect(paperSums(made[index] ?? paper).total).toBe(addMoney(...amounts));
        }
      }),
      { examples: [[ROUNDED_LINES, OF_ONE_LINE]] },
    );
  });
});

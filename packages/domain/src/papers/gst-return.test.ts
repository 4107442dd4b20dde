import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineTotals } from "../buying/cart-totals.ts";
import { addMoney, fromRupees, type Paise, paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { splitGst } from "../money/price.ts";
import { creditNotePostings, LEDGERS, moneyPostings, type Posting, salesPostings } from "./day-book.ts";
import { allTaxes, gstr3b, LARGE_INVOICE, type ReturnDocument, startGstReturn, sumValues } from "./gst-return.ts";
import { supplyState } from "./gst-states.ts";
import { creditPapers, gstNames, paperSums, type TaxPaper, taxPaper } from "./tax-paper.ts";

const SELLER = "Gujarat";
const BUYER = "27AAPFU0939F1ZV";

type Goods = readonly (readonly [rupees: number, rate: number, quantity?: number])[];

function paperOf(goods: Goods, placeOfSupply: string | undefined, shipping = 0): TaxPaper {
  const priced = goods.map(([rupees, rate, quantity = 1]) => {
    const { base, gst } = splitGst(fromRupees(rupees), rate);
    return { basePrice: base, gst, quantity };
  });
  const lines = lineTotals(priced, ZERO_PAISE).map((totals, index) => ({ ...totals, rate: goods[index]?.[1] ?? 0 }));
  const names = gstNames({ seller: SELLER, placeOfSupply: supplyState(placeOfSupply, SELLER) });
  return taxPaper({ lines, shipping: fromRupees(shipping) }, names);
}

/** The code of goods, by their rate. */
const CODES: Readonly<Record<number, string>> = { 0: "0409", 5: "0405", 18: "3304" };

interface Sale {
  readonly goods: Goods;
  readonly state: string | undefined;
  readonly gstin?: string | undefined;
  readonly shipping?: number;
  readonly number?: string;
}

function invoiceOf({ goods, state, gstin, shipping = 0, number = "INV/26-27/000001" }: Sale): ReturnDocument {
  const paper = paperOf(goods, state, shipping);
  return {
    ...{ kind: "invoice", number, issuedAt: "2026-11-05T10:00:00+05:30", buyer: "Asha Patel", gstin, paper },
    placeOfSupply: state,
    invoiceTotal: paperSums(paper).total,
    lines: goods.map(([, rate, quantity = 1]) => ({ code: CODES[rate] ?? "", quantity })),
  };
}

/** Takes an amount of an invoice back; its pieces only where it is all of it. */
function creditOf(invoice: ReturnDocument, amount: Paise, number = "CN/26-27/000001"): ReturnDocument {
  const [paper = invoice.paper] = creditPapers(invoice.paper, [amount]);
  const isAll = amount === invoice.invoiceTotal;
  return {
    ...{ ...invoice, kind: "creditNote", number, paper },
    lines: invoice.lines.map(({ code, quantity }) => ({ code, quantity: isAll ? quantity : 0 })),
  };
}

function returnOf(...documents: readonly ReturnDocument[]) {
  const month = startGstReturn(SELLER);
  for (const document of documents) month.add(document);
  return month.finish();
}

describe("GSTR-1 of a month", () => {
  test("lists an invoice to a buyer who is registered by its rates, and its exempt goods apart", () => {
    const invoice = invoiceOf({
      goods: [
        [105, 5, 2],
        [118, 18],
        [50, 0],
      ],
      state: "Maharashtra",
      gstin: BUYER,
    });
    const { b2b, b2cs, exempt, hsnB2b, hsnB2c } = returnOf(invoice);
    expect(b2b).toEqual([
      {
        ...{
          number: invoice.number,
          day: "2026-11-05",
          buyer: "Asha Patel",
          gstin: BUYER,
          place: "27",
          isInterState: true,
          total: 37_800,
        },
        items: [
          { rate: 5, taxable: 20_000, igst: 1000, cgst: 0, sgst: 0 },
          { rate: 18, taxable: 10_000, igst: 1800, cgst: 0, sgst: 0 },
        ],
      },
    ]);
    expect(b2cs).toEqual([]);
    expect(exempt).toEqual({ interRegistered: 5000, intraRegistered: 0, interOthers: 0, intraOthers: 0 });
    expect(hsnB2c).toEqual([]);
    expect(hsnB2b.map(({ code, rate, quantity, unit, taxable }) => [code, rate, quantity, unit, taxable])).toEqual([
      ["0405", 5, 2, "PCS", 20_000],
      ["0409", 0, 1, "PCS", 5000],
      ["3304", 18, 1, "PCS", 10_000],
    ]);
  });

  test("lists no document of exempt goods alone", () => {
    const { b2b, exempt, issued } = returnOf(invoiceOf({ goods: [[50, 0]], state: "Maharashtra", gstin: BUYER }));
    expect(b2b).toEqual([]);
    expect(exempt.interRegistered).toBe(5000);
    expect(issued).toMatchObject([{ kind: "invoice", count: 1 }]);
  });

  test.each([
    ["Kerala", 100_000, "b2cs"],
    ["Kerala", 100_000.01, "b2cl"],
    ["Gujarat", 100_000.01, "b2cs"],
    [undefined, 100_000.01, "b2cs"],
  ] as const)("of somebody else in %s for ₹%d is in %s", (state, rupees, table) => {
    const sold = returnOf(invoiceOf({ goods: [[rupees, 5]], state }));
    expect([sold.b2b.length, sold.b2cl.length, sold.b2cs.length]).toEqual([
      0,
      table === "b2cl" ? 1 : 0,
      table === "b2cs" ? 1 : 0,
    ]);
    expect(LARGE_INVOICE).toBe(10_000_000);
  });

  test("adds up what others bought by state and rate, shipping included", () => {
    const { b2cs, hsnB2c } = returnOf(
      invoiceOf({ goods: [[105, 5]], state: "Kerala", shipping: 100 }),
      invoiceOf({ goods: [[105, 5]], state: "Gujarat" }),
      invoiceOf({ goods: [[210, 5]], state: "Gujarat" }),
    );
    expect(b2cs).toEqual([
      { place: "24", isInterState: false, rate: 5, taxable: 30_000, igst: 0, cgst: 750, sgst: 750 },
      { place: "32", isInterState: true, rate: 5, taxable: 19_524, igst: 976, cgst: 0, sgst: 0 },
    ]);
    expect(hsnB2c.at(-1)).toMatchObject({ code: "9968", unit: "NA", quantity: 0, taxable: 9524 });
  });

  test.each([
    ["a buyer who is registered", { state: "Gujarat", gstin: "24AAAAA0000A1Z8" }, { cdnr: 1, cdnur: 0, b2cs: 0 }],
    ["a large invoice to another state", { state: "Kerala" }, { cdnr: 0, cdnur: 1, b2cs: 0 }],
    ["anybody else", { state: "Gujarat" }, { cdnr: 0, cdnur: 0, b2cs: 1 }],
  ])("takes a credit note of %s off where it belongs", (_, buyer, counts) => {
    const credit = creditOf(invoiceOf({ goods: [[105_000, 5]], ...buyer }), fromRupees(105));
    const { cdnr, cdnur, b2cs } = returnOf(credit);
    expect({ cdnr: cdnr.length, cdnur: cdnur.length, b2cs: b2cs.length }).toEqual(counts);
    const listed = [...cdnr, ...cdnur];
    for (const { items, total } of listed) expect([total, items[0]?.taxable]).toEqual([10_500, 10_000]);
    for (const row of b2cs) expect(row.taxable).toBe(-10_000);
  });

  test("an invoice that was taken back whole leaves nothing but its number", () => {
    const invoice = invoiceOf({
      goods: [
        [189.21, 5],
        [20, 0],
      ],
      state: "Gujarat",
      shipping: 100,
    });
    const left = returnOf(invoice, creditOf(invoice, invoice.invoiceTotal));
    expect([left.b2cs, left.hsnB2c, left.total, left.rounding]).toEqual([[], [], 0, 0]);
    expect(Object.values(left.exempt)).toEqual([0, 0, 0, 0]);
    expect(left.issued).toEqual([
      { kind: "invoice", from: invoice.number, to: invoice.number, count: 1 },
      { kind: "creditNote", from: "CN/26-27/000001", to: "CN/26-27/000001", count: 1 },
    ]);
  });

  test("counts the documents of each series, from the first to the last number", () => {
    const numbers = ["INV/26-27/000009", "INV/26-27/000007", "INV/26-27/000008", "SO-2026-000100"];
    const { issued } = returnOf(...numbers.map((number) => invoiceOf({ goods: [[105, 5]], state: "Goa", number })));
    expect(issued).toEqual([
      { kind: "invoice", from: "SO-2026-000100", to: "SO-2026-000100", count: 1 },
      { kind: "invoice", from: "INV/26-27/000007", to: "INV/26-27/000009", count: 3 },
    ]);
  });

  test("tells of documents that the portal would refuse, and counts them in the seller's state", () => {
    const { problems, b2cs } = returnOf(
      invoiceOf({ goods: [[105, 5]], state: undefined, number: "A1" }),
      invoiceOf({ goods: [[105, 5]], state: "Ontario", number: "A2" }),
      invoiceOf({ goods: [[112, 12]], state: "Goa", number: "A3" }),
    );
    expect(problems).toEqual([
      { number: "A1", lacks: "place" },
      { number: "A2", lacks: "place" },
      { number: "A3", lacks: "code" },
    ]);
    expect(b2cs.map(({ place, cgst }) => [place, cgst])).toEqual([
      ["24", 500],
      ["30", 0],
    ]);
  });
});

const sales = fc.record({
  goods: fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 9_000_000 }).map((paisas) => paisas / 100),
      fc.constantFrom(0, 5, 18),
      fc.integer({ min: 1, max: 20 }),
    ),
    { minLength: 1, maxLength: 5 },
  ),
  state: fc.constantFrom("Gujarat", "Maharashtra", "Kerala", "Delhi", "Goa"),
  gstin: fc.option(fc.constant(BUYER), { nil: undefined }),
  shipping: fc.constantFrom(0, 100),
  /** Of a thousand, what is taken back: nothing, a part, or all. */
  credited: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999 }), fc.constant(1000)),
});

/** A month of sales, with their credit notes. */
const months = fc.array(sales, { maxLength: 25 }).map((month) =>
  month.flatMap(({ credited, ...sale }, index) => {
    const number = String(index + 1).padStart(6, "0");
    const invoice = invoiceOf({ ...sale, number: `INV/26-27/${number}` });
    const amount = paise(Math.floor((invoice.invoiceTotal * credited) / 1000));
    return amount === 0 ? [invoice] : [invoice, creditOf(invoice, amount, `CN/26-27/${number}`)];
  }),
);

const signed = ({ kind }: ReturnDocument, amount: Paise): Paise =>
  kind === "invoice" ? amount : subtractMoney(ZERO_PAISE, amount);

describe("whatever a month sells in two rates and exempt, to five states, with and without a GSTIN", () => {
  test("its return adds up to the papers, to the paisa", () => {
    fc.assert(
      fc.property(months, (documents) => {
        const month = returnOf(...documents);
        const papers = documents.map((document) => ({ document, sums: paperSums(document.paper) }));
        const ofPapers = (pick: (sums: ReturnType<typeof paperSums>) => Paise) =>
          addMoney(...papers.map(({ document, sums }) => signed(document, pick(sums))));
        const taxes = addMoney(
          ...papers.map(({ document, sums }) => signed(document, paise(sums.taxEach * document.paper.names.length))),
        );

        const { taxed, exempt, interState } = gstr3b(month);
        expect(taxed.taxable).toBe(ofPapers((sums) => sums.taxable));
        expect(allTaxes(taxed)).toBe(taxes);
        expect(taxed.cgst).toBe(taxed.sgst);
        expect(exempt).toBe(ofPapers((sums) => sums.exempt));
        expect(month.rounding).toBe(ofPapers((sums) => sums.rounding));
        expect(month.total).toBe(ofPapers((sums) => sums.total));
        expect(month.total).toBe(addMoney(taxed.taxable, allTaxes(taxed), exempt, month.rounding));

        // Table 12 has all of it again, by code, exempt goods included.
        const codes = sumValues([...month.hsnB2b, ...month.hsnB2c]);
        expect(codes.taxable).toBe(addMoney(taxed.taxable, exempt));
        expect([codes.igst, codes.cgst, codes.sgst]).toEqual([taxed.igst, taxed.cgst, taxed.sgst]);
        const registered = month.b2b.flatMap(({ items }) => items);
        const back = sumValues(month.cdnr.flatMap(({ items }) => items));
        const { interRegistered, intraRegistered } = month.exempt;
        expect(addMoney(sumValues(month.hsnB2b).taxable, back.taxable)).toBe(
          addMoney(sumValues(registered).taxable, interRegistered, intraRegistered),
        );

        // What others in other states bought is taxed by IGST alone.
        const others = month.b2cs.filter(({ isInterState }) => isInterState);
        for (const { cgst, sgst } of others) expect([cgst, sgst]).toEqual([0, 0]);
        const inter = [...others, ...month.b2cl.flatMap(({ items }) => items)];
        const creditedInter = sumValues(month.cdnur.flatMap(({ items }) => items)).igst;
        expect(addMoney(...interState.map(({ igst }) => igst))).toBe(
          subtractMoney(sumValues(inter).igst, creditedInter),
        );
        expect(month.issued.reduce((sum, { count }) => sum + count, 0)).toBe(documents.length);
      }),
    );
  });

  test("its day book has as much on the debit as on the credit side of each voucher", () => {
    fc.assert(
      fc.property(months, fc.nat(100), fc.nat(100), (documents, voucherShare, keptShare) => {
        for (const { kind, paper } of documents) {
          const { total } = paperSums(paper);
          const giftVoucher = paise(Math.floor((total * voucherShare) / 100));
          const coins = Math.floor(subtractMoney(total, giftVoucher) / 200);
          const payable = paise(total - giftVoucher - coins * 100);
          const money = paise(Math.floor((payable * keptShare) / 100));
          const split = { giftVoucher, coins, payable };
          const postings =
            kind === "invoice"
              ? salesPostings(paper, split)
              : creditNotePostings(paper, split, { money, voucher: ZERO_PAISE });
          expect(sideOf(postings, "debit")).toBe(sideOf(postings, "credit"));
          for (const { debit, credit } of postings) {
            expect(Math.min(debit, credit)).toBe(0);
            expect(Math.max(debit, credit)).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});

const sideOf = (postings: readonly Posting[], side: "debit" | "credit"): Paise =>
  addMoney(...postings.map((posting) => posting[side]));
const written = (postings: readonly Posting[]) => postings.map(({ ledger, debit, credit }) => [ledger, debit, credit]);

describe("the day book", () => {
  test("books an invoice with its rounding, gift voucher and coins", () => {
    const paper = paperOf(
      [
        [189.21, 5],
        [50, 0],
      ],
      "Gujarat",
    );
    const split = { giftVoucher: fromRupees(30), coins: 9, payable: fromRupees(200.21) };
    expect(written(salesPostings(paper, split))).toEqual([
      [LEDGERS.customers, 20_021, 0],
      [LEDGERS.giftVouchers, 3000, 0],
      [LEDGERS.coins, 900, 0],
      ["Sales exempt", 0, 5000],
      ["Sales at 5%", 0, 18_020],
      ["Output CGST", 0, 451],
      ["Output SGST", 0, 451],
      [LEDGERS.rounding, 1, 0],
    ]);
  });

  test("books a credit note, and what of it was kept back for coins that were spent", () => {
    const paper = paperOf([[105, 5]], "Kerala");
    const split = { giftVoucher: fromRupees(20), coins: 5, payable: fromRupees(80) };
    expect(written(creditNotePostings(paper, split, { money: fromRupees(3), voucher: fromRupees(1) }))).toEqual([
      ["Sales at 5%", 10_000, 0],
      ["Output IGST", 500, 0],
      [LEDGERS.customers, 0, 7700],
      [LEDGERS.giftVouchers, 0, 1900],
      [LEDGERS.coins, 0, 900],
    ]);
  });

  test("books money that came in, and that went out", () => {
    expect(written(moneyPostings("PayU", LEDGERS.customers, fromRupees(10)))).toEqual([
      ["PayU", 1000, 0],
      ["Customers", 0, 1000],
    ]);
    expect(written(moneyPostings("PayU", LEDGERS.customers, fromRupees(-10)))).toEqual([
      ["PayU", 0, 1000],
      ["Customers", 1000, 0],
    ]);
  });
});

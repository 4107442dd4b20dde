import { readFile } from "node:fs/promises";
import { dayBookCsv, figures, GSTR1_SECTIONS, gstReturn, gstr1Csv, gstr1File } from "@store/api-client/contract";
import {
  addMoney,
  calendarMonth,
  fromRupees,
  type Paise,
  paperSums,
  SERVICE_CODES,
  subtractMoney,
  type TaxPaper,
  todayInIndia,
  ZERO_PAISE,
} from "@store/domain";
import { isLong } from "@store/vitest";
import { Ajv } from "ajv";
import { parse } from "csv-parse/sync";
import { type SQLWrapper, sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { creditNotes, invoices, orders } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import {
  codesBeside,
  detailsOf,
  Gstr1Tables,
  type MonthPapers,
  ofPapers,
  piecesOf,
  readPapers,
  sumOf,
  sumsOfPapers,
  sumsOfTables,
} from "../../testing/month/month-papers.ts";
import { createPlayer, GOODS, PLACES, playMonth } from "../../testing/month/play-month.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readDocuments } from "./read-documents.ts";

/*
 * A month as a shop has it, played and closed: what the tax office and the accountant get is compared to the papers that
 * the customers got.
 */

const store = useTestStore();

const MONTH = { month: "2026-04" };
const ORDERS = isLong ? 400 : 42;
const SEED = 20_260_401;

let owner: NewCustomer;
let papers: MonthPapers;
let downloaded: Awaited<ReturnType<typeof downloadFile>>;

beforeAll(async () => {
  const month = calendarMonth(MONTH.month);
  if (month === undefined) throw new Error("No month");
  owner = await playMonth(store(), { month, orders: ORDERS, seed: SEED });
  papers = await readPapers(store().db, month);
  downloaded = await downloadFile();
});

const Rows = v.array(v.record(v.string(), v.string()));

async function readCsv(file: { readonly content: Blob }) {
  return v.parse(Rows, parse(await file.content.text(), { columns: true, bom: true }));
}

/** The file as the portal gets it. */
async function downloadFile() {
  const file = await expectDone(owner(gstr1File, { params: MONTH }));
  const content = v.parse(v.record(v.string(), v.unknown()), JSON.parse(await file.content.text()));
  return { name: file.name, content, tables: v.parse(Gstr1Tables, content) };
}

describe(`a month of ${ORDERS} orders of all kinds, closed`, () => {
  test("has invoices and credit notes of each kind", () => {
    const { made, taken } = papers;
    expect(made.length).toBeGreaterThan(ORDERS / 2);
    expect(taken.length).toBeGreaterThan(ORDERS / 7);
    expect(made.some(({ billTo }) => billTo.gstin)).toBe(true);
    expect(taken.some(({ isPart }) => isPart)).toBe(true);
    expect(taken.some(({ isPart }) => !isPart)).toBe(true);
  });

  test("the GSTR-1 file passes the portal's field rules", async () => {
    const { name, content } = downloaded;
    const schema = v.parse(
      v.record(v.string(), v.unknown()),
      JSON.parse(await readFile(new URL("gstr1.schema.json", import.meta.url), "utf8")),
    );
    const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
    validate(content);
    expect(validate.errors).toBeNull();
    expect(name).toBe("gstr-1-2026-04.json");
    expect(content).toMatchObject({ fp: "042026" });
    // The schema bites.
    expect(validate({ ...content, fp: "132026" })).toBe(false);
  });

  test("GSTR-1 adds up to the papers, to the paisa", () => {
    const { tables } = downloaded;
    expect(sumsOfTables(tables)).toEqual(sumsOfPapers(papers));
    for (const section of [tables.b2b, tables.b2cl, tables.b2cs, tables.cdnr])
      expect(section.length).toBeGreaterThan(0);
  });

  test("the HSN summary is that of the papers, for buyers with and without a GSTIN", () => {
    const { hsn } = downloaded.tables;
    for (const { row, isRegistered, sums, expected } of codesBeside(downloaded.tables, papers)) {
      expect([row.hsn_sc, row.rt, sums]).toEqual([row.hsn_sc, row.rt, expected]);
      if (row.hsn_sc !== SERVICE_CODES.shipping) expect(row.qty).toBe(piecesOf(papers, row.hsn_sc, isRegistered));
    }
    for (const [rows, isRegistered] of [
      [hsn.hsn_b2b, true],
      [hsn.hsn_b2c, false],
    ] as const) {
      expect(rows.length).toBeGreaterThan(2);
      expect(sumOf(rows)).toEqual(ofPapers(papers, ({ gstin }) => Boolean(gstin) === isRegistered));
    }
  });

  test("table 13 counts the documents from the first number to the last", () => {
    const { made, taken } = papers;
    const { doc_issue } = downloaded.tables;
    const numbers = (documents: readonly { readonly number: string }[]) =>
      documents.map(({ number }) => number).toSorted();
    const [invoiced, credited] = [numbers(made), numbers(taken)];
    expect(
      doc_issue.doc_det.map(({ doc_num, docs: [series] }) => [doc_num, series?.from, series?.to, series?.net_issue]),
    ).toEqual([
      [1, invoiced[0], invoiced.at(-1), invoiced.length],
      [5, credited[0], credited.at(-1), credited.length],
    ]);
  });

  test("the dashboard shows the same, and GSTR-3B's figures", async () => {
    const { made, taken } = papers;
    const { data } = await expectDone(owner(gstReturn, { params: MONTH }));
    const taxed = ofPapers(papers, ({ rate }) => rate > 0);
    expect(data.gstr3b.taxed).toEqual(taxed);
    expect(data.gstr3b.exempt).toBe(ofPapers(papers, ({ rate }) => rate === 0).taxable);
    const total = (papers: readonly { readonly paper: TaxPaper }[]) =>
      addMoney(...papers.map(({ paper }) => paperSums(paper).total));
    expect(data.total).toBe(subtractMoney(total(made), total(taken)));
    expect(data.total).toBe(
      addMoney(taxed.taxable, taxed.igst, taxed.cgst, taxed.sgst, data.gstr3b.exempt, data.rounding),
    );
    expect([data.problem_count, data.problems]).toEqual([0, []]);
    expect(data.gstin).toMatch(/^24/);
  });

  test("each table is downloaded as CSV, with the amounts of the file", async () => {
    const { made, taken } = papers;
    const { tables: file } = downloaded;
    const tables = new Map<string, Awaited<ReturnType<typeof readCsv>>>();
    for (const section of GSTR1_SECTIONS) {
      const csv = await expectDone(owner(gstr1Csv, { params: { ...MONTH, section } }));
      expect(csv.name).toBe(`gstr-1-2026-04-${section}.csv`);
      tables.set(section, await readCsv(csv));
    }
    const taxableIn = (section: string) =>
      addMoney(...(tables.get(section) ?? []).map((row) => fromRupees(Number(row["Taxable Value"]))));
    expect(taxableIn("b2b")).toBe(sumOf(detailsOf(file.b2b.flatMap(({ inv }) => inv))).taxable);
    expect(taxableIn("b2cl")).toBe(sumOf(detailsOf(file.b2cl.flatMap(({ inv }) => inv))).taxable);
    expect(taxableIn("b2cs")).toBe(sumOf(file.b2cs).taxable);
    expect(taxableIn("cdnr")).toBe(sumOf(detailsOf(file.cdnr.flatMap(({ nt }) => nt))).taxable);
    expect(taxableIn("cdnur")).toBe(sumOf(detailsOf(file.cdnur)).taxable);
    expect(taxableIn("hsn-b2b")).toBe(sumOf(file.hsn.hsn_b2b).taxable);
    expect(taxableIn("hsn-b2c")).toBe(sumOf(file.hsn.hsn_b2c).taxable);
    expect(tables.get("b2b")?.[0]).toMatchObject({
      "Reverse Charge": "N",
      "Invoice Type": "Regular B2B",
      "Invoice date": expect.stringMatching(/^\d\d-Apr-2026$/),
      "Place Of Supply": expect.stringMatching(/^\d\d-[A-Z]/),
    });
    expect(tables.get("docs")?.map((row) => row["Total Number"])).toEqual([`${made.length}`, `${taken.length}`]);
    expect(tables.get("exemp")).toHaveLength(4);
  });

  test("the day book balances, voucher by voucher, and has each paper", async () => {
    const { made, taken } = papers;
    const csv = await expectDone(owner(dayBookCsv, { params: MONTH }));
    expect(csv.name).toBe("day-book-2026-04.csv");
    const rows = await readCsv(csv);
    const amount = (row: Readonly<Record<string, string>>, side: "Debit" | "Credit") => fromRupees(Number(row[side]));
    const vouchersOf = Map.groupBy(rows, (row) => `${row.Voucher} ${row.Number}`);
    for (const [voucher, postings] of vouchersOf) {
      const [debit, credit] = [
        addMoney(...postings.map((row) => amount(row, "Debit"))),
        addMoney(...postings.map((row) => amount(row, "Credit"))),
      ];
      expect([voucher, debit]).toEqual([voucher, credit]);
    }
    for (const { number } of made) expect(vouchersOf.has(`Sales ${number}`)).toBe(true);
    for (const { number } of taken) expect(vouchersOf.has(`Credit Note ${number}`)).toBe(true);
    const balanceOf = (ledger: string) => {
      const own = rows.filter((row) => row.Ledger === ledger);
      return subtractMoney(
        addMoney(...own.map((row) => amount(row, "Credit"))),
        addMoney(...own.map((row) => amount(row, "Debit"))),
      );
    };
    const { igst, cgst, sgst } = ofPapers(papers, ({ rate }) => rate > 0);
    expect([balanceOf("Output IGST"), balanceOf("Output CGST"), balanceOf("Output SGST")]).toEqual([igst, cgst, sgst]);
    expect(balanceOf("Sales exempt")).toBe(ofPapers(papers, ({ rate }) => rate === 0).taxable);
    const kinds = new Set(rows.map((row) => row.Voucher));
    expect([...kinds].toSorted()).toEqual(["Credit Note", "Payment", "Receipt", "Sales"]);
  });
});

test("a month without sales has a return without rows, and there is no thirteenth month", async () => {
  const { data } = await expectDone(owner(gstReturn, { params: { month: "2031-01" } }));
  expect([data.total, data.hsn_b2c, data.issued, data.b2b.documents]).toEqual([0, [], [], 0]);
  await expectRefused(owner(gstReturn, { params: { month: "2026-13" } }), 404);
  await expectRefused(owner(gstr1File, { params: { month: "2026-4" } }), 400);
});

test("a document whose goods had no HSN code is told of, until the product has one", async () => {
  const setCodes = async (codeOf: (hsnCode: string) => string) => {
    for (const { id, hsnCode } of GOODS) await changeProduct(store(), id, { hsnCode: codeOf(hsnCode) });
  };
  store().clock.advance(2 * 24 * 60);
  await setCodes(() => "");
  const { orderOnWeb, finish } = createPlayer(store(), owner, SEED);
  const plain = { isCash: false, hasGstin: false, hasCoins: false, voucher: "none" } as const;
  const id = await orderOnWeb(ORDERS, plain, PLACES[1]);
  await finish(id, "pack");
  const params = { month: todayInIndia(store().clock.read()).slice(0, 7) };
  const { problems } = (await expectDone(owner(gstReturn, { params }))).data;
  expect(problems.map(({ order_id, lacks }) => [order_id, lacks])).toEqual([[id, "code"]]);
  await setCodes((hsnCode) => hsnCode);
  expect((await expectDone(owner(gstReturn, { params }))).data.problem_count).toBe(0);
});

/** What the papers of some days come to: invoices less credit notes. */
async function papersOf(from: string, to: string): Promise<Paise> {
  const [first, last] = [new Date(`${from}T00:00:00+05:30`), new Date(`${to}T24:00:00+05:30`)];
  const documents = await readDocuments(store().db, { from: first, to: last });
  const signed = documents.map(({ kind, paper }) => {
    const { total } = paperSums(paper);
    return kind === "invoice" ? total : subtractMoney(ZERO_PAISE, total);
  });
  return addMoney(...signed);
}

const differences = async (from: string, to: string) =>
  (await expectDone(owner(figures, { params: { table: "papers" }, query: { from, to } }))).data;

test("sales and papers of the month agree, once their differences are named", async () => {
  const { rows, total } = await differences("2026-04-01", "2026-04-30");
  const { data } = await expectDone(owner(gstReturn, { params: MONTH }));
  expect(total.amount).toBe(data.total);
  const sales = await expectDone(
    owner(figures, { params: { table: "product" }, query: { from: "2026-04-01", to: "2026-04-30" } }),
  );
  expect(rows[0]?.amount).toBe(sales.data.total.amount);
});

test("they agree of any days, also where orders, invoices and credit notes are of other days", async () => {
  const { db } = store();
  const months = (column: SQLWrapper, count: number) => sql`${column} + ${`${count} months`}::interval`;
  await db
    .update(orders)
    .set({ placedAt: months(orders.placedAt, -1) })
    .where(sql`id % 3 = 0`);
  await db
    .update(invoices)
    .set({ issuedAt: months(invoices.issuedAt, 1) })
    .where(sql`order_id % 4 = 0`);
  await db
    .update(creditNotes)
    .set({ issuedAt: months(creditNotes.issuedAt, 1) })
    .where(sql`order_id % 4 < 2`);
  for (const [from, to] of [
    ["2026-03-01", "2026-03-31"],
    ["2026-04-01", "2026-04-30"],
    ["2026-04-10", "2026-04-20"],
    ["2026-05-01", "2026-05-31"],
    ["2026-05-03", "2026-05-19"],
  ] as const) {
    const { rows, total } = await differences(from, to);
    expect([from, total.amount]).toEqual([from, await papersOf(from, to)]);
    expect(addMoney(...rows.map(({ amount }) => amount ?? ZERO_PAISE))).toBe(total.amount);
  }
  const april = await differences("2026-04-01", "2026-04-30");
  expect(april.rows.filter(({ orders: count = 0 }) => count > 0).length).toBeGreaterThan(3);
});

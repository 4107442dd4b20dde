import { readFile } from "node:fs/promises";
import type { Call } from "@store/api-client";
import {
  acceptReturn,
  addAddress,
  addresses,
  addToCart,
  cart,
  dayBookCsv,
  GSTR1_SECTIONS,
  gstReturn,
  gstr1Csv,
  gstr1File,
  orderPaymentLink,
  placeOrder,
  progressOrder,
  receiveReturn,
  refundOrder,
  refundReturn,
  shipParcel,
  staffOrder,
  undeliveredParcel,
  validateVoucher,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  addMoney,
  DEFAULT_POLICY,
  fromRupees,
  gstinCheckCharacter,
  gstStateCode,
  multiplyMoney,
  type Paise,
  paperSums,
  SERVICE_CODES,
  subtractMoney,
  type TaxPaper,
  todayInIndia,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { isLong } from "@store/vitest";
import { Ajv } from "ajv";
import { parse } from "csv-parse/sync";
import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { creditNotes, invoices, orders, vouchers } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import type { CreditNoteDocument, InvoiceDocument } from "../../ports/pdf/pdf.ts";
import { returnBody } from "../../testing/ask-return.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { addressIn, onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readCreditNotes, readInvoice } from "../orders/invoice.ts";
import { requestReturnOfLines } from "../orders/request-return.ts";

/*
 * A month as a shop has it, played through the API by one seed, and closed: what the tax office and the accountant get is
 * compared to the papers that the customers got.
 */

const store = useTestStore();

const MONTH = { month: "2026-04" };
const ORDERS = isLong ? 400 : 42;
const MONTH_MINUTES = 29 * 24 * 60;

/** Goods of two rates and exempt ones; the dearest is above what is summed up with others. */
const GOODS = [
  { id: 1001, hsnCode: "0409", ...priced(349, 0) },
  { id: 1002, hsnCode: "0405", ...priced(189.21, 5) },
  { id: 1003, hsnCode: "1509", ...priced(499.99, 5) },
  { id: 1004, hsnCode: "3304", ...priced(249.5, 18) },
  { id: 1005, hsnCode: "0406", ...priced(51_000, 5) },
] as const;
const DEAR = 1005;

const PLACES = [
  ["Ahmedabad", "Gujarat"],
  ["Pune", "Maharashtra"],
  ["Kochi", "Kerala"],
  ["New Delhi", "Delhi"],
  ["Jaipur", "Rajasthan"],
] as const;

const ENDS = [
  "cancel",
  "pack",
  "deliver",
  "refund a part",
  "refund twice",
  "return",
  "return lines",
  "undelivered",
] as const;
type End = (typeof ENDS)[number];

/** The same numbers below one in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = seeded(20_260_401);
const below = (end: number): number => Math.floor(random() * end);
const pick = <T>(all: readonly T[]): T => {
  const one = all[below(all.length)];
  if (one === undefined) throw new Error("Nothing to choose from");
  return one;
};

const gstinIn = (state: string): string => {
  const first14 = `${gstStateCode(state)}AAPFU0939F1Z`;
  return first14 + gstinCheckCharacter(first14);
};

interface Played {
  readonly end: End;
  readonly isCash: boolean;
  readonly hasGstin: boolean;
  readonly hasCoins: boolean;
  readonly voucher: "none" | "promotion" | "gift";
}

async function addVoucher(index: number, kind: Played["voucher"]): Promise<string | undefined> {
  if (kind === "none") return undefined;
  const code = `MONTH-${index}`;
  const terms =
    kind === "gift"
      ? { kind: "flat" as const, amount: fromRupees(150), isGift: true }
      : { kind: "percent" as const, percent: 7, cap: null };
  const row = { code, codeKey: code, ...terms, createdAt: store().clock.read() };
  await store().db.insert(vouchers).values(row);
  return code;
}

/** Orders some goods, and pays them where they are to be paid online. */
async function orderGoods(index: number, played: Played, [city, state]: (typeof PLACES)[number]): Promise<number> {
  const call = await newCustomer(store(), { coins: played.hasCoins ? 200 : 0 });
  const gstin = played.hasGstin ? gstinIn(state) : "";
  await expectDone(call(addAddress, { body: { ...addressIn(city), gstin } }));
  const address = (await expectDone(call(addresses))).data[0]?.id ?? 0;
  // A cash order of a new customer is small.
  const goods = played.isCash ? [GOODS[0], GOODS[1]] : GOODS.filter(({ id }) => id === 1003 || random() < 0.5);
  for (const { id } of goods)
    await expectDone(call(addToCart, { body: { pid: id, quantity: id === DEAR ? 1 + below(2) : 1 + below(3) } }));
  const code = await addVoucher(index, played.voucher);
  if (code) await expectDone(call(validateVoucher, { query: { voucher_code: code } }));
  if (played.hasCoins) await redeemCoins(store(), call, 1 + below(100));
  const { data } = await expectDone(call(cart));
  const shipping = city === "Ahmedabad" ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
  if (played.isCash) return (await expectDone(call(placeOrder, { body: orderOf(data, address, shipping) }))).data.id;
  const body = onlineOrderOf(data, address, shipping);
  const { order_id, txn_id } = await expectDone(call(orderPaymentLink, { body }));
  await report(store(), paidReport({ txnId: txn_id ?? "", amount: fromRupees(Number(body.amount)) }));
  return order_id ?? 0;
}

/** A customer returns a piece of some lines, or of what is left of them; a gift voucher may have paid them. */
async function returnSomeLines(staff: Call, id: number): Promise<void> {
  const { db, clock } = store();
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const body = await returnBody(store(), id, [1, below(2), below(2), below(2), below(2)]);
  const lines = body.lines.map((line) => ({ ...line, id: Number(line.id), quantity: Number(line.quantity) }));
  const customer = { kind: "customer", shopperId: 0, isElite: false, staff: undefined } as const;
  const by = { ...customer, customerId: order?.customerId ?? 0 };
  const request = { orderId: id, attempt: body.attempt, lines };
  if ((await requestReturnOfLines(db, by, request, clock.read(), DEFAULT_POLICY)) instanceof HttpError) return;
  const seen = async () => (await expectDone(staff(staffOrder, { params: { id } }))).data.returns.at(-1);
  const params = { id, returnId: (await seen())?.id ?? 0 };
  await expectDone(staff(acceptReturn, { params }));
  const came = lines.map((line) => ({ id: line.id, restocked: 0, written_off: line.quantity }));
  await expectDone(staff(receiveReturn, { params, body: { lines: came } }));
  const amount = toRupees((await seen())?.refund_amt ?? ZERO_PAISE);
  const answer = await staff(refundReturn, { params, body: { amount } });
  if (!answer.ok) expect(answer.failure).toMatchObject({ httpStatus: 409 });
}

/** Staff takes an order to its end. */
async function finish(staff: Call, id: number, end: End): Promise<void> {
  const params = { id };
  const move = (action: "accept" | "pack" | "deliver", order_status: "Pending" | "Confirmed" | "Shipped") =>
    expectDone(staff(progressOrder, { params, body: { action, order_status } }));
  const refund = async () => {
    const { data } = await expectDone(staff(staffOrder, { params }));
    const left = toRupees(data.refundable ?? ZERO_PAISE);
    if (left < 20) return;
    const amount = toRupees(fromRupees(1 + random() * (left / 2)));
    const answer = await staff(refundOrder, { params, body: { amount, refundable: left, reason: "A jar leaked" } });
    // Coins that were spent may be worth more than a small refund.
    if (!answer.ok) expect(answer.failure).toMatchObject({ httpStatus: 409 });
  };
  await move("accept", "Pending");
  if (end === "cancel") {
    await expectDone(staff(withdrawOrder, { params, body: { action: "cancel", order_status: "Confirmed" } }));
    return;
  }
  await move("pack", "Confirmed");
  if (end === "pack") return;
  const parcel = { courier: "Garuda Parcels" as const, tracking_number: "GP00000001" };
  await expectDone(staff(shipParcel, { params, body: { order_status: "Packed", seen_parcel: null, ...parcel } }));
  if (end === "undelivered") {
    const day = todayInIndia(store().clock.read());
    const body = { order_status: "Shipped" as const, reason: "Nobody was there", day, restock: true, refund: true };
    await expectDone(staff(undeliveredParcel, { params, body }));
    return;
  }
  await move("deliver", "Shipped");
  if (end === "return") {
    await expectDone(
      staff(withdrawOrder, { params, body: { action: "return", order_status: "Delivered", restock: true } }),
    );
  }
  if (end === "return lines") {
    await returnSomeLines(staff, id);
    if (below(2) === 0) await returnSomeLines(staff, id);
    if (below(3) === 0) await refund();
    return;
  }
  if (end === "refund a part" || end === "refund twice") await refund();
  if (end === "refund twice") await refund();
}

let owner: Call;
let made: readonly InvoiceDocument[];
let taken: readonly CreditNoteDocument[];
let downloaded: Awaited<ReturnType<typeof downloadFile>>;

beforeAll(async () => {
  const { db, clock } = store();
  owner = await newStaffMember(store(), "owner");
  for (const { id, ...columns } of GOODS) await changeProduct(store(), id, { ...columns, stock: 10_000 });
  // To the first of April, 00:05 in India.
  clock.advance((new Date("2026-04-01T00:05:00+05:30").getTime() - clock.read().getTime()) / 60_000);
  for (let index = 0; index < ORDERS; index += 1) {
    const isCash = random() < 0.4;
    const played: Played = {
      // Each kind has its turn.
      ...{ end: ENDS[index % ENDS.length] ?? "pack", isCash, hasGstin: random() < 0.35, hasCoins: random() < 0.2 },
      voucher: pick(["none", "none", "promotion", "gift"] as const),
    };
    const place = PLACES[Math.floor(index / ENDS.length) % PLACES.length] ?? PLACES[0];
    await finish(owner, await orderGoods(index, played, place), played.end);
    clock.advance(Math.floor(MONTH_MINUTES / ORDERS));
  }
  const read = await readPapers(db);
  made = read.made;
  taken = read.taken;
  downloaded = await downloadFile();
});

/** The papers of the month as they are printed. */
async function readPapers(db: ReturnType<typeof store>["db"]) {
  const [from, to] = [new Date("2026-04-01T00:00:00+05:30"), new Date("2026-05-01T00:00:00+05:30")];
  const isOfMonth = ({ issuedAt }: { readonly issuedAt: Date }) => issuedAt >= from && issuedAt < to;
  const issued = (await db.select().from(invoices).orderBy(asc(invoices.number))).filter(isOfMonth);
  const credited = (await db.select().from(creditNotes)).filter(isOfMonth);
  const made: InvoiceDocument[] = [];
  for (const invoice of issued) {
    const [order] = await db.select().from(orders).where(eq(orders.id, invoice.orderId));
    if (order) made.push(await readInvoice(db, order, invoice));
  }
  const taken: CreditNoteDocument[] = [];
  for (const orderId of new Set(credited.map((note) => note.orderId))) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (order) taken.push(...(await readCreditNotes(db, order)).filter(isOfMonth));
  }
  return { made, taken };
}

/** The pieces of a code on invoices, less those that credit notes name. */
function piecesOf(code: string, isRegistered: boolean): number {
  const isBuyers = ({ billTo }: InvoiceDocument) => Boolean(billTo.gstin) === isRegistered;
  const count = ({ lines }: InvoiceDocument, pieces?: readonly number[]) =>
    lines.reduce((sum, line, place) => sum + (line.code === code ? (pieces?.[place] ?? line.quantity) : 0), 0);
  const sold = made.filter(isBuyers).reduce((sum, invoice) => sum + count(invoice), 0);
  const back = taken
    .filter(({ invoice, isPart, pieces }) => isBuyers(invoice) && (pieces || !isPart))
    .reduce((sum, { invoice, pieces }) => sum + count(invoice, pieces), 0);
  return sold - back;
}

const Rows = v.array(v.record(v.string(), v.string()));

async function readCsv(file: { readonly content: Blob }) {
  return v.parse(Rows, parse(await file.content.text(), { columns: true, bom: true }));
}

interface Sums {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}

/** What the papers say, invoices less credit notes: of parts that fit. */
function ofPapers(
  fits: (part: { readonly rate: number; readonly gstin: string | undefined; readonly code: string }) => boolean,
): Sums {
  let sums: Sums = { taxable: ZERO_PAISE, igst: ZERO_PAISE, cgst: ZERO_PAISE, sgst: ZERO_PAISE };
  const add = (paper: TaxPaper, invoice: InvoiceDocument, sign: 1 | -1) => {
    const parts = [
      ...paper.goods.map((part, place) => ({ part, code: invoice.lines[place]?.code ?? "" })),
      ...paper.shipping.map((part) => ({ part, code: "9968" })),
    ];
    for (const { part, code } of parts) {
      if (!fits({ rate: part.rate, gstin: invoice.billTo.gstin || undefined, code })) continue;
      const taxAs = (name: "IGST" | "CGST" | "SGST") =>
        paper.names.includes(name) ? multiplyMoney(part.taxEach, sign) : ZERO_PAISE;
      sums = {
        taxable: addMoney(sums.taxable, multiplyMoney(part.taxable, sign)),
        igst: addMoney(sums.igst, taxAs("IGST")),
        cgst: addMoney(sums.cgst, taxAs("CGST")),
        sgst: addMoney(sums.sgst, taxAs("SGST")),
      };
    }
  };
  for (const invoice of made) add(invoice.paper, invoice, 1);
  for (const note of taken) add(note.paper, note.invoice, -1);
  return sums;
}

const Amounts = v.object({
  txval: v.number(),
  iamt: v.optional(v.number(), 0),
  camt: v.optional(v.number(), 0),
  samt: v.optional(v.number(), 0),
});
const Items = v.array(v.object({ itm_det: Amounts }));
const Listed = v.optional(v.array(v.object({ inv: v.array(v.object({ itms: Items })) })), []);
const File = v.object({
  b2b: Listed,
  b2cl: Listed,
  b2cs: v.optional(v.array(Amounts), []),
  cdnr: v.optional(v.array(v.object({ nt: v.array(v.object({ itms: Items })) })), []),
  cdnur: v.optional(v.array(v.object({ itms: Items })), []),
  nil: v.optional(v.object({ inv: v.array(v.object({ expt_amt: v.number() })) })),
  hsn: v.object({
    hsn_b2b: v.optional(
      v.array(v.object({ ...Amounts.entries, hsn_sc: v.string(), rt: v.number(), qty: v.number() })),
      [],
    ),
    hsn_b2c: v.optional(
      v.array(v.object({ ...Amounts.entries, hsn_sc: v.string(), rt: v.number(), qty: v.number() })),
      [],
    ),
  }),
  doc_issue: v.object({
    doc_det: v.array(
      v.object({
        doc_num: v.number(),
        docs: v.array(v.object({ from: v.string(), to: v.string(), net_issue: v.number() })),
      }),
    ),
  }),
});

/** The file as the portal gets it. */
async function downloadFile() {
  const file = await expectDone(owner(gstr1File, { params: MONTH }));
  const content = v.parse(v.record(v.string(), v.unknown()), JSON.parse(await file.content.text()));
  return { name: file.name, content, tables: v.parse(File, content) };
}

const sumOf = (rows: readonly v.InferOutput<typeof Amounts>[], sign: 1 | -1 = 1): Sums => ({
  taxable: addMoney(...rows.map((row) => multiplyMoney(fromRupees(row.txval), sign))),
  igst: addMoney(...rows.map((row) => multiplyMoney(fromRupees(row.iamt), sign))),
  cgst: addMoney(...rows.map((row) => multiplyMoney(fromRupees(row.camt), sign))),
  sgst: addMoney(...rows.map((row) => multiplyMoney(fromRupees(row.samt), sign))),
});
const plus = (...all: readonly Sums[]): Sums => ({
  taxable: addMoney(...all.map((one) => one.taxable)),
  igst: addMoney(...all.map((one) => one.igst)),
  cgst: addMoney(...all.map((one) => one.cgst)),
  sgst: addMoney(...all.map((one) => one.sgst)),
});
const detailsOf = (documents: readonly { readonly itms: v.InferOutput<typeof Items> }[]) =>
  documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));

describe(`a month of ${ORDERS} orders of all kinds, closed`, () => {
  test("has invoices and credit notes of each kind", () => {
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
    const { tables: file } = downloaded;
    const registered = plus(
      sumOf(detailsOf(file.b2b.flatMap(({ inv }) => inv))),
      sumOf(detailsOf(file.cdnr.flatMap(({ nt }) => nt)), -1),
    );
    const others = plus(
      sumOf(detailsOf(file.b2cl.flatMap(({ inv }) => inv))),
      sumOf(file.b2cs),
      sumOf(detailsOf(file.cdnur), -1),
    );
    expect(registered).toEqual(ofPapers(({ rate, gstin }) => rate > 0 && gstin !== undefined));
    expect(others).toEqual(ofPapers(({ rate, gstin }) => rate > 0 && gstin === undefined));
    const exempt = addMoney(...(file.nil?.inv ?? []).map(({ expt_amt }) => fromRupees(expt_amt)));
    expect(exempt).toBe(ofPapers(({ rate }) => rate === 0).taxable);
    for (const section of [file.b2b, file.b2cl, file.b2cs, file.cdnr]) expect(section.length).toBeGreaterThan(0);
  });

  test("the HSN summary is that of the papers, for buyers with and without a GSTIN", () => {
    const { hsn } = downloaded.tables;
    for (const [rows, isRegistered] of [
      [hsn.hsn_b2b, true],
      [hsn.hsn_b2c, false],
    ] as const) {
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) {
        const expected = ofPapers(
          ({ code, rate, gstin }) => code === row.hsn_sc && rate === row.rt && Boolean(gstin) === isRegistered,
        );
        expect([row.hsn_sc, row.rt, sumOf([row])]).toEqual([row.hsn_sc, row.rt, expected]);
        if (row.hsn_sc !== SERVICE_CODES.shipping) expect(row.qty).toBe(piecesOf(row.hsn_sc, isRegistered));
      }
      expect(sumOf(rows)).toEqual(ofPapers(({ gstin }) => Boolean(gstin) === isRegistered));
    }
  });

  test("table 13 counts the documents from the first number to the last", () => {
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
    const { data } = await expectDone(owner(gstReturn, { params: MONTH }));
    const taxed = ofPapers(({ rate }) => rate > 0);
    expect(data.gstr3b.taxed).toEqual(taxed);
    expect(data.gstr3b.exempt).toBe(ofPapers(({ rate }) => rate === 0).taxable);
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
    const { igst, cgst, sgst } = ofPapers(({ rate }) => rate > 0);
    expect([balanceOf("Output IGST"), balanceOf("Output CGST"), balanceOf("Output SGST")]).toEqual([igst, cgst, sgst]);
    expect(balanceOf("Sales exempt")).toBe(ofPapers(({ rate }) => rate === 0).taxable);
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
  const plain = { end: "pack", isCash: false, hasGstin: false, hasCoins: false, voucher: "none" } as const;
  const id = await orderGoods(ORDERS, plain, PLACES[1]);
  await finish(owner, id, "pack");
  const params = { month: todayInIndia(store().clock.read()).slice(0, 7) };
  const { problems } = (await expectDone(owner(gstReturn, { params }))).data;
  expect(problems.map(({ order_id, lacks }) => [order_id, lacks])).toEqual([[id, "code"]]);
  await setCodes((hsnCode) => hsnCode);
  expect((await expectDone(owner(gstReturn, { params }))).data.problem_count).toBe(0);
});

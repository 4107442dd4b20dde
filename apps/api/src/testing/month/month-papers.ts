import {
  addMoney,
  type CalendarMonth,
  fromRupees,
  monthOf,
  multiplyMoney,
  type Paise,
  type TaxPaper,
  todayInIndia,
  ZERO_PAISE,
} from "@store/domain";
import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { creditNotes, invoices, orders } from "../../db/schema/index.ts";
import { readCreditNotes, readInvoice } from "../../modules/orders/invoice.ts";
import type { CreditNoteDocument, InvoiceDocument } from "../../ports/pdf/pdf.ts";

/** The papers of a month as they are printed: invoices, and what credit notes took back. */
export interface MonthPapers {
  readonly made: readonly InvoiceDocument[];
  readonly taken: readonly CreditNoteDocument[];
}

export async function readPapers(db: Database, month: CalendarMonth): Promise<MonthPapers> {
  const isOfMonth = ({ issuedAt }: { readonly issuedAt: Date }) => monthOf(todayInIndia(issuedAt)) === month;
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
export function piecesOf({ made, taken }: MonthPapers, code: string, isRegistered: boolean): number {
  const isBuyers = ({ billTo }: InvoiceDocument) => Boolean(billTo.gstin) === isRegistered;
  const count = ({ lines }: InvoiceDocument, pieces?: readonly number[]) =>
    lines.reduce((sum, line, place) => sum + (line.code === code ? (pieces?.[place] ?? line.quantity) : 0), 0);
  const sold = made.filter(isBuyers).reduce((sum, invoice) => sum + count(invoice), 0);
  const back = taken
    .filter(({ invoice, isPart, pieces }) => isBuyers(invoice) && (pieces || !isPart))
    .reduce((sum, { invoice, pieces }) => sum + count(invoice, pieces), 0);
  return sold - back;
}

export interface Sums {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}

interface PaperPart {
  readonly rate: number;
  readonly gstin: string | undefined;
  readonly code: string;
}

/** What the papers say, invoices less credit notes: of parts that fit. */
export function ofPapers({ made, taken }: MonthPapers, fits: (part: PaperPart) => boolean): Sums {
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
const CodeRows = v.optional(
  v.array(v.object({ ...Amounts.entries, hsn_sc: v.string(), rt: v.number(), qty: v.number() })),
  [],
);

/** The GSTR-1 file, as far as it has amounts. */
export const Gstr1Tables = v.object({
  b2b: Listed,
  b2cl: Listed,
  b2cs: v.optional(v.array(Amounts), []),
  cdnr: v.optional(v.array(v.object({ nt: v.array(v.object({ itms: Items })) })), []),
  cdnur: v.optional(v.array(v.object({ itms: Items })), []),
  nil: v.optional(v.object({ inv: v.array(v.object({ expt_amt: v.number() })) })),
  hsn: v.object({ hsn_b2b: CodeRows, hsn_b2c: CodeRows }),
  doc_issue: v.object({
    doc_det: v.array(
      v.object({
        doc_num: v.number(),
        docs: v.array(v.object({ from: v.string(), to: v.string(), net_issue: v.number() })),
      }),
    ),
  }),
});
export type Gstr1Tables = v.InferOutput<typeof Gstr1Tables>;

export const sumOf = (rows: readonly v.InferOutput<typeof Amounts>[], sign: 1 | -1 = 1): Sums => ({
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

export const detailsOf = (documents: readonly { readonly itms: v.InferOutput<typeof Items> }[]) =>
  documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));

/** What the file says in sum of buyers with a GSTIN and of others, and what of it is exempt. */
export const sumsOfTables = ({ b2b, b2cl, b2cs, cdnr, cdnur, nil }: Gstr1Tables) => ({
  registered: plus(sumOf(detailsOf(b2b.flatMap(({ inv }) => inv))), sumOf(detailsOf(cdnr.flatMap(({ nt }) => nt)), -1)),
  others: plus(sumOf(detailsOf(b2cl.flatMap(({ inv }) => inv))), sumOf(b2cs), sumOf(detailsOf(cdnur), -1)),
  exempt: addMoney(...(nil?.inv ?? []).map(({ expt_amt }) => fromRupees(expt_amt))),
});

/** The same of the papers. */
export const sumsOfPapers = (papers: MonthPapers) => ({
  registered: ofPapers(papers, ({ rate, gstin }) => rate > 0 && gstin !== undefined),
  others: ofPapers(papers, ({ rate, gstin }) => rate > 0 && gstin === undefined),
  exempt: ofPapers(papers, ({ rate }) => rate === 0).taxable,
});

/** The HSN summary of the file beside that of the papers, code by code. */
export function codesBeside({ hsn }: Gstr1Tables, papers: MonthPapers) {
  const tables = [
    [hsn.hsn_b2b, true],
    [hsn.hsn_b2c, false],
  ] as const;
  return tables.flatMap(([rows, isRegistered]) =>
    rows.map((row) => ({
      row,
      isRegistered,
      sums: sumOf([row]),
      expected: ofPapers(
        papers,
        ({ code, rate, gstin }) => code === row.hsn_sc && rate === row.rt && Boolean(gstin) === isRegistered,
      ),
    })),
  );
}

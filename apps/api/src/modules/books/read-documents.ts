import type { Seller } from "@store/content/seller";
import {
  addMoney,
  COIN_VALUE,
  gstNames,
  multiplyMoney,
  type Paise,
  paperSums,
  type ReturnDocument,
  SERVICE_CODES,
  splitGst,
  subtractMoney,
  supplyState,
  taxPaper,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, gte, inArray, lt, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  creditNotes,
  invoices,
  membershipInvoices,
  orderLines,
  orders,
  paperParties,
  products,
} from "../../db/schema/index.ts";
import type { InvoiceDocument } from "../../ports/pdf/pdf.ts";
import { creditedPapers, creditSplit, toChargedLine } from "../orders/invoice.ts";
import { type ReturnedGoods, readReturnedGoods } from "../orders/returned-goods.ts";
import { readSellerAt } from "../shop-settings/seller-at.ts";

/** A part of time: from a moment to before another. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export const isIn = (column: PgColumn, { from, to }: Period) => and(gte(column, from), lt(column, to));

/** A document as return and day book read it. */
export interface BookDocument extends ReturnDocument {
  readonly issuedAt: Date;
  /** The order that it is of; none of a year of membership. */
  readonly order: { readonly id: number; readonly number: string } | undefined;
  /** How it was paid, or comes back. */
  readonly split: InvoiceDocument["split"];
  /** Of a credit note, what was kept back for coins that were spent. */
  readonly kept: { readonly money: Paise; readonly voucher: Paise };
}

const NOTHING_KEPT = { money: ZERO_PAISE, voucher: ZERO_PAISE };

/** To whom an order's papers are made out: an erased account's orders name nobody themselves. */
const billTo = sql`coalesce(${paperParties.billingAddress}, ${orders.billingAddress})`;

const READ = {
  orderId: orders.id,
  orderNumber: orders.number,
  shipping: orders.shipping,
  cashFee: orders.cashFee,
  giftVoucher: orders.giftVoucher,
  usedCoins: orders.usedCoins,
  finalTotal: orders.finalTotal,
  buyer: sql<string>`${billTo} ->> 'full_name'`,
  gstin: sql<string | null>`${billTo} ->> 'gstin'`,
  place: sql<string | null>`${orders.shippingAddress} ->> 'state'`,
} as const;

/** A product that has got its HSN code since is told with it: the return needs one. */
const LINE = {
  orderId: orderLines.orderId,
  basePrice: orderLines.basePrice,
  quantity: orderLines.quantity,
  discount: orderLines.discount,
  tax: orderLines.tax,
  gstRate: orderLines.gstRate,
  code: sql<string>`coalesce(nullif(${orderLines.hsnCode}, ''), ${products.hsnCode})`,
} as const;

/** The lines of the orders that a statement names, by order. */
async function readLines(db: Database, orderIds: SQLWrapper) {
  const rows = await db
    .select(LINE)
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

type OrderOfPaper = {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly shipping: Paise;
  readonly cashFee: Paise;
  readonly giftVoucher: Paise;
  readonly usedCoins: number;
  readonly finalTotal: Paise;
  readonly buyer: string;
  readonly gstin: string | null;
  readonly place: string | null;
};
type Lines = Awaited<ReturnType<typeof readLines>>;

/** What invoice and credit notes of an order have in common. */
function invoiceOf(order: OrderOfPaper, lines: Lines, seller: Seller) {
  const sold = lines.get(order.orderId) ?? [];
  const names = gstNames({ seller: seller.state, placeOfSupply: supplyState(order.place ?? undefined, seller.state) });
  const { giftVoucher, usedCoins, finalTotal } = order;
  return {
    order: { id: order.orderId, number: order.orderNumber },
    buyer: order.buyer,
    gstin: order.gstin || undefined,
    placeOfSupply: order.place ?? undefined,
    invoiceTotal: addMoney(finalTotal, giftVoucher, multiplyMoney(COIN_VALUE, usedCoins)),
    lines: sold.map(({ code, quantity }) => ({ code, quantity })),
    paper: taxPaper({ lines: sold.map(toChargedLine), shipping: order.shipping, cashFee: order.cashFee }, names),
    split: { giftVoucher, coins: usedCoins, payable: finalTotal },
    kept: NOTHING_KEPT,
  };
}

async function readInvoices(db: Database, period: Period, seller: Seller): Promise<BookDocument[]> {
  const made = db.select({ id: invoices.orderId }).from(invoices).where(isIn(invoices.issuedAt, period));
  const [rows, lines] = await Promise.all([
    db
      .select({ ...READ, number: invoices.number, issuedAt: invoices.issuedAt })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .leftJoin(paperParties, eq(paperParties.orderId, orders.id))
      .where(isIn(invoices.issuedAt, period))
      .orderBy(asc(invoices.issuedAt), asc(invoices.number)),
    readLines(db, made),
  ]);
  return rows.map((row) => ({
    ...{ kind: "invoice", number: row.number, issuedAt: row.issuedAt },
    ...invoiceOf(row, lines, seller),
  }));
}

type Note = Pick<typeof creditNotes.$inferSelect, "number" | "part">;

/**
 * The pieces of each line that a note takes back: those that came back; of the rest, what such notes left. A note of an
 * amount has none, and after it nobody can tell which pieces the rest is of.
 */
function creditedPieces(
  ordered: readonly number[],
  notes: readonly Note[],
  { note, returned }: { readonly note: Note; readonly returned: ReadonlyMap<string, ReturnedGoods> },
): readonly number[] {
  const own = returned.get(note.number);
  if (own) return own.pieces;
  const others = notes.filter(({ part }) => part !== null).map(({ number }) => returned.get(number)?.pieces);
  if (note.part !== null || others.includes(undefined)) return ordered.map(() => 0);
  return ordered.map((quantity, index) => others.reduce((left, pieces) => left - (pieces?.[index] ?? 0), quantity));
}

/** Notes take what those before them have left: all of their invoices' are read, and those of the period are told. */
async function readNotes(db: Database, period: Period, seller: Seller): Promise<BookDocument[]> {
  const made = db.select({ id: creditNotes.orderId }).from(creditNotes).where(isIn(creditNotes.issuedAt, period));
  const taken = db
    .select({ id: creditNotes.invoiceNumber })
    .from(creditNotes)
    .where(isIn(creditNotes.issuedAt, period));
  const [rows, lines, returned] = await Promise.all([
    db
      .select({
        ...{ ...READ, number: creditNotes.number, issuedAt: creditNotes.issuedAt, invoice: creditNotes.invoiceNumber },
        ...{ part: creditNotes.part, refund: creditNotes.refund, voucherKept: creditNotes.voucherKept },
        isPaid: creditNotes.isPaid,
      })
      .from(creditNotes)
      .innerJoin(orders, eq(orders.id, creditNotes.orderId))
      .leftJoin(paperParties, eq(paperParties.orderId, orders.id))
      .where(inArray(creditNotes.invoiceNumber, taken))
      .orderBy(asc(creditNotes.id)),
    readLines(db, made),
    readReturnedGoods(db, made),
  ]);
  const notes = [...Map.groupBy(rows, ({ invoice }) => invoice).values()].flatMap((ofInvoice) => {
    const [first] = ofInvoice;
    if (!first) return [];
    const invoice = invoiceOf(first, lines, seller);
    return creditedPapers(invoice, ofInvoice, returned).flatMap((paper, place): BookDocument[] => {
      const note = ofInvoice[place];
      if (!note) return [];
      const split = creditSplit(invoice, note, paper);
      const pieces = creditedPieces(
        invoice.lines.map(({ quantity }) => quantity),
        ofInvoice,
        { note, returned },
      );
      return [
        {
          ...invoice,
          ...{ kind: "creditNote", number: note.number, issuedAt: note.issuedAt, paper, split },
          lines: invoice.lines.map(({ code }, index) => ({ code, quantity: pieces[index] ?? 0 })),
          kept: {
            money: note.isPaid ? subtractMoney(split.payable, note.refund) : ZERO_PAISE,
            voucher: note.voucherKept,
          },
        },
      ];
    });
  });
  return notes
    .filter(({ issuedAt }) => issuedAt >= period.from && issuedAt < period.to)
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
}

/** The invoices of years of membership: a service, supplied where the member lives. */
async function readMemberships(db: Database, period: Period, seller: Seller): Promise<BookDocument[]> {
  const rows = await db
    .select()
    .from(membershipInvoices)
    .where(isIn(membershipInvoices.issuedAt, period))
    .orderBy(asc(membershipInvoices.issuedAt), asc(membershipInvoices.number));
  return rows.map(({ number, issuedAt, amount, gstRate, billTo: member }) => {
    const placeOfSupply = member.state ?? seller.state;
    const { base, gst } = splitGst(amount, gstRate);
    const line = { rate: gstRate, base, taxable: base, gst };
    const names = gstNames({ seller: seller.state, placeOfSupply: supplyState(placeOfSupply, seller.state) });
    const paper = taxPaper({ lines: [line] }, names);
    return {
      ...{
        kind: "invoice",
        number,
        issuedAt,
        order: undefined,
        buyer: member.full_name,
        gstin: member.gstin || undefined,
      },
      ...{ placeOfSupply, invoiceTotal: paperSums(paper).total, paper, kept: NOTHING_KEPT },
      lines: [{ code: SERVICE_CODES.membership, quantity: 1 }],
      split: { giftVoucher: ZERO_PAISE, coins: 0, payable: amount },
    };
  });
}

/** All invoices and credit notes of a period. A day at a time: a month may have more than memory holds. */
export async function readDocuments(db: Database, period: Period): Promise<readonly BookDocument[]> {
  const seller = await readSellerAt(db, period.to);
  const kinds = await Promise.all([
    readInvoices(db, period, seller),
    readMemberships(db, period, seller),
    readNotes(db, period, seller),
  ]);
  return kinds.flat();
}

import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  type CalendarMonth,
  creditNotePostings,
  DAY_BOOK_KINDS,
  daysOfMonth,
  LEDGERS,
  moneyPostings,
  type Posting,
  salesPostings,
  subtractMoney,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderEvents, orders, payments, refunds } from "../../db/schema/index.ts";
import { type CsvColumn, csvTime } from "../../lib/csv.ts";
import { periodOfDay } from "./month-return.ts";
import { type BookDocument, isIn, type Period, readDocuments } from "./read-documents.ts";

/** A booking, with what it is about. */
interface Row extends Posting {
  readonly at: Date;
  readonly voucher: string;
  readonly number: string;
  readonly order?: string | undefined;
  readonly party?: string | undefined;
  readonly gstin?: string | undefined;
  readonly place?: string | undefined;
}

export const DAY_BOOK_COLUMNS: readonly CsvColumn<Row>[] = [
  { header: "Date", cell: ({ at }) => csvTime(at).slice(0, 10) },
  { header: "Voucher", cell: ({ voucher }) => voucher },
  { header: "Number", cell: ({ number }) => number },
  { header: "Order", cell: ({ order }) => order },
  { header: "Party", cell: ({ party }) => party },
  { header: "GSTIN", cell: ({ gstin }) => gstin },
  { header: "Place of supply", cell: ({ place }) => place },
  { header: "Ledger", cell: ({ ledger }) => ledger },
  { header: "Debit", cell: ({ debit }) => toRupees(debit) },
  { header: "Credit", cell: ({ credit }) => toRupees(credit) },
];

function documentRows({
  kind,
  number,
  issuedAt,
  order,
  buyer,
  gstin,
  placeOfSupply,
  paper,
  split,
  kept,
}: BookDocument) {
  const postings = kind === "invoice" ? salesPostings(paper, split) : creditNotePostings(paper, split, kept);
  const head = { at: issuedAt, number, order: order?.number, party: buyer, gstin, place: placeOfSupply };
  const voucher = kind === "invoice" ? DAY_BOOK_KINDS.sales : DAY_BOOK_KINDS.creditNote;
  return postings.map((posting): Row => ({ ...head, voucher, ...posting }));
}

/** What was paid online: for orders and memberships, or for gift vouchers, which are owed until they are spent. */
async function readPayments(db: Database, period: Period): Promise<Row[]> {
  const rows = await db
    .select({
      ...{ at: payments.settledAt, gateway: payments.gateway, reference: payments.gatewayReference },
      ...{ txnId: payments.txnId, purpose: payments.purpose, amount: payments.amount, payer: payments.payerName },
      order: orders.number,
    })
    .from(payments)
    .leftJoin(orders, and(eq(payments.purpose, "order"), eq(orders.id, payments.subjectId)))
    .where(and(isIn(payments.settledAt, period), sql`${payments.state} = 'paid'`))
    .orderBy(asc(payments.settledAt), asc(payments.txnId));
  return rows.flatMap(({ at, gateway, reference, txnId, purpose, amount, payer, order }) => {
    const ledger = purpose === "gift_voucher" ? LEDGERS.giftVouchers : LEDGERS.customers;
    const head = {
      voucher: DAY_BOOK_KINDS.receipt,
      number: reference ?? txnId,
      party: payer,
      order: order ?? undefined,
    };
    return at ? moneyPostings(gateway, ledger, amount).map((posting): Row => ({ at, ...head, ...posting })) : [];
  });
}

/** Cash that was collected at the door, which the courier owes until it is remitted. */
async function readCash(db: Database, period: Period): Promise<Row[]> {
  const rows = await db
    .select({
      ...{ at: orderEvents.at, order: orders.number, amount: orders.finalTotal },
      party: sql<string>`${orders.shippingAddress} ->> 'full_name'`,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        isIn(orderEvents.at, period),
        sql`${orderEvents.action} = 'deliver'`,
        eq(orders.payType, CASH_ON_DELIVERY),
        eq(orders.isPaid, true),
        gt(orders.finalTotal, ZERO_PAISE),
      ),
    )
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  return rows.flatMap(({ at, order, amount, party }) => {
    const head = { at, voucher: DAY_BOOK_KINDS.receipt, number: order, order, party };
    return moneyPostings(LEDGERS.cash, LEDGERS.customers, amount).map((posting): Row => ({ ...head, ...posting }));
  });
}

/** What was paid back, by the gateway or by staff. */
async function readRefunds(db: Database, period: Period): Promise<Row[]> {
  const rows = await db
    .select({
      ...{ at: refunds.settledAt, gateway: refunds.gateway, method: refunds.method, reference: refunds.reference },
      ...{ id: refunds.id, amount: refunds.amount, order: orders.number },
      party: sql<string>`${orders.billingAddress} ->> 'full_name'`,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isIn(refunds.settledAt, period), sql`${refunds.state} = 'done'`, gt(refunds.amount, ZERO_PAISE)))
    .orderBy(asc(refunds.settledAt), asc(refunds.id));
  return rows.flatMap(({ at, gateway, method, reference, id, amount, order, party }) => {
    const head = { voucher: DAY_BOOK_KINDS.payment, number: reference ?? String(id), order, party };
    const source = method ?? gateway ?? "";
    const paidOut = moneyPostings(source, LEDGERS.customers, subtractMoney(ZERO_PAISE, amount));
    return at ? paidOut.map((posting): Row => ({ at, ...head, ...posting })) : [];
  });
}

/** The bookings of a month, a day at a time. */
export async function* readDayBook(
  db: Database,
  month: CalendarMonth,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (const day of daysOfMonth(month)) {
    const period = periodOfDay(day);
    const [documents, ...money] = await Promise.all([
      readDocuments(db, period),
      readPayments(db, period),
      readCash(db, period),
      readRefunds(db, period),
    ]);
    yield [...documents.flatMap(documentRows), ...money.flat()];
  }
}

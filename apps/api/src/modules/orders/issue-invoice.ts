import {
  addMoney,
  COIN_VALUE,
  type DocumentSeries,
  documentNumber,
  financialYear,
  multiplyMoney,
  type Paise,
  ZERO_PAISE,
} from "@store/domain";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { creditNotes, documentSeries, invoices, type orders } from "../../db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/**
 * Takes the next number of a series (checklist C47). The series stays locked until the transaction ends, so that a number
 * that is rolled back is given again: this is the last lock that a transaction takes.
 */
async function nextDocumentNumber(tx: Database, series: DocumentSeries, now: Date): Promise<string> {
  const year = financialYear(now);
  const [row] = await tx
    .insert(documentSeries)
    .values({ series, financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.series, documentSeries.financialYear],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ last: documentSeries.last });
  if (!row) throw new Error(`The series ${series} gave no number`);
  return documentNumber(series, year, row.last);
}

/** The invoice of an order, if there is one. */
export async function findInvoice(db: Database, orderId: number): Promise<typeof invoices.$inferSelect | undefined> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return invoice;
}

/**
 * Makes the invoice of a locked order, once; its `isInvoiced` is the caller's to write.
 * @returns whether it was made now.
 */
export async function issueInvoice(
  tx: Database,
  { id: orderId, payType, isPaid }: Pick<OrderRow, "id" | "payType" | "isPaid">,
  now: Date,
): Promise<boolean> {
  if (await findInvoice(tx, orderId)) return false;
  const number = await nextDocumentNumber(tx, "invoice", now);
  await tx.insert(invoices).values({ orderId, number, issuedAt: now, payType, isPaid });
  return true;
}

type CreditNoteRow = typeof creditNotes.$inferSelect;

/** The credit notes of an order, oldest first. */
export const findCreditNotes = (db: Database, orderId: number): Promise<CreditNoteRow[]> =>
  db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(asc(creditNotes.id));

interface Credit {
  /** What is credited, GST included; undefined for all that is left of the invoice. */
  readonly part?: Paise;
  /** What is paid back. */
  readonly refund: Paise;
}

/**
 * Takes the invoice of a locked order back, if it has one: a part of it, or once all that is left.
 * @returns the number of the credit note.
 */
export async function issueCreditNote(
  tx: Database,
  order: Pick<OrderRow, "id" | "isPaid" | "finalTotal" | "giftVoucher" | "usedCoins">,
  { part, refund }: Credit,
  now: Date,
): Promise<string | undefined> {
  const { id: orderId, isPaid, finalTotal, giftVoucher, usedCoins } = order;
  if (!(await findInvoice(tx, orderId))) return undefined;
  const before = await findCreditNotes(tx, orderId);
  const ofRest = before.find((note) => note.part === null);
  if (ofRest) return ofRest.number;
  const total = addMoney(finalTotal, giftVoucher, multiplyMoney(COIN_VALUE, usedCoins));
  const credited = addMoney(...before.map((note) => note.part ?? ZERO_PAISE));
  if (before.length > 0 && credited >= total) return before.at(-1)?.number;
  const number = await nextDocumentNumber(tx, "creditNote", now);
  await tx.insert(creditNotes).values({ orderId, number, issuedAt: now, isPaid, part: part ?? null, refund });
  return number;
}

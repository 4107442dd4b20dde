import { type DocumentSeries, documentNumber, financialYear, type Paise } from "@store/domain";
import { eq, sql } from "drizzle-orm";
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

/** Makes the invoice of a locked order, once; its `isInvoiced` is the caller's to write. */
export async function issueInvoice(
  tx: Database,
  { id: orderId, payType, isPaid }: Pick<OrderRow, "id" | "payType" | "isPaid">,
  now: Date,
): Promise<void> {
  if (await findInvoice(tx, orderId)) return;
  const number = await nextDocumentNumber(tx, "invoice", now);
  await tx.insert(invoices).values({ orderId, number, issuedAt: now, payType, isPaid });
}

/** The credit note of an order, if there is one. */
export async function findCreditNote(
  db: Database,
  orderId: number,
): Promise<typeof creditNotes.$inferSelect | undefined> {
  const [note] = await db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId));
  return note;
}

/**
 * Takes the invoice of a locked order back, if it has one, once.
 * @param refund what is paid back.
 * @returns the number of the credit note.
 */
export async function issueCreditNote(
  tx: Database,
  { id: orderId, isPaid }: Pick<OrderRow, "id" | "isPaid">,
  refund: Paise,
  now: Date,
): Promise<string | undefined> {
  if (!(await findInvoice(tx, orderId))) return undefined;
  const before = await findCreditNote(tx, orderId);
  if (before) return before.number;
  const number = await nextDocumentNumber(tx, "creditNote", now);
  await tx.insert(creditNotes).values({ orderId, number, issuedAt: now, isPaid, refund });
  return number;
}

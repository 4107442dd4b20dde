import { addMoney, COIN_VALUE, multiplyMoney, type Paise, type Policy, ZERO_PAISE } from "@store/domain";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { creditNotes, invoices, type orders } from "../../db/schema/index.ts";
import { nextDocumentNumber } from "../papers/document-number.ts";

type OrderRow = typeof orders.$inferSelect;

export type InvoiceRow = typeof invoices.$inferSelect;

const selectInvoices = prepared("invoices_of_orders", (db) =>
  db
    .select()
    .from(invoices)
    .where(sql`${invoices.orderId} = any(${sql.placeholder("ids")}::int[])`)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number)),
);

/** The invoices of orders, the latest first: of one that is sent again, those that were taken back before it. */
export const findInvoices = (db: Database, ...orderIds: readonly number[]): Promise<InvoiceRow[]> =>
  selectInvoices(db).execute({ ids: orderIds });

/** The invoice of an order that counts, if there is one. */
export async function findInvoice(db: Database, orderId: number): Promise<InvoiceRow | undefined> {
  const [latest] = await findInvoices(db, orderId);
  return latest;
}

const isTakenBack = (notes: readonly CreditNoteRow[], { number }: InvoiceRow): boolean =>
  notes.some(({ invoiceNumber, part }) => invoiceNumber === number && part === null);

const writeInvoice = prepared("write_invoice", (db) =>
  db.insert(invoices).values({
    orderId: sql.placeholder("orderId"),
    number: sql.placeholder("number"),
    issuedAt: sql.placeholder("issuedAt"),
  }),
);

/**
 * Makes the invoice of a locked order, once, and another one where it was taken back; its `isInvoiced` is the caller's to
 * write.
 * @returns whether it was made now.
 */
export async function issueInvoice(tx: Database, orderId: number, now: Date, policy: Policy): Promise<boolean> {
  const latest = await findInvoice(tx, orderId);
  if (latest && !isTakenBack(await findCreditNotes(tx, orderId), latest)) return false;
  const number = await nextDocumentNumber(tx, "invoice", now, policy);
  await writeInvoice(tx).execute({ orderId, number, issuedAt: now });
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
  /** What of the gift voucher does not go back. */
  readonly voucherKept?: Paise;
}

/**
 * Takes the invoice of a locked order back, if it has one: a part of it, or once all that is left.
 * @returns the number of the credit note.
 */
export async function issueCreditNote(
  tx: Database,
  order: Pick<OrderRow, "id" | "isPaid" | "finalTotal" | "giftVoucher" | "usedCoins">,
  { part, refund, voucherKept = ZERO_PAISE }: Credit,
  now: Date,
  policy: Policy,
): Promise<string | undefined> {
  const { id: orderId, isPaid, finalTotal, giftVoucher, usedCoins } = order;
  const invoice = await findInvoice(tx, orderId);
  if (!invoice) return undefined;
  const { number: invoiceNumber } = invoice;
  const before = (await findCreditNotes(tx, orderId)).filter((note) => note.invoiceNumber === invoiceNumber);
  const ofRest = before.find((note) => note.part === null);
  if (ofRest) return ofRest.number;
  const total = addMoney(finalTotal, giftVoucher, multiplyMoney(COIN_VALUE, usedCoins));
  const credited = addMoney(...before.map((note) => note.part ?? ZERO_PAISE));
  if (before.length > 0 && credited >= total) return before.at(-1)?.number;
  const number = await nextDocumentNumber(tx, "creditNote", now, policy);
  const note = { orderId, invoiceNumber, number, issuedAt: now, isPaid, part: part ?? null, refund, voucherKept };
  await tx.insert(creditNotes).values(note);
  return number;
}

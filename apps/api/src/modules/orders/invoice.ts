import { creditNotePdf, invoicePdf } from "@store/api-client/contract";
import {
  addMoney,
  type ChargedLine,
  type Credit,
  canDownloadInvoice,
  canPay,
  creditNoteFileName,
  creditPapers,
  gstNames,
  invoiceFileName,
  leftOfGoods,
  multiplyMoney,
  type Paise,
  paperSums,
  splitPayment,
  subtractMoney,
  type TaxPaper,
  taxPaper,
  UNIT_CODES,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type OrderAddress, orderLines, orders, paperParties } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { CreditNoteDocument, InvoiceDocument, InvoiceLine, Party, Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { DOCUMENTS_FROM_ADDRESS, documentReply } from "../cart/cart-pdf.ts";
import { readSellers } from "../shop-settings/seller-at.ts";
import { findCreditNotes, findInvoice, findInvoices, type InvoiceRow } from "./issue-invoice.ts";
import { NO_CREDIT_NOTE, NO_INVOICE_YET, NO_SUCH_CREDIT_NOTE, NO_SUCH_ORDER } from "./messages.ts";
import { type ReturnedGoods, readReturnedGoods } from "./returned-goods.ts";

type OrderRow = typeof orders.$inferSelect;

interface OrderInvoice {
  readonly order: OrderRow;
  readonly invoice: InvoiceRow;
}

const partyOf = ({ full_name, full_address, mobile_no, gstin }: OrderAddress): Party => ({
  fullName: full_name,
  fullAddress: full_address,
  mobile: mobile_no,
  gstin,
});

function paymentOf(order: OrderRow): InvoiceDocument["payment"] {
  if (order.isPaid) return "paid";
  return canPay(order) ? "to be paid" : undefined;
}

/** How it is paid; where nothing is left to pay in money, by what paid it all. */
function payTypeOf({ payType, giftVoucher, usedCoins, finalTotal }: OrderRow): string {
  const paidBy = [...(giftVoucher > 0 ? ["Gift voucher"] : []), ...(usedCoins > 0 ? ["Coins"] : [])];
  return finalTotal === 0 && paidBy.length > 0 ? paidBy.join(" and ") : payType;
}

/** As it was sold: the discount's share and the GST after it are kept with the order. */
export function toChargedLine({
  basePrice,
  quantity,
  discount,
  tax,
  gstRate,
}: Pick<typeof orderLines.$inferSelect, "basePrice" | "quantity" | "discount" | "tax" | "gstRate">): ChargedLine {
  const base = multiplyMoney(basePrice, quantity);
  return { base, taxable: subtractMoney(base, discount), gst: tax, rate: gstRate };
}

const toInvoiceLine = (line: typeof orderLines.$inferSelect): InvoiceLine => ({
  name: line.productName,
  code: line.hsnCode,
  quantity: line.quantity,
  unit: UNIT_CODES.goods,
  price: line.price,
  discount: line.discount,
});

/**
 * Invoices as documents, in their order: their goods, addresses and amounts never change, and an erased account's papers
 * alone name it. Whether an order is paid is said as it stands now, so that nobody is asked to pay again.
 */
export async function readInvoices(db: Database, made: readonly OrderInvoice[]): Promise<readonly InvoiceDocument[]> {
  const ids = made.map(({ order }) => order.id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id));
  const parties = await db.select().from(paperParties).where(inArray(paperParties.orderId, ids));
  const sellerAt = await readSellers(db);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const partiesOf = new Map(parties.map((kept) => [kept.orderId, kept]));
  return made.map(({ order, invoice: { number, issuedAt } }) => {
    const lines = linesOf.get(order.id) ?? [];
    const { billingAddress, shippingAddress } = partiesOf.get(order.id) ?? order;
    const placeOfSupply = order.shippingAddress.state;
    const seller = sellerAt(issuedAt);
    const names = gstNames({ seller: seller.state, placeOfSupply });
    return {
      seller,
      number,
      issuedAt,
      order: { number: order.number, placedAt: order.placedAt },
      payType: payTypeOf(order),
      payment: paymentOf(order),
      billTo: partyOf(billingAddress),
      shipTo: partyOf(shippingAddress),
      placeOfSupply,
      lines: lines.map(toInvoiceLine),
      paper: taxPaper({ lines: lines.map(toChargedLine), shipping: order.shipping, cashFee: order.cashFee }, names),
      split: { giftVoucher: order.giftVoucher, coins: order.usedCoins, payable: order.finalTotal },
      voucherCode: order.voucherCode ?? undefined,
    };
  });
}

/** One of {@link readInvoices}. */
export async function readInvoice(db: Database, order: OrderRow, invoice: InvoiceRow): Promise<InvoiceDocument> {
  const [document] = await readInvoices(db, [{ order, invoice }]);
  if (!document) throw new Error(`The invoice ${invoice.number} was not read`);
  return document;
}

type NoteRow = Awaited<ReturnType<typeof findCreditNotes>>[number];

/**
 * What the notes of an invoice credit of it: each its part, of lines that came back those, and one of the rest what the
 * parts left.
 */
export function creditedPapers(
  { paper }: Pick<InvoiceDocument, "paper">,
  notes: readonly Pick<NoteRow, "number" | "part">[],
  returned: ReadonlyMap<string, ReturnedGoods>,
): readonly TaxPaper[] {
  const parts = addMoney(...notes.map(({ part }) => part ?? ZERO_PAISE));
  const rest = subtractMoney(paperSums(paper).total, parts);
  return creditPapers(
    paper,
    notes.map(({ number, part }): Credit => returned.get(number)?.amounts ?? part ?? rest),
  );
}

/** What an invoice charges for each of an order's lines, less what was credited of that; undefined without an invoice. */
export async function readLeftOfGoods(db: Database, order: OrderRow): Promise<readonly Paise[] | undefined> {
  const row = await findInvoice(db, order.id);
  if (!row) return undefined;
  const invoice = await readInvoice(db, order, row);
  const notes = await findCreditNotes(db, order.id);
  const returned = await readReturnedGoods(db, [order.id]);
  const ofInvoice = notes.filter(({ invoiceNumber }) => invoiceNumber === row.number);
  return leftOfGoods(invoice.paper, creditedPapers(invoice, ofInvoice, returned));
}

/** A part comes back in money; the rest as what it was paid by, gift voucher and coins first. */
export function creditSplit(
  { split: { giftVoucher, coins } }: Pick<InvoiceDocument, "split">,
  { part }: Pick<NoteRow, "part">,
  paper: TaxPaper,
): InvoiceDocument["split"] {
  const { total } = paperSums(paper);
  return part === null
    ? splitPayment({ orderTotal: total, giftVoucher, coins })
    : { giftVoucher: ZERO_PAISE, coins: 0, payable: total };
}

/** The credit notes of an order as documents, oldest first; none without an invoice. */
export async function readCreditNotes(db: Database, order: OrderRow): Promise<readonly CreditNoteDocument[]> {
  const notes = await findCreditNotes(db, order.id);
  const [made, ...earlier] = notes.length > 0 ? await findInvoices(db, order.id) : [];
  if (!made) return [];
  const latest = await readInvoice(db, order, made);
  const returned = await readReturnedGoods(db, [order.id]);
  // Invoices of one order differ in number and date alone.
  return [...earlier.toReversed(), made].flatMap(({ number, issuedAt }) =>
    notesOf(
      { ...latest, number, issuedAt },
      notes.filter(({ invoiceNumber }) => invoiceNumber === number),
      returned,
    ),
  );
}

/** The credit notes of one invoice. */
function notesOf(
  invoice: InvoiceDocument,
  notes: readonly NoteRow[],
  returned: ReadonlyMap<string, ReturnedGoods>,
): readonly CreditNoteDocument[] {
  return creditedPapers(invoice, notes, returned).flatMap((paper, index) => {
    const note = notes[index];
    if (!note) return [];
    const { number, issuedAt, isPaid, refund, voucherKept, part } = note;
    const isPart = part !== null || notes.length > 1;
    const split = creditSplit(invoice, note, paper);
    const { pieces } = returned.get(number) ?? {};
    return [{ number, issuedAt, isPaid, refund, voucherKept, isPart, pieces, invoice, paper, split }];
  });
}

/** The invoice of an order that has one. */
export async function readInvoiceOf(db: Database, orderId: number): Promise<InvoiceDocument> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const invoice = await findInvoice(db, orderId);
  if (!order || !invoice) throw new Error(`The order ${orderId} has no invoice`);
  return readInvoice(db, order, invoice);
}

/** A credit note that was made of an order. */
export async function readCreditNoteOf(
  db: Database,
  { orderId, number }: { readonly orderId: number; readonly number: string },
): Promise<CreditNoteDocument> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const note = order && (await readCreditNotes(db, order)).find((one) => one.number === number);
  if (!note) throw new Error(`The order ${orderId} has no credit note ${number}`);
  return note;
}

/**
 * The documents of the customer's own order (C29): the invoice once it is past Pending and invoiced [R160], the credit
 * notes of what was taken back of it after that.
 */
export function invoiceRoutes({ serve, db, limits, clientAddress }: Backend, pdf: Pdf): void {
  const documents = limits.local(DOCUMENTS_FROM_ADDRESS);

  async function findOwn(id: number, customerId: number): Promise<OrderRow | undefined> {
    const own = and(eq(orders.id, id), eq(orders.customerId, customerId));
    const [order] = await db.select().from(orders).where(own);
    return order;
  }

  serve(invoicePdf, async ({ query, customer, http }) => {
    const id = query.source_doc;
    const order = await findOwn(id, customer.customerId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const invoice = await findInvoice(db, id);
    if (!invoice || !canDownloadInvoice(order)) return httpError(409, NO_INVOICE_YET);
    const tooMany = await documents.count(clientAddress(http));
    if (tooMany) return tooMany;
    const file = await pdf.invoice(await readInvoice(db, order, invoice));
    return documentReply(invoiceFileName(id), file);
  });

  serve(creditNotePdf, async ({ query, customer, http }) => {
    const { source_doc: id, number } = query;
    const order = await findOwn(id, customer.customerId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const notes = await readCreditNotes(db, order);
    const document = number ? notes.find((note) => note.number === number) : notes.at(-1);
    if (!document) return number ? httpError(404, NO_SUCH_CREDIT_NOTE) : httpError(409, NO_CREDIT_NOTE);
    const tooMany = await documents.count(clientAddress(http));
    if (tooMany) return tooMany;
    return documentReply(creditNoteFileName(id, number ?? undefined), await pdf.creditNote(document));
  });
}

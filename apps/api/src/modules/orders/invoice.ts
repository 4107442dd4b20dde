import { creditNotePdf, invoicePdf } from "@store/api-client/contract";
import {
  addMoney,
  type CartLine,
  type CartTotals,
  COIN_VALUE,
  type CreditedPart,
  canDownloadInvoice,
  creditNoteFileName,
  creditParts,
  goodsTotal,
  invoiceFileName,
  leftAfterCredit,
  multiplyMoney,
  type Paise,
  subtractMoney,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type invoices, type OrderAddress, orderLines, orders } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import type { CreditNoteDocument, DocumentLine, InvoiceDocument, Party, Pdf } from "../../ports/pdf/pdf.ts";
import type { Backend } from "../backend.ts";
import { DOCUMENTS_FROM_ADDRESS, documentReply } from "../cart/cart-pdf.ts";
import { findCreditNotes, findInvoice } from "./issue-invoice.ts";
import { NO_CREDIT_NOTE, NO_INVOICE_YET, NO_SUCH_CREDIT_NOTE, NO_SUCH_ORDER } from "./messages.ts";

type OrderRow = typeof orders.$inferSelect;

type LineRow = CartLine &
  Pick<typeof orderLines.$inferSelect, "gstRate" | "discount" | "tax" | "hsnCode"> & { readonly name: string };

const partyOf = ({ full_name, full_address, mobile_no }: OrderAddress): Party => ({
  fullName: full_name,
  fullAddress: full_address,
  mobile: mobile_no,
});

function totalsOf(order: OrderRow, lines: readonly CartLine[]): CartTotals {
  const { productTotal, discount, tax, shipping, giftVoucher, usedCoins, finalTotal } = order;
  const goods = addMoney(subtractMoney(productTotal, discount), tax);
  const orderTotal = addMoney(goods, shipping);
  return {
    goodsTotal: goodsTotal(lines),
    subtotal: productTotal,
    discount,
    gst: tax,
    finalTotal: goods,
    shipping,
    orderTotal,
    giftVoucher,
    beforeCoins: subtractMoney(orderTotal, giftVoucher),
    coins: usedCoins,
    payable: finalTotal,
  };
}

/** As it was sold: the discount's share and the GST after it are kept with the order. */
function toDocumentLine(line: LineRow): DocumentLine {
  const { name, quantity, basePrice, gstRate, discount, tax } = line;
  const hsnCode = line.hsnCode || undefined;
  const base = multiplyMoney(basePrice, quantity);
  const taxable = subtractMoney(base, discount);
  const totals = { base, discount, taxable, gst: tax, total: addMoney(taxable, tax) };
  return { name, quantity, basePrice, gstRate, hsnCode, totals };
}

export async function readInvoice(
  db: Database,
  order: OrderRow,
  invoice: typeof invoices.$inferSelect,
): Promise<InvoiceDocument> {
  const lines = await db
    .select({
      name: orderLines.productName,
      quantity: orderLines.quantity,
      basePrice: orderLines.basePrice,
      gst: orderLines.gst,
      gstRate: orderLines.gstRate,
      hsnCode: orderLines.hsnCode,
      discount: orderLines.discount,
      tax: orderLines.tax,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  return {
    // As it was made: paying later changes no document, and a second download is the same file.
    number: invoice.number,
    issuedAt: invoice.issuedAt,
    orderNumber: order.number,
    orderedAt: order.placedAt,
    payType: invoice.payType,
    isPaid: invoice.isPaid,
    billTo: partyOf(order.billingAddress),
    shipTo: partyOf(order.shippingAddress),
    placeOfSupply: order.shippingAddress.state,
    lines: lines.map(toDocumentLine),
    totals: totalsOf(order, lines),
    voucherCode: order.voucherCode ?? undefined,
  };
}

/** A part of an invoice, as a document: its lines with what is credited of each. */
function creditedPart(
  invoice: InvoiceDocument,
  credited: readonly CreditedPart[],
  paidBy: { readonly giftVoucher: Paise; readonly coins: number },
): InvoiceDocument {
  const lines = invoice.lines.flatMap((line, index) => {
    const { taxable = ZERO_PAISE, gst = ZERO_PAISE } = credited[index] ?? {};
    const total = addMoney(taxable, gst);
    return total > 0 ? [{ ...line, totals: { base: taxable, discount: ZERO_PAISE, taxable, gst, total } }] : [];
  });
  const shipping = credited.at(-1)?.taxable ?? ZERO_PAISE;
  const [subtotal, gst] = [
    addMoney(...lines.map(({ totals }) => totals.taxable)),
    addMoney(...lines.map(({ totals }) => totals.gst)),
  ];
  const finalTotal = addMoney(subtotal, gst);
  const orderTotal = addMoney(finalTotal, shipping);
  const { giftVoucher, coins } = paidBy;
  const beforeCoins = subtractMoney(orderTotal, giftVoucher);
  const payable = subtractMoney(beforeCoins, multiplyMoney(COIN_VALUE, coins));
  const sums = { goodsTotal: finalTotal, subtotal, discount: ZERO_PAISE, gst, finalTotal, shipping };
  return { ...invoice, lines, totals: { ...sums, orderTotal, giftVoucher, beforeCoins, coins, payable } };
}

/**
 * A credit note of an invoice. One of a part, and one of the rest after parts, hold their shares of each line; all
 * together add up to the invoice.
 */
function toCreditNote(
  invoice: InvoiceDocument,
  notes: Awaited<ReturnType<typeof findCreditNotes>>,
  note: (typeof notes)[number],
): CreditNoteDocument {
  const { number, issuedAt, isPaid, refund, part } = note;
  const head = { number, issuedAt, isPaid, refund, isPart: part !== null };
  const { lines, totals } = invoice;
  const whole = [...lines.map((line) => line.totals), { taxable: totals.shipping, gst: ZERO_PAISE }];
  const before = notes.flatMap((one) => (one.id < note.id && one.part !== null ? [one.part] : []));
  const left = before.reduce<readonly CreditedPart[]>(leftAfterCredit, whole);
  if (part !== null) {
    return { ...head, invoice: creditedPart(invoice, creditParts(left, part), { giftVoucher: ZERO_PAISE, coins: 0 }) };
  }
  return { ...head, invoice: before.length === 0 ? invoice : creditedPart(invoice, left, totals) };
}

/** The credit notes of an order as documents, oldest first; none without an invoice. */
export async function readCreditNotes(db: Database, order: OrderRow): Promise<readonly CreditNoteDocument[]> {
  const [made, notes] = [await findInvoice(db, order.id), await findCreditNotes(db, order.id)];
  if (!made || notes.length === 0) return [];
  const invoice = await readInvoice(db, order, made);
  return notes.map((note) => toCreditNote(invoice, notes, note));
}

/**
 * The documents of the customer's own order (C29): the invoice once it is past Pending and invoiced (document 3,
 * section 4), the credit notes of what was taken back of it after that.
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

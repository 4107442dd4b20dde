import { formatShortDate } from "@store/domain";
import type { InvoiceDocument } from "./pdf.ts";
import { drawTaxDocument, placeFacts } from "./tax-document.ts";
import { paidRows } from "./totals.ts";

/** A tax invoice as rule 46 of India's CGST rules requires it, and the licence that food asks for. */
export async function drawInvoice(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issuedAt, orderNumber, orderedAt, payType, isPaid, totals } = invoice;
  const facts = [
    ["Order", orderNumber],
    ["Ordered on", formatShortDate(orderedAt)],
    ["Payment", `${payType}, ${isPaid ? "paid" : "to be paid"}`],
    ...placeFacts(invoice),
  ] as const;
  const head = { title: "Tax invoice", kind: "invoice", number, issuedAt } as const;
  return drawTaxDocument(head, invoice, { facts, paid: paidRows(totals) });
}

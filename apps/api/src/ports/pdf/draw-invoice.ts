import { formatShortDate } from "@store/domain";
import { Paper } from "./paper.ts";
import type { InvoiceDocument } from "./pdf.ts";
import { drawTaxDocument, placeFacts, writeTaxDocument } from "./tax-document.ts";
import { paidRows } from "./totals.ts";

/** What a tax invoice says, as rule 46 of India's CGST rules requires it, and the licence that food asks for. */
function partsOf(invoice: InvoiceDocument) {
  const { number, issuedAt, orderNumber, orderedAt, payType, isPaid, totals } = invoice;
  const facts = [
    ["Order", orderNumber],
    ["Ordered on", formatShortDate(orderedAt)],
    ["Payment", `${payType}, ${isPaid ? "paid" : "to be paid"}`],
    ...placeFacts(invoice),
  ] as const;
  const head = { title: "Tax invoice", kind: "invoice", number, issuedAt } as const;
  return [head, invoice, { facts, paid: paidRows(totals) }] as const;
}

export const drawInvoice = async (invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> =>
  drawTaxDocument(...partsOf(invoice));

/** Several invoices in one file, each on pages of its own. */
export async function drawInvoices(invoices: readonly InvoiceDocument[]): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper("Tax invoices", invoices[0]?.issuedAt ?? new Date(0));
  for (const [index, invoice] of invoices.entries()) {
    if (index > 0) paper.sheet.addPage();
    writeTaxDocument(paper, ...partsOf(invoice));
  }
  return paper.finish();
}

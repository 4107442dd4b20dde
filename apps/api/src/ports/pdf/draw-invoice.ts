import { formatShortDate, isBillOfSupply } from "@store/domain";
import { Paper } from "./paper.ts";
import type { InvoiceDocument } from "./pdf.ts";
import { drawTaxDocument, placeFacts, writeTaxDocument } from "./tax-document.ts";
import { paidRows } from "./totals.ts";

/**
 * What a tax invoice says, as rule 46 of India's CGST rules requires it, or a bill of supply, as rule 49 does; and the
 * licence that food asks for.
 */
function partsOf(invoice: InvoiceDocument) {
  const { number, issuedAt, order, payType, payment, split, paper } = invoice;
  const facts = [
    ...(order ? [["Order", order.number] as const, ["Ordered on", formatShortDate(order.placedAt)] as const] : []),
    ["Payment", [payType, ...(payment ? [payment] : [])].join(", ")],
    ...placeFacts(invoice),
  ] as const;
  const title = isBillOfSupply(paper) ? "Bill of supply" : "Tax invoice";
  const words = { facts, paid: paidRows(split, payment === "paid"), withPieces: true };
  return [{ title, number, issuedAt }, invoice, words] as const;
}

export const drawInvoice = async (invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> =>
  drawTaxDocument(...partsOf(invoice));

/** Several invoices in one file, each on pages of its own. */
export async function drawInvoices(invoices: readonly InvoiceDocument[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = invoices;
  if (!first) throw new RangeError("There is no invoice to draw");
  const paper = new Paper("Invoices", first.seller, first.issuedAt);
  for (const [index, invoice] of invoices.entries()) {
    if (index > 0) paper.sheet.addPage();
    writeTaxDocument(paper, ...partsOf(invoice));
  }
  return paper.finish();
}

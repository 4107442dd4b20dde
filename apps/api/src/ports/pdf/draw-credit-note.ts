import { formatShortDate, isBillOfSupply } from "@store/domain";
import type { CreditNoteDocument } from "./pdf.ts";
import { drawTaxDocument, placeFacts } from "./tax-document.ts";
import { refundRows } from "./totals.ts";

/**
 * A credit note as rule 53 of India's CGST rules requires it: it takes an invoice back, or a part of it, and names its number and
 * date. Its amounts are those credited, so that they are written without a sign.
 */
export async function drawCreditNote(note: CreditNoteDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issuedAt, invoice, isPart, pieces, paper } = note;
  const facts = [
    [isBillOfSupply(invoice.paper) ? "Against bill of supply" : "Against invoice", invoice.number],
    [isBillOfSupply(invoice.paper) ? "Bill of" : "Invoice of", formatShortDate(invoice.issuedAt)],
    ...(invoice.order ? [["Order", invoice.order.number] as const] : []),
    ...(isPart ? [["Credits", pieces ? "Returned goods" : "A part"] as const] : []),
    ...placeFacts(invoice),
  ] as const;
  const head = { title: "Credit note", number, issuedAt } as const;
  const lines = invoice.lines.map((line, index) =>
    pieces ? { ...line, name: `${pieces[index] ?? 0} × ${line.name}` } : line,
  );
  return drawTaxDocument(head, { ...invoice, lines, paper }, { facts, paid: refundRows(note), withPieces: !isPart });
}

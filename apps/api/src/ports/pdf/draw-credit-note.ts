import { formatShortDate } from "@store/domain";
import type { CreditNoteDocument } from "./pdf.ts";
import { drawTaxDocument, placeFacts } from "./tax-document.ts";
import { refundRows } from "./totals.ts";

/**
 * A credit note as rule 53 of India's CGST rules requires it: it takes an invoice back, or a part of it, and names its number and
 * date. Its amounts are those credited, so that they are written without a sign.
 */
export async function drawCreditNote(note: CreditNoteDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issuedAt, invoice, isPart } = note;
  const facts = [
    ["Against invoice", invoice.number],
    ["Invoice of", formatShortDate(invoice.issuedAt)],
    ["Order", invoice.orderNumber],
    ...(isPart ? [["Credits", "A part"] as const] : []),
    ...placeFacts(invoice),
  ] as const;
  const head = { title: "Credit note", kind: "credit note", number, issuedAt } as const;
  return drawTaxDocument(head, invoice, { facts, paid: refundRows(note) });
}

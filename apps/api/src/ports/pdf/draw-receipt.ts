import { formatRupees, formatShortDate } from "@store/domain";
import { drawLetterhead } from "./letterhead.ts";
import { COLORS, PAGE, Paper } from "./paper.ts";
import type { ReceiptDocument } from "./pdf.ts";
import { drawFacts } from "./tax-document.ts";
import { drawTaxFoot } from "./tax-foot.ts";

export const RECEIPT_NOTE =
  "A gift voucher is a way to pay: no GST is charged on its sale. GST is charged, and invoiced, on the goods that it is spent on.";

/** What was paid for a gift voucher; its code is its receiver's alone. */
export async function drawReceipt(receipt: ReceiptDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { seller, number, issuedAt, buyer, receiver, amount } = receipt;
  const paper = new Paper(`Receipt ${number}`, seller, issuedAt);
  const content = drawLetterhead(paper, "Receipt", [number, formatShortDate(issuedAt)]);
  const facts = [
    ["Sold by", seller.legalName],
    ["Bought by", `${buyer.name}, ${buyer.email}`],
    ["Gift voucher for", receiver],
    ["Payment", "Paid online"],
  ] as const;
  const below = drawFacts(paper, facts, content) + 14;
  const [rows, totalRow] = [
    [["Gift voucher", formatRupees(amount)] as const],
    ["Total", formatRupees(amount)] as const,
  ];
  const end = drawTaxFoot(paper, { kind: "receipt", seller, rows, total: amount, totalRow }, below);
  paper.write(RECEIPT_NOTE, { x: PAGE.left, y: end + 16, width: PAGE.width }, { size: 8, color: COLORS.muted });
  return paper.finish();
}

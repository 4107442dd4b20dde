import { SELLER } from "@store/content/brand";
import { amountInWords } from "@store/domain";
import { COLORS, PAGE, type Paper } from "./paper.ts";
import type { InvoiceDocument } from "./pdf.ts";

const WIDTH = 250;

/** The total in words beside the sums, and the signatory below them. */
export function drawTaxFoot(
  paper: Paper,
  { kind, invoice }: { readonly kind: string; readonly invoice: InvoiceDocument },
  sums: { readonly begin: number; readonly end: number },
): void {
  const { totals, voucherCode } = invoice;
  const place = { x: PAGE.left, width: WIDTH };
  const label = { size: 7.5, color: COLORS.muted } as const;
  let y = paper.write("Total in words", { ...place, y: sums.begin }, label);
  y = paper.write(amountInWords(totals.orderTotal), { ...place, y }, { face: "bold" });
  if (voucherCode) {
    y = paper.write("Voucher", { ...place, y: y + 6 }, label);
    paper.write(voucherCode, { ...place, y });
  }
  const foot = paper.roomFor(40, sums.end + 22);
  const below = paper.write(`For ${SELLER.legalName}`, { x: PAGE.left, y: foot, width: PAGE.width }, { face: "bold" });
  paper.write(
    `This ${kind} was made by a computer and is valid without a signature.`,
    { x: PAGE.left, y: below, width: PAGE.width },
    { size: 8, color: COLORS.muted },
  );
}

import type { Seller } from "@store/content/seller";
import { amountInWords, type Paise } from "@store/domain";
import { COLORS, PAGE, type Paper } from "./paper.ts";
import { drawTotals, type TotalRow } from "./totals.ts";

const WIDTH = 250;
/** The words beside the sums, at their longest; without a bank account. */
const WORDS_HEIGHT = 110;
const BANK_HEIGHT = 54;

interface TaxFoot {
  readonly seller: Seller;
  /** What the document calls itself in a sentence: "tax invoice". */
  readonly kind: string;
  readonly rows: readonly TotalRow[];
  readonly total: Paise;
  readonly totalRow: TotalRow;
  /** Rows below the total. */
  readonly paid?: readonly TotalRow[];
  readonly voucherCode?: string | undefined;
  /** The account that can be paid to. */
  readonly bankLines?: readonly string[] | undefined;
}

/** The sums, and beside them the total in words and the signatory; answers where all of it ends. */
export function drawTaxFoot(
  paper: Paper,
  { seller, kind, rows, total, totalRow, paid = [], voucherCode, bankLines = [] }: TaxFoot,
  top: number,
): number {
  const sums = drawTotals(paper, rows, totalRow, top, {
    after: paid,
    room: WORDS_HEIGHT + (bankLines.length > 0 ? BANK_HEIGHT : 0),
  });
  const place = { x: PAGE.left, width: WIDTH };
  const label = { size: 7.5, color: COLORS.muted } as const;
  let y = paper.write("Total in words", { ...place, y: sums.begin }, label);
  y = paper.write(amountInWords(total), { ...place, y }, { face: "bold" });
  if (voucherCode) {
    y = paper.write("Voucher", { ...place, y: y + 6 }, label);
    y = paper.write(voucherCode, { ...place, y });
  }
  if (bankLines.length > 0) {
    y = paper.write("Bank account", { ...place, y: y + 6 }, label);
    for (const line of bankLines) y = paper.write(line, { ...place, y }, { size: 8.5 });
  }
  y = paper.write(`For ${seller.legalName}`, { ...place, y: y + 12 }, { face: "bold" });
  const words = `This is a computer-generated ${kind}, valid without a signature.`;
  return Math.max(paper.write(words, { ...place, y }, { size: 8, color: COLORS.muted }), sums.end);
}

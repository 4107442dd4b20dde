import { formatLongDate, formatRupees, formatTime } from "@store/domain";
import { drawLetterhead } from "./letterhead.ts";
import { COLORS, PAGE, Paper } from "./paper.ts";
import type { CartDocument, DocumentLine } from "./pdf.ts";
import { type Column, drawTable } from "./table.ts";
import { discountNote, drawTotals, paidRows, totalRows } from "./totals.ts";

export const CART_NOTE =
  "Prices and stock are those of the time above and may change until the order is placed. This is not an invoice.";

const COLUMNS: readonly Column<DocumentLine>[] = [
  { title: "Product", cell: ({ name }) => ({ text: name }) },
  { title: "Quantity", width: 44, align: "right", cell: ({ quantity }) => ({ text: String(quantity) }) },
  {
    title: "Price",
    subtitle: "before GST",
    width: 72,
    align: "right",
    cell: ({ basePrice }) => ({ text: formatRupees(basePrice) }),
  },
  {
    title: "GST",
    width: 66,
    align: "right",
    cell: ({ gstRate, totals }) => ({ text: formatRupees(totals.gst), note: `${gstRate}%` }),
  },
  {
    title: "Total",
    subtitle: "with GST",
    width: 78,
    align: "right",
    cell: ({ totals }) => ({ text: formatRupees(totals.total), note: discountNote(totals) }),
  },
];

export async function drawCart({ seller, madeAt, lines, totals }: CartDocument): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper("Your cart", seller, madeAt);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const content = drawLetterhead(paper, "Your cart", [
    `${formatLongDate(madeAt)}, ${formatTime(madeAt)}`,
    `${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
  ]);
  const below = drawTable(paper, COLUMNS, lines, content);
  const total = ["Total", formatRupees(totals.orderTotal)] as const;
  const { end } = drawTotals(paper, totalRows(totals), total, below + 12, { after: paidRows(totals) });
  const note = { size: 8, color: COLORS.muted } as const;
  const y = paper.roomFor(paper.heightOf(CART_NOTE, PAGE.width, note), end + 16);
  paper.write(CART_NOTE, { x: PAGE.left, y, width: PAGE.width }, note);
  return paper.finish();
}

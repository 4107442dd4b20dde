import { formatDay, formatRupees, formatShortDate } from "@store/domain";
import { drawLetterhead } from "./letterhead.ts";
import { COLORS, PAGE, Paper } from "./paper.ts";
import type { PackingSlip } from "./pdf.ts";
import { type Column, drawTable } from "./table.ts";

type Line = PackingSlip["lines"][number];

/** Where the pieces are taken from; nothing of a product without batches. */
const noteOf = (batches: Line["batches"]): string | undefined =>
  batches.length === 0
    ? undefined
    : batches
        .map(({ number, bestBefore, pieces }) => `${pieces} of batch ${number}, best before ${formatDay(bestBefore)}`)
        .join("\n");

const COLUMNS: readonly Column<Line>[] = [
  // To be ticked with a pen.
  { title: "Packed", width: 44, cell: () => ({ text: "[     ]" }) },
  { title: "Pieces", width: 44, align: "right", cell: ({ quantity }) => ({ text: String(quantity) }) },
  { title: "Product", cell: ({ name, batches }) => ({ text: name, note: noteOf(batches) }) },
];

const PADDING = 10;

/** Whom the parcel is for, to be read from a packing table. */
function drawAddress(paper: Paper, { shipTo }: PackingSlip, top: number): number {
  const place = { x: PAGE.left, width: PAGE.width };
  let y = paper.write("Send to", { ...place, y: top }, { size: 9, face: "bold", color: paper.seller.colours.main });
  y = paper.write(shipTo.fullName, { ...place, y: y + 2 }, { size: 18, face: "bold" });
  y = paper.write(shipTo.fullAddress, { ...place, y: y + 2 }, { size: 15 });
  return paper.write(shipTo.mobile, { ...place, y: y + 2 }, { size: 15, face: "bold" });
}

/** What is to be paid at the door: the one amount of a packing slip. */
function drawCollect(paper: Paper, { collect }: PackingSlip, top: number): number {
  const words = collect > 0 ? `Cash on delivery: collect ${formatRupees(collect)}` : "Paid: nothing to collect";
  const style = { size: 13, face: "bold" } as const;
  const inner = { x: PAGE.left + PADDING, width: PAGE.width - 2 * PADDING };
  const height = paper.heightOf(words, inner.width, style) + 2 * PADDING;
  paper.box({ x: PAGE.left, y: top, width: PAGE.width, height }, COLORS.tint);
  paper.write(words, { ...inner, y: top + PADDING }, style);
  return top + height;
}

function drawSlip(paper: Paper, slip: PackingSlip): void {
  const { orderNumber, orderedAt, lines, notes } = slip;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const content = drawLetterhead(paper, orderNumber, [
    "Packing slip",
    `Ordered ${formatShortDate(orderedAt)}, ${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
  ]);
  const collect = drawCollect(paper, slip, drawAddress(paper, slip, content) + 14);
  let y = drawTable(paper, COLUMNS, lines, collect + 14) + 14;
  for (const note of notes) {
    const place = { x: PAGE.left, width: PAGE.width };
    y = paper.roomFor(paper.heightOf(note, PAGE.width, { size: 11 }), y);
    y = paper.write(note, { ...place, y }, { size: 11 }) + 4;
  }
}

/** What is put into parcels, each order on pages of its own: no prices, but what is to be collected. */
export async function drawPackingSlips(slips: readonly PackingSlip[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = slips;
  if (!first) throw new RangeError("There is no packing slip to draw");
  const title = slips.length === 1 ? `Packing slip ${first.orderNumber}` : "Packing slips";
  const paper = new Paper(title, first.seller, first.orderedAt);
  for (const [index, slip] of slips.entries()) {
    if (index > 0) paper.sheet.addPage();
    drawSlip(paper, slip);
  }
  return paper.finish();
}

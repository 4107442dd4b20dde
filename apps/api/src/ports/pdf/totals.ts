import { type CartTotals, COIN_VALUE, formatRupees, type GstPart, isShownLine, multiplyMoney } from "@store/domain";
import { COLORS, PAGE, type Paper } from "./paper.ts";

type Row = readonly [label: string, amount: string];

const WIDTH = 230;
const ROW_HEIGHT = 16;
const TOTAL_HEIGHT = 27;
const PADDING = 8;

/** Subtotal, discount, GST, shipping, coins, in the order in which they are reckoned (checklist C14). */
export function totalRows(totals: CartTotals, gstParts: readonly GstPart[] = []): readonly Row[] {
  const { subtotal, discount, gst, shipping, coins } = totals;
  const taxes = gstParts.length > 0 ? gstParts : [{ name: "GST", amount: gst }];
  return [
    ["Subtotal before GST", formatRupees(subtotal)],
    ...(isShownLine(discount) ? [["Discount", `−${formatRupees(discount)}`] as const] : []),
    ...taxes.map(({ name, amount }) => [name, formatRupees(amount)] as const),
    ["Shipping", formatRupees(shipping)],
    ...(isShownLine(coins) ? [["Coins used", `−${formatRupees(multiplyMoney(COIN_VALUE, coins))}`] as const] : []),
  ];
}

/** The sums, kept together on one page; answers where their block begins and ends. */
export function drawTotals(
  paper: Paper,
  rows: readonly Row[],
  total: Row,
  top: number,
): { readonly begin: number; readonly end: number } {
  const begin = paper.roomFor(rows.length * ROW_HEIGHT + TOTAL_HEIGHT + 8, top);
  const x = PAGE.right - WIDTH;
  const inner = { x: x + PADDING, width: WIDTH - 2 * PADDING };
  let y = begin;
  for (const [label, amount] of rows) {
    paper.write(label, { ...inner, y }, { color: COLORS.muted });
    paper.write(amount, { ...inner, y }, { align: "right" });
    y += ROW_HEIGHT;
  }
  const [label, amount] = total;
  paper.box({ x, y: y + 2, width: WIDTH, height: TOTAL_HEIGHT }, COLORS.leaf);
  const strong = { face: "bold", size: 11.5, color: COLORS.white } as const;
  paper.write(label, { ...inner, y: y + 6 }, strong);
  paper.write(amount, { ...inner, y: y + 6 }, { ...strong, align: "right" });
  return { begin, end: y + 2 + TOTAL_HEIGHT };
}

import {
  addMoney,
  type CartTotals,
  COIN_VALUE,
  formatRupees,
  isShownLine,
  type LineTotals,
  multiplyMoney,
  type PaymentSplit,
  subtractMoney,
} from "@store/domain";
import { COLORS, PAGE, type Paper } from "./paper.ts";
import type { CreditNoteDocument } from "./pdf.ts";

type Split = Pick<PaymentSplit, "giftVoucher" | "coins" | "payable">;

export type TotalRow = readonly [label: string, amount: string];

const WIDTH = 230;
const ROW_HEIGHT = 16;
const TOTAL_HEIGHT = 27;
const PADDING = 8;

/** Under an amount that a discount has lowered. */
export const discountNote = ({ discount }: LineTotals): string | undefined =>
  isShownLine(discount) ? `less ${formatRupees(discount)}` : undefined;

/** Subtotal, discount, GST and shipping: what a cart costs, in the order of C14. */
export const totalRows = ({ subtotal, discount, gst, shipping }: CartTotals): readonly TotalRow[] => [
  ["Subtotal before GST", formatRupees(subtotal)],
  ...(isShownLine(discount) ? [["Discount", `−${formatRupees(discount)}`] as const] : []),
  ["GST", formatRupees(gst)],
  ["Shipping", formatRupees(shipping)],
];

/**
 * What gift voucher and coins pay, and what is left to pay: below the total, which they do not change (C38). Nothing
 * where the total is paid in money alone.
 */
export function paidRows({ giftVoucher, coins, payable }: Split, isPaid = false): readonly TotalRow[] {
  if (!isShownLine(giftVoucher) && !isShownLine(coins)) return [];
  return [
    ...(isShownLine(giftVoucher) ? [["Gift voucher", `−${formatRupees(giftVoucher)}`] as const] : []),
    ...(isShownLine(coins) ? [["Coins used", `−${formatRupees(multiplyMoney(COIN_VALUE, coins))}`] as const] : []),
    [isPaid ? "Paid" : "To pay", formatRupees(payable)],
  ];
}

/**
 * How a credited total comes back, down to what is refunded in money: gift voucher and coins as what they were, and
 * coins that the order had earned and that are spent already are kept back (C39).
 */
export function refundRows({ split, isPaid, refund, voucherKept }: CreditNoteDocument): readonly TotalRow[] {
  const { giftVoucher, coins, payable } = split;
  const voucherBack = subtractMoney(giftVoucher, voucherKept);
  const kept = addMoney(subtractMoney(payable, refund), voucherKept);
  return [
    ...(isShownLine(voucherBack) ? [["Back on the gift voucher", `−${formatRupees(voucherBack)}`] as const] : []),
    ...(isShownLine(coins) ? [["Back as coins", `−${formatRupees(multiplyMoney(COIN_VALUE, coins))}`] as const] : []),
    ...(isShownLine(kept)
      ? [[isPaid ? "Earned coins, spent" : "Was not paid", `−${formatRupees(kept)}`] as const]
      : []),
    ["To be refunded", formatRupees(refund)],
  ];
}

/**
 * The sums, kept together on one page; answers where their block begins and ends.
 * @param beside rows below the total, and how much room what stands beside the sums takes.
 */
export function drawTotals(
  paper: Paper,
  rows: readonly TotalRow[],
  total: TotalRow,
  top: number,
  { after = [], room = 0 }: { readonly after?: readonly TotalRow[]; readonly room?: number } = {},
): { readonly begin: number; readonly end: number } {
  const height = (rows.length + after.length) * ROW_HEIGHT + TOTAL_HEIGHT + 8;
  const begin = paper.roomFor(Math.max(height, room), top);
  const x = PAGE.right - WIDTH;
  const inner = { x: x + PADDING, width: WIDTH - 2 * PADDING };
  const draw = (list: readonly TotalRow[], from: number) =>
    list.reduce((y, [label, amount]) => {
      paper.write(label, { ...inner, y }, { color: COLORS.muted });
      paper.write(amount, { ...inner, y }, { align: "right" });
      return y + ROW_HEIGHT;
    }, from);
  const y = draw(rows, begin);
  const [label, amount] = total;
  paper.box({ x, y: y + 2, width: WIDTH, height: TOTAL_HEIGHT }, paper.seller.colours.main);
  const strong = { face: "bold", size: 11.5, color: COLORS.white } as const;
  paper.write(label, { ...inner, y: y + 6 }, strong);
  paper.write(amount, { ...inner, y: y + 6 }, { ...strong, align: "right" });
  const end = y + 2 + TOTAL_HEIGHT;
  return { begin, end: after.length === 0 ? end : draw(after, end + 6) };
}

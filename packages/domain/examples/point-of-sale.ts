import type { Policy } from "../src/index.ts";
import { cartTotals, checkQuantity, coinsEarned, formatRupees, fromRupees, splitGst } from "../src/index.ts";

type Article = { price: number; gstRate: number; stock: number };

/** What a till prints for pieces of one article, or what it tells the cashier. */
export function till(article: Article, pieces: number, coins: number, policy: Policy): string {
  const quantity = checkQuantity(pieces, article.stock);
  if (!quantity.ok) return quantity.refusal.message;
  const { base, gst } = splitGst(fromRupees(article.price), article.gstRate);
  const bill = cartTotals({ lines: [{ basePrice: base, gst, quantity: quantity.value }], coins });
  const earned = coinsEarned(bill.finalTotal, { redeemed: bill.coins > 0 }, policy);
  return `${formatRupees(bill.payable)}, of it GST ${formatRupees(bill.gst)}; coins earned: ${earned}`;
}

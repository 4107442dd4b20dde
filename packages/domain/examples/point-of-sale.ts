import { cartTotals, checkQuantity, coinsEarned, formatRupees, fromRupees, splitGst } from "../src/index.ts";

/** What a till prints for pieces of one article, or what it tells the cashier. */
export function till(article: { price: number; gstRate: number; stock: number }, pieces: number, coins = 0): string {
  const quantity = checkQuantity(pieces, article.stock);
  if (!quantity.ok) return quantity.refusal.message;
  const { base, gst } = splitGst(fromRupees(article.price), article.gstRate);
  const bill = cartTotals({ lines: [{ basePrice: base, gst, quantity: quantity.value }], coins });
  const earned = coinsEarned(bill.finalTotal, { redeemed: bill.coins > 0 });
  return `${formatRupees(bill.payable)}, of it GST ${formatRupees(bill.gst)}; coins earned: ${earned}`;
}

import type { Cart } from "@store/api-client/contract";
import { goodsTotal, goodsWeight, multiplyMoney, type Policy, toRupees } from "@store/domain";
import type { InferInput } from "valibot";
import { wireSaving } from "../discounts/wire-saving.ts";
import { priceCart } from "./price-cart.ts";
import type { CartContents, CartLineRow, CartOwner } from "./read-cart.ts";

/** What the counter shows: pieces, not lines. */
export const countPieces = (lines: readonly CartLineRow[]): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** The totals as the wire carries them; shipping and coins are not in them. */
export function wireTotals(contents: CartContents, { isElite = false }: CartOwner, now: Date, policy: Policy) {
  const { lines, place } = contents;
  const { totals, voucher, discountName } = priceCart(contents, { shipped: { isElite, place }, now }, policy);
  const gift = voucher?.isGift ? voucher : undefined;
  return {
    total: toRupees(totals.subtotal),
    discount_amt: toRupees(totals.discount),
    discount_name: discountName,
    gst_amt: toRupees(totals.gst),
    final_total: toRupees(totals.finalTotal),
    cart_counter: countPieces(lines),
    gift_voucher_amt: gift && toRupees(totals.giftVoucher),
    gift_voucher_balance: gift?.amount == null ? undefined : toRupees(gift.amount),
    applied_voucher_code: voucher?.code,
    used_coin: totals.coins || undefined,
    weight_grams: goodsWeight(lines),
  };
}

export const wireCart = (
  contents: CartContents,
  owner: CartOwner,
  now: Date,
  policy: Policy,
): InferInput<typeof Cart> => ({
  product_price: toRupees(goodsTotal(contents.lines)),
  cart_items: contents.lines.map((line) => ({
    id: line.id,
    product_id: line.productId,
    product: line.name,
    product_image: line.image,
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaid),
    total: toRupees(multiplyMoney(line.pricePaid, line.quantity)),
    available_quantity: { Quantity: line.stock },
    ...wireSaving({ ...line, price: line.pricePaid }),
  })),
  ...wireTotals(contents, owner, now, policy),
});

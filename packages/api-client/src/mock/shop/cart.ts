import { checkQuantity, isOutOfStock, multiplyMoney, OUT_OF_STOCK, toRupees } from "@store/domain";
import type { HttpHandler } from "msw";
import {
  addToCart,
  cart,
  removeCartItem,
  toggleWishlist,
  updateCartItem,
  type WireReplyOf,
  wishlist,
} from "../../contract/index.ts";
import { type MockRefusal, refuse } from "../mock-endpoint.ts";
import { cardFor, pictureOf } from "./cards.ts";
import type { Serve } from "./serve.ts";
import type { MockLine, MockShop, MockShopper } from "./shop.ts";
import { reckon } from "./totals.ts";

export const countPieces = (lines: readonly MockLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export function wireTotals(shopper: MockShopper, now: Date) {
  const { totals, voucher } = reckon(shopper, now);
  return {
    total: toRupees(totals.subtotal),
    discount_amt: toRupees(totals.discount),
    gst_amt: toRupees(totals.gst),
    final_total: toRupees(totals.finalTotal),
    cart_counter: countPieces(shopper.lines),
    applied_voucher_code: voucher?.code,
    used_coin: totals.coins || undefined,
  };
}

function refuseQuantity(quantity: number, stock: number | null): MockRefusal | undefined {
  const checked = checkQuantity(quantity, stock);
  if (checked.ok) return undefined;
  const { message } = checked.refusal;
  return refuse(409, { message, errors: { quantity: [message] } });
}

const NO_SUCH_LINE = "This product is not in your cart";
type WishMessage = WireReplyOf<typeof toggleWishlist>["message"];

export const cartHandlers = (
  serve: Serve,
  { findProduct, nextId, now }: MockShop,
): readonly (readonly HttpHandler[])[] => [
  serve.shopper(cart, ({ shopper }) => ({
    status: true,
    data: {
      cart_items: shopper.lines.map(({ id, product, quantity }) => ({
        id,
        product_id: product.id,
        product: product.name,
        product_image: pictureOf(product),
        quantity,
        selling_price: toRupees(product.price),
        total: toRupees(multiplyMoney(product.price, quantity)),
        available_quantity: { Quantity: product.stock },
      })),
      ...wireTotals(shopper, now()),
    },
  })),

  serve.shopper(addToCart, ({ body, shopper }) => {
    const product = findProduct(body.pid);
    if (!product) return refuse(404, "This product does not exist");
    if (isOutOfStock(product.stock)) return refuse(409, OUT_OF_STOCK);
    const line = shopper.lines.find((one) => one.product === product);
    const quantity = (line?.quantity ?? 0) + body.quantity;
    const refused = refuseQuantity(quantity, product.stock);
    if (refused) return refused;
    if (line) line.quantity = quantity;
    else shopper.lines.push({ id: nextId(), product, quantity });
    return { status: true, cart_counter: countPieces(shopper.lines) };
  }),

  serve.shopper(updateCartItem, ({ params, body, shopper }) => {
    const line = shopper.lines.find(({ id }) => id === params.id);
    if (!line) return refuse(404, NO_SUCH_LINE);
    const refused = refuseQuantity(body.quantity, line.product.stock);
    if (refused) return refused;
    line.quantity = body.quantity;
    return { status: true, ...wireTotals(shopper, now()) };
  }),

  serve.shopper(removeCartItem, ({ params, shopper }) => {
    const left = shopper.lines.filter(({ id }) => id !== params.id);
    if (left.length === shopper.lines.length) return refuse(404, NO_SUCH_LINE);
    shopper.lines = left;
    return { status: true, ...wireTotals(shopper, now()) };
  }),

  serve.shopper(toggleWishlist, ({ body, shopper }) => {
    const product = findProduct(body.pid);
    if (!product) return refuse(404, "This product does not exist");
    const wasWished = shopper.wishes.includes(product);
    shopper.wishes = wasWished ? shopper.wishes.filter((one) => one !== product) : [product, ...shopper.wishes];
    const message: WishMessage = wasWished ? "Removed from wishlist" : "Added in wishlist";
    return { status: true, message, wishlist_counter: shopper.wishes.length };
  }),

  serve.shopper(wishlist, ({ shopper }) => ({
    status: true,
    data: shopper.wishes.map(cardFor(shopper)),
    wishlist_counter: shopper.wishes.length,
  })),
];

import { FIELD_LENGTHS } from "@store/domain";
import * as v from "valibot";
import { ProductCard } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { ById, Count, FileReply, Id, Money, maybe, Quantity, Status, Text, text } from "./fields.ts";

/** Of a line whose price is lower than usual: what is struck through beside it, and by which discount all pieces save what. */
export const Saving = { list_price: maybe(Money), saving: maybe(Text) } as const;

export const CartItem = v.object({
  id: Id,
  product_id: Id,
  product: Text,
  product_image: maybe(Text),
  quantity: Count,
  selling_price: Money,
  total: Money,
  /** Null when the backend names no stock: such a line is capped at 20 (C10). */
  available_quantity: maybe(v.object({ Quantity: maybe(Count) })),
  ...Saving,
});

/** Money that a code holds. What it takes off this cart, shipping included, is not in `final_total` (C38). */
const GiftVoucher = {
  gift_voucher_amt: maybe(Money),
  /** What is on the voucher before the order is placed. */
  gift_voucher_balance: maybe(Money),
} as const;

/** What all goods weigh, packed: shipping can depend on it (C59). */
const Weight = { weight_grams: maybe(Count) } as const;

/** `total` is before GST; `final_total` = total − discount_amt + gst_amt; shipping comes on top (C14). */
export const Cart = v.object({
  cart_items: v.array(CartItem),
  /** The sum of the lines' totals: what the minimum order looks at (C37). */
  product_price: maybe(Money),
  total: Money,
  /** A promotion's discount or the shop's own, never a gift voucher. */
  discount_amt: Money,
  /** Of the shop's own. */
  discount_name: maybe(Text),
  gst_amt: Money,
  final_total: Money,
  ...GiftVoucher,
  cart_counter: Count,
  /** The code on the cart, a promotion's or a gift voucher's; other backends may not send it. */
  applied_voucher_code: maybe(Text),
  /** Coins redeemed on the cart as it stands, confirmed by OTP. */
  used_coin: maybe(Count),
  ...Weight,
});

const CartTotals = {
  total: Money,
  discount_amt: Money,
  discount_name: maybe(Text),
  gst_amt: Money,
  final_total: Money,
  ...GiftVoucher,
  ...Weight,
} as const;

export const cart = endpoint({
  method: "GET",
  path: "/cart/",
  access: "shopper",
  summary: "The shopper's cart with its totals",
  reply: v.object({ ...Status, data: Cart }),
});

export const addToCart = endpoint({
  method: "POST",
  path: "/cart/",
  access: "shopper",
  summary: "Adds a product to the cart",
  body: v.object({ pid: Id, quantity: v.optional(Quantity, 1) }),
  /** Where a backend leaves the totals out, the client asks for the cart. */
  reply: v.object({
    ...Status,
    message: maybe(Text),
    cart_counter: Count,
    cart_totals: maybe(v.object({ final_total: Money })),
  }),
});

export const updateCartItem = endpoint({
  method: "PATCH",
  path: "/cart/{id}/",
  access: "shopper",
  summary: "Sets the quantity of a cart line",
  params: ById,
  body: v.object({ quantity: Quantity }),
  reply: v.object({ ...Status, cart_counter: Count, ...CartTotals }),
});

export const removeCartItem = endpoint({
  method: "DELETE",
  path: "/cart/{id}/",
  access: "shopper",
  summary: "Removes a cart line",
  params: ById,
  /** `error` says why a line was not removed, beside the message of the refusal. */
  reply: v.object({ ...Status, error: maybe(Text), cart_counter: Count, ...CartTotals }),
});

/** Validating does not redeem the voucher, the order does. An empty code removes it (C13). */
export const validateVoucher = endpoint({
  method: "GET",
  path: "/validate-voucher-code/",
  access: "customer",
  summary: "Applies a voucher to the cart, or removes it",
  query: v.object({ voucher_code: v.nullish(text(FIELD_LENGTHS.voucherCode), "") }),
  reply: v.object({ ...Status, message: maybe(Text), applied_voucher_code: maybe(Text), ...CartTotals }),
});

export const cartPdf = endpoint({
  method: "GET",
  path: "/generate-cart-pdf/",
  access: "shopper",
  summary: "The cart as a PDF",
  query: v.object({ logo_url: maybe(text(500)) }),
  reply: FileReply,
  file: "application/pdf",
});

export const toggleWishlist = endpoint({
  method: "POST",
  path: "/wishlist/",
  access: "shopper",
  summary: "Adds a product to the wishlist, or removes it",
  body: v.object({ pid: Id }),
  reply: v.object({
    ...Status,
    message: v.picklist(["Added in wishlist", "Removed from wishlist"]),
    wishlist_counter: Count,
  }),
});

export const wishlist = endpoint({
  method: "GET",
  path: "/listwish/",
  access: "shopper",
  summary: "The shopper's wishlist",
  reply: v.object({ ...Status, data: v.array(ProductCard), wishlist_counter: Count }),
});

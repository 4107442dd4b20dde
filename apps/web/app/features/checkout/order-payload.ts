import {
  CASH_ON_DELIVERY,
  type Cart,
  type orderPaymentLink,
  type placeOrder,
  type RequestOf,
} from "@store/api-client/contract";
import { coinsEarned, type Paise, toRupees } from "@store/domain";
import type { Gift } from "@store/react-client/gift";
import type { InferOutput } from "valibot";
import { cartPayment } from "../../commerce/cart-payment.ts";
import { shopPolicy } from "../../data/policy.ts";

export type CartContents = InferOutput<typeof Cart>;
type CashBody = RequestOf<typeof placeOrder>["body"];
type OnlineBody = RequestOf<typeof orderPaymentLink>["body"];

export interface OrderChoice {
  /** The same for each request of one attempt: the server places it once (C19). */
  readonly txnid: string;
  readonly cart: CartContents;
  readonly addressId: number;
  readonly shipping: Paise;
  readonly gift: Gift;
  /** The wallet's coins before the order; undefined where it could not be loaded. */
  readonly wallet?: number | undefined;
}

const LONGEST_PRODUCT_INFO = 500;

const productInfo = ({ cart_items }: CartContents): string =>
  cart_items
    .map(({ product }) => product)
    .join(", ")
    .slice(0, LONGEST_PRODUCT_INFO);

/** The coins of an order: what it takes and earns, and what the wallet holds before and after it. */
export function coinsOf({ cart, shipping, wallet }: Pick<OrderChoice, "cart" | "shipping" | "wallet">) {
  const { coins } = cartPayment(cart, shipping);
  return {
    is_wallet: coins > 0,
    new_coin: coinsEarned(cart.final_total, { redeemed: coins > 0 }, shopPolicy()),
    used_coin: coins,
    total_coin: wallet,
    available_coin: wallet === undefined ? undefined : Math.max(0, wallet - coins),
  };
}

/** How a cart is paid where that is on delivery. */
export const cashPayment = (cart: CartContents, shipping: Paise) =>
  cartPayment(cart, shipping, shopPolicy().cashOnDelivery.fee);

const message = ({ isGift, message: text }: Gift): string | undefined => (isGift && text.trim()) || undefined;

/**
 * The order as the server expects it, with the amounts that the shopper saw: the server computes its own and refuses an
 * order whose amounts differ [R99 C16].
 */
export const cashOrderBody = (choice: OrderChoice): CashBody => ({
  txnid: choice.txnid,
  address1: choice.addressId,
  pay_type: CASH_ON_DELIVERY,
  sale_status: "Quotation Sent",
  productinfo: productInfo(choice.cart),
  order_total: toRupees(choice.cart.total),
  discount_amt: toRupees(choice.cart.discount_amt),
  udf2: toRupees(choice.shipping),
  udf3: toRupees(choice.cart.gst_amt),
  udf4: choice.cart.applied_voucher_code,
  udf5: message(choice.gift),
  amount: toRupees(cashPayment(choice.cart, choice.shipping).payable),
  ...coinsOf(choice),
});

/** The same order, to be paid online. */
export const onlineOrderBody = (choice: OrderChoice): OnlineBody => ({
  txnid: choice.txnid,
  amount: toRupees(cartPayment(choice.cart, choice.shipping).payable),
  productinfo: productInfo(choice.cart),
  billing_address: choice.addressId,
  shipping_amount: toRupees(choice.shipping),
  tax_amount: toRupees(choice.cart.gst_amt),
  discount_amt: toRupees(choice.cart.discount_amt),
  is_a_gift: choice.gift.isGift,
  giftMessage: message(choice.gift),
  voucherCode: choice.cart.applied_voucher_code,
  ...coinsOf(choice),
});

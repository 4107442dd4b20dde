import { CASH_ON_DELIVERY, type Cart, type placeOrder, type RequestOf } from "@store/api-client/contract";
import { coinsEarned, type Paise, toRupees } from "@store/domain";
import type { InferOutput } from "valibot";
import { cartPayment } from "../../commerce/cart-payment.ts";

type OrderBody = RequestOf<typeof placeOrder>["body"];

export interface OrderChoice {
  readonly cart: InferOutput<typeof Cart>;
  readonly addressId: number;
  readonly shipping: Paise;
  readonly giftMessage?: string | undefined;
}

const LONGEST_PRODUCT_INFO = 500;

/**
 * The order as the server expects it, with the amounts that the shopper saw: the server computes its own and refuses
 * an order whose amounts differ (document 2, section 3; C16).
 */
export function orderBody({ cart, addressId, shipping, giftMessage }: OrderChoice): OrderBody {
  const { coins, payable } = cartPayment(cart, shipping);
  return {
    address1: addressId,
    pay_type: CASH_ON_DELIVERY,
    sale_status: "Quotation Sent",
    productinfo: cart.cart_items
      .map(({ product }) => product)
      .join(", ")
      .slice(0, LONGEST_PRODUCT_INFO),
    order_total: toRupees(cart.total),
    discount_amt: toRupees(cart.discount_amt),
    udf2: toRupees(shipping),
    udf3: toRupees(cart.gst_amt),
    udf4: cart.applied_voucher_code,
    udf5: giftMessage,
    amount: toRupees(payable),
    is_wallet: coins > 0,
    new_coin: coinsEarned(cart.final_total, { redeemed: coins > 0 }),
    used_coin: coins,
  };
}

import type { HttpHandler } from "msw";
import { order, orderList, placeOrder } from "../../contract/index.ts";
import { isRefusal, refuse } from "../mock-endpoint.ts";
import { placeCart } from "./place-cart.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

export const orderHandlers = (serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(placeOrder, ({ body, customer }) => {
    const placed = placeCart(shop, customer, {
      payType: body.pay_type,
      addressId: body.address1,
      giftMessage: body.udf5 || null,
      voucherCode: body.udf4,
      usedCoins: body.used_coin,
      newCoins: body.new_coin,
      claims: (totals) => [
        [body.order_total, totals.subtotal],
        [body.discount_amt, totals.discount],
        [body.udf2, totals.shipping],
        [body.udf3, totals.gst],
        [body.amount, totals.payable],
      ],
    });
    if (isRefusal(placed)) return placed;
    const { id, order_id, final_total } = placed;
    return { status: true, data: { id, order_id, final_total } };
  }),

  serve.customer(orderList, ({ customer }) => ({ status: true, data: customer.orders })),

  serve.customer(order, ({ params, customer }) => {
    const data = customer.orders.find(({ id }) => id === params.id);
    return data ? { status: true, data } : refuse(404, "This order is not among yours");
  }),
];

import { addDays, canPay, fromRupees, PAID_ORDER_SALE_STATUS, todayInIndia } from "@store/domain";
import type { HttpHandler } from "msw";
import type { InferInput } from "valibot";
import { editOrderPaymentLink, ONLINE_PAYMENT, type Order, orderPaymentLink } from "../../contract/index.ts";
import { isRefusal, refuse } from "../mock-endpoint.ts";
import { DELIVERY_OPTIONS } from "./demo-subscriptions.ts";
import { startPayment } from "./payments.ts";
import { creditCoins, placeCart } from "./place-cart.ts";
import type { Serve } from "./serve.ts";
import type { MockPerson, MockShop } from "./shop.ts";

type WireOrder = InferInput<typeof Order>;

/** The subscription that waited for its first order begins. */
function beginSubscription({ now }: MockShop, { subscriptions }: MockPerson, { id }: WireOrder): void {
  const subscription = subscriptions.find(({ firstOrderId }) => firstOrderId === id);
  const option = DELIVERY_OPTIONS.find((one) => one.id === subscription?.optionId);
  if (!subscription || !option) return;
  subscription.startDate = todayInIndia(now());
  subscription.nextDeliveryDate = addDays(subscription.startDate, option.duration);
}

/** The payment page of an order that waits to be paid. */
export function linkToOrder(shop: MockShop, customer: MockPerson, order: WireOrder, clientTxnId: string) {
  const settle = () => {
    Object.assign(order, { is_paid: true, sale_status: PAID_ORDER_SALE_STATUS, pay_type: ONLINE_PAYMENT });
    creditCoins(shop, customer, order);
    beginSubscription(shop, customer, order);
  };
  return { status: true, ...startPayment(shop, { clientTxnId, customer, settle }), order_id: order.id };
}

const isOpen = ({ is_paid, order_status }: WireOrder) => canPay({ isPaid: is_paid, orderStatus: order_status });

const amountOf = (rupees: number | string) => fromRupees(Number(rupees));

export const orderPaymentHandlers = (serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(orderPaymentLink, ({ body, customer }) => {
    const placed = placeCart(shop, customer, {
      payType: ONLINE_PAYMENT,
      addressId: body.billing_address,
      giftMessage: body.giftMessage || null,
      voucherCode: body.voucherCode,
      usedCoins: body.used_coin,
      newCoins: body.new_coin,
      claims: (totals) => [
        [body.amount, totals.payable],
        [body.shipping_amount, totals.shipping],
        [body.tax_amount, totals.gst],
        [body.discount_amt ?? totals.discount, totals.discount],
      ],
    });
    if (isRefusal(placed)) return placed;
    return linkToOrder(shop, customer, placed, body.txnid);
  }),

  serve.customer(editOrderPaymentLink, ({ body, customer }) => {
    const order = customer.orders.find(({ id }) => id === body.order_id);
    if (!order) return refuse(404, "This order is not among yours");
    if (!isOpen(order)) return refuse(409, "This order is not waiting for a payment");
    const isSame =
      body.amount === amountOf(order.final_total) &&
      body.shipping_amount === amountOf(order.shipping_amt) &&
      body.tax_amount === amountOf(order.tax_amt);
    return isSame ? linkToOrder(shop, customer, order, body.txnid) : refuse(409, "The total has changed.");
  }),
];

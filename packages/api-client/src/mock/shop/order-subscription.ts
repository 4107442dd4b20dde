import {
  type CartTotals,
  checkDeliveryCountry,
  checkSubscribe,
  checkSubscriptionMinimum,
  SUBSCRIPTION_DISCOUNT_PERCENT,
  shippingCharge,
  subscriptionTotals,
} from "@store/domain";
import type { HttpHandler } from "msw";
import { ONLINE_PAYMENT, orderSubscription, type ParsedRequest } from "../../contract/index.ts";
import { type MockRefusal, refuse } from "../mock-endpoint.ts";
import { cityOf } from "./addresses.ts";
import type { MockSubscription } from "./demo-subscriptions.ts";
import type { Serve } from "./serve.ts";
import type { MockAddress, MockPerson, MockShop } from "./shop.ts";
import { writeOrder } from "./write-order.ts";

type Body = ParsedRequest<typeof orderSubscription>["body"];

function totalsFor({ product, quantity }: MockSubscription, { isElite, addresses: [first] }: MockPerson): CartTotals {
  return subscriptionTotals({
    line: { basePrice: product.base, gst: product.gst, quantity },
    discountPercent: SUBSCRIPTION_DISCOUNT_PERCENT,
    shipping: shippingCharge({ isElite, firstAddressCity: first && cityOf(first) }),
  });
}

function refusalOf(
  body: Body,
  { product, quantity, optionId: deliveryOption }: MockSubscription,
  totals: CartTotals,
  { country }: MockAddress,
): MockRefusal | undefined {
  const rules = [
    checkDeliveryCountry(country),
    checkSubscribe({ isLoggedIn: true, stock: product.stock, quantity, deliveryOption }),
    checkSubscriptionMinimum(totals.finalTotal),
  ];
  for (const rule of rules) if (!rule.ok) return refuse(409, rule.refusal.message);
  const { gst_amount, shipping_amount, udf2 = shipping_amount } = body;
  const isSame = gst_amount === totals.gst && shipping_amount === totals.shipping && udf2 === totals.shipping;
  return isSame ? undefined : refuse(409, "The total has changed.");
}

export const subscriptionOrderHandlers = (serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(orderSubscription, ({ body, customer }) => {
    const subscription = customer.subscriptions.find(({ id }) => id === body.subscription_id);
    if (!subscription) return refuse(404, "This subscription is not among yours");
    if (subscription.startDate) return refuse(409, "This subscription has begun already");
    const address = customer.addresses.find(({ id }) => id === body.billing_address);
    if (!address) return refuse(404, "This address is not among yours");
    const totals = totalsFor(subscription, customer);
    const refused = refusalOf(body, subscription, totals, address);
    if (refused) return refused;
    const before = customer.orders.find(({ id }) => id === subscription.firstOrderId);
    const order = { payType: ONLINE_PAYMENT, address, lines: [subscription], totals, giftMessage: null };
    const { id, order_id, final_total } = before ?? writeOrder(shop, customer, order);
    subscription.firstOrderId = Number(id);
    return { status: true, data: { id, order_id, final_total } };
  }),
];

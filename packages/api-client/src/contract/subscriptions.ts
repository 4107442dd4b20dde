import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import {
  ById,
  Count,
  Data,
  Day,
  Done,
  Flag,
  Id,
  integer,
  Money,
  maybe,
  Quantity,
  Status,
  Text,
  text,
} from "./fields.ts";

/** `duration` in days. */
export const DeliveryOption = v.object({ id: Id, name: Text, duration: Count });

export const Subscription = v.object({
  id: Id,
  active: Flag,
  product: Id,
  product_details: v.object({ id: Id, name: Text, image1: maybe(Text), home_image: maybe(Text) }),
  quantity: Count,
  /** The first one counts. */
  delivery_options_details: v.array(DeliveryOption),
  delivery_option: maybe(Id),
  start_date: maybe(Day),
  next_delivery_date: maybe(Day),
  shifted_delivery_date: maybe(Day),
  /** The delivery that still goes out although it is paused (C43). */
  last_delivery_date: maybe(Day),
  /** When the next delivery is charged by the mandate; absent where nothing is, or not by itself. */
  next_charge_date: maybe(Day),
  /** What it is charged: its order's total, or today's price with shipping. */
  next_charge_amount: maybe(Money),
  /** What one piece costs today. */
  subscription_price: Money,
  /** What one delivery costs today: its discount taken off, GST included, before shipping. */
  total_price: Money,
});

export const deliveryOptions = endpoint({
  method: "GET",
  path: "/delivery-options/",
  access: "public",
  summary: "How often a subscription can be delivered",
  reply: Data(v.array(DeliveryOption)),
});

/** Another backend may answer with the list alone. */
const SubscriptionList = v.union([
  Data(v.array(Subscription)),
  v.pipe(
    v.array(Subscription),
    v.transform((data) => ({ status: true, data })),
  ),
]);

export const subscriptions = endpoint({
  method: "GET",
  path: "/subscriptions/",
  access: "customer",
  summary: "The customer's subscriptions, of one product or all",
  query: v.object({ product_id: maybe(Id) }),
  reply: SubscriptionList,
});

export const subscribe = endpoint({
  method: "POST",
  path: "/subscriptions/",
  access: "customer",
  summary: "Creates a subscription; it begins when its first order is paid",
  body: v.object({
    product: Id,
    quantity: Quantity,
    delivery_options: Id,
    /** What the shopper saw; the server uses its own. */
    discount_percent: maybe(integer(0, 100)),
  }),
  reply: Data(v.object({ id: Id })),
});

/** The edit dialog sends the first four fields, the shift dialog the last one. */
export const updateSubscription = endpoint({
  method: "PATCH",
  path: "/subscriptions/{id}/",
  access: "customer",
  summary: "Changes a subscription, or shifts its next delivery once",
  params: ById,
  body: v.object({
    product: maybe(Id),
    quantity: maybe(Quantity),
    delivery_options: maybe(Id),
    active: maybe(Flag),
    shifted_delivery_date: maybe(Day),
  }),
  reply: Done,
});

export const orderSubscription = endpoint({
  method: "POST",
  path: "/subscriptions-order/",
  access: "customer",
  summary: "Places the first order of a subscription, to be paid online",
  body: v.object({
    subscription_id: Id,
    billing_address: Id,
    /** What the shopper saw: taxes, and shipping twice. */
    gst_amount: Money,
    shipping_amount: Money,
    udf2: maybe(Money),
  }),
  reply: Data(v.object({ id: Id, order_id: Text, final_total: Money })),
});

/** With `txnid` alone it pays the SO Elite membership [R109]. */
export const subscriptionPaymentLink = endpoint({
  method: "POST",
  path: "/get-subscription-payment-link/",
  access: "customer",
  summary: "The payment page of the SO Elite membership, or of a subscription's first order",
  body: v.object({ txnid: text(40, 1), subscription_id: maybe(Id) }),
  reply: v.object({ ...Status, payment_url: Text, txn_id: maybe(Text) }),
});

export const subscriptionPayment = endpoint({
  method: "GET",
  path: "/user/get-subscription-payment/{txnid}/",
  access: "customer",
  summary: "Whether a payment of the customer is confirmed: status is true once it is",
  params: v.object({ txnid: text(80, 1) }),
  reply: v.object({ ...Status, message: maybe(Text) }),
});

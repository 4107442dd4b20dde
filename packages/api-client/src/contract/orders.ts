import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Count, Data, Flag, Id, Instant, Money, maybe, text, Words } from "./fields.ts";

export const CASH_ON_DELIVERY = "Cash on Delivery";
export const ONLINE_PAYMENT = "Online Payment";

const OrderAddress = v.object({ id: maybe(Id), full_name: Words, mobile_no: Words, full_address: Words });

const OrderLine = v.object({
  id: Id,
  product_id: maybe(Id),
  product_name: Words,
  product_image: maybe(Words),
  image1: maybe(Words),
  home_image: maybe(Words),
  quantity: Count,
  selling_price: Money,
  tax_name: maybe(Words),
  product_total: Money,
  is_rated: maybe(Flag),
  product_rating_by_user: maybe(Count),
});

const orderSummary = {
  id: Id,
  order_id: Words,
  order_date: Instant,
  delivery_date: maybe(Instant),
  order_status: Words,
  sale_status: Words,
  pay_type: Words,
  is_paid: Flag,
  is_invoiced: Flag,
  final_total: Money,
} as const;

export const OrderCard = v.object({
  ...orderSummary,
  product_info: v.array(v.object({ product_name: Words, product_image: maybe(Words), quantity: Count })),
});

export const Order = v.object({
  ...orderSummary,
  billing_address: maybe(OrderAddress),
  shipping_address: maybe(OrderAddress),
  product_info: v.array(OrderLine),
  product_total: Money,
  tax_amt: Money,
  shipping_amt: Money,
  discount_amt: Money,
  used_coin: Count,
  is_gift: maybe(Flag),
  gift_message: maybe(Words),
  applied_voucher_code: maybe(Words),
});

/**
 * The order as the checkout sends it (document 2, section 3). The amounts are what the shopper saw; the server
 * computes its own and refuses an order whose amounts differ (C16).
 */
export const placeOrder = endpoint({
  method: "POST",
  path: "/orders/",
  as: "customer",
  summary: "Places the order of what is in the cart, to be paid on delivery",
  body: v.object({
    address1: Id,
    pay_type: v.picklist([CASH_ON_DELIVERY], `Must be ${CASH_ON_DELIVERY}`),
    sale_status: v.literal("Quotation Sent", "Must be Quotation Sent"),
    productinfo: text(500),
    /** Before GST. */
    order_total: Money,
    discount_amt: Money,
    /** Shipping. */
    udf2: Money,
    /** Taxes. */
    udf3: Money,
    /** Voucher code. */
    udf4: maybe(text(40)),
    /** Gift message. */
    udf5: maybe(text(500)),
    /** What is to be paid. */
    amount: Money,
    is_wallet: maybe(Flag),
    new_coin: maybe(Count),
    available_coin: maybe(Count),
    used_coin: maybe(Count),
    total_coin: maybe(Count),
  }),
  reply: Data(v.object({ id: Id, order_id: Words, final_total: Money })),
});

export const orderList = endpoint({
  method: "GET",
  path: "/web/orders/list/",
  as: "customer",
  summary: "The customer's orders, newest first",
  reply: Data(v.array(OrderCard)),
});

export const order = endpoint({
  method: "GET",
  path: "/orders/{id}/",
  as: "customer",
  summary: "One order of the customer",
  params: ById,
  reply: Data(Order),
});

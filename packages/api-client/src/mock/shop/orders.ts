import {
  type CartTotals,
  cartTotals,
  checkCartCheckout,
  checkDeliveryCountry,
  multiplyMoney,
  NEW_ORDER_SALE_STATUS,
  ORDER_PENDING,
  shippingCharge,
  toRupees,
} from "@store/domain";
import type { HttpHandler } from "msw";
import type { InferInput } from "valibot";
import { type Order, order, orderList, type ParsedRequest, placeOrder } from "../../contract/index.ts";
import { type MockRefusal, refuse } from "../mock-endpoint.ts";
import { cityOf } from "./addresses.ts";
import { pictureOf } from "./cards.ts";
import type { Serve } from "./serve.ts";
import type { MockAddress, MockPerson, MockShop } from "./shop.ts";

type Body = ParsedRequest<typeof placeOrder>["body"];

function totalsFor({ lines, isElite, addresses: [first] }: MockPerson): CartTotals {
  return cartTotals({
    lines: lines.map(({ product, quantity }) => ({ basePrice: product.base, gst: product.gst, quantity })),
    shipping: shippingCharge({ isElite, firstAddressCity: first && cityOf(first) }),
  });
}

/** Why the order cannot be placed, by the rules of the domain and what the shopper saw (checklist C16). */
function refusalOf(
  body: Body,
  { lines }: MockPerson,
  totals: CartTotals,
  address: MockAddress,
): MockRefusal | undefined {
  const delivery = checkDeliveryCountry(address.country);
  if (!delivery.ok) return refuse(409, delivery.refusal.message);
  const checked = checkCartCheckout({
    isLoggedIn: true,
    lines: lines.map(({ product }) => product),
    total: totals.finalTotal,
  });
  if (!checked.ok) return refuse(409, checked.refusal.message);
  const sent = [body.order_total, body.discount_amt, body.udf2, body.udf3, body.amount];
  const computed = [totals.subtotal, totals.discount, totals.shipping, totals.gst, totals.payable];
  return sent.every((amount, index) => amount === computed[index]) ? undefined : refuse(409, "The total has changed.");
}

export const orderHandlers = (serve: Serve, { nextId, now }: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(placeOrder, ({ body, customer }) => {
    if (customer.lines.length === 0) return refuse(409, "Your cart is empty");
    const address = customer.addresses.find(({ id }) => id === body.address1);
    if (!address) return refuse(404, "This address is not among yours");
    const totals = totalsFor(customer);
    const refused = refusalOf(body, customer, totals, address);
    if (refused) return refused;

    const id = nextId();
    const snapshot = {
      id: address.id,
      full_name: address.full_name,
      mobile_no: address.mobile,
      full_address: [address.address_line_1, address.address_line_2, cityOf(address)].join(", "),
    };
    const placed: InferInput<typeof Order> = {
      id,
      order_id: `SO-${now().getUTCFullYear()}-${String(id).padStart(6, "0")}`,
      order_date: now().toISOString(),
      order_status: ORDER_PENDING,
      sale_status: NEW_ORDER_SALE_STATUS,
      pay_type: body.pay_type,
      is_paid: false,
      is_invoiced: false,
      final_total: toRupees(totals.payable),
      billing_address: snapshot,
      shipping_address: snapshot,
      product_info: customer.lines.map(({ product, quantity }) => ({
        id: nextId(),
        product_id: product.id,
        product_name: product.name,
        product_image: pictureOf(product),
        quantity,
        selling_price: toRupees(product.price),
        tax_name: `GST ${product.gstRate}%`,
        product_total: toRupees(multiplyMoney(product.price, quantity)),
        is_rated: false,
      })),
      product_total: toRupees(totals.subtotal),
      tax_amt: toRupees(totals.gst),
      shipping_amt: toRupees(totals.shipping),
      discount_amt: toRupees(totals.discount),
      used_coin: totals.coins,
      is_gift: Boolean(body.udf5),
      gift_message: body.udf5 || null,
    };
    for (const { product, quantity } of customer.lines) {
      if (product.stock !== null) product.stock -= quantity;
    }
    customer.lines = [];
    customer.orders = [placed, ...customer.orders];
    return { status: true, data: { id, order_id: placed.order_id, final_total: placed.final_total } };
  }),

  serve.customer(orderList, ({ customer }) => ({ status: true, data: customer.orders })),

  serve.customer(order, ({ params, customer }) => {
    const data = customer.orders.find(({ id }) => id === params.id);
    return data ? { status: true, data } : refuse(404, "This order is not among yours");
  }),
];

import {
  type CartTotals,
  cartTotals,
  checkCartCheckout,
  checkDeliveryCountry,
  type Paise,
  shippingCharge,
} from "@store/domain";
import type { HttpHandler } from "msw";
import { order, orderList, placeOrder } from "../../contract/index.ts";
import { type MockRefusal, refuse } from "../mock-endpoint.ts";
import { cityOf } from "./addresses.ts";
import type { Serve } from "./serve.ts";
import type { MockAddress, MockPerson, MockShop } from "./shop.ts";
import { writeOrder } from "./write-order.ts";

/** An amount that the shopper saw, beside the one that the store reckons (checklist C16). */
export type Claims = readonly (readonly [sent: Paise, reckoned: Paise])[];

export function totalsFor({ lines, isElite, addresses: [first] }: MockPerson): CartTotals {
  return cartTotals({
    lines: lines.map(({ product, quantity }) => ({ basePrice: product.base, gst: product.gst, quantity })),
    shipping: shippingCharge({ isElite, firstAddressCity: first && cityOf(first) }),
  });
}

/** Why the order cannot be placed, by the rules of the domain and what the shopper saw. */
export function refusalOf(
  { lines }: MockPerson,
  totals: CartTotals,
  address: MockAddress,
  claims: Claims,
): MockRefusal | undefined {
  const delivery = checkDeliveryCountry(address.country);
  if (!delivery.ok) return refuse(409, delivery.refusal.message);
  const checked = checkCartCheckout({
    isLoggedIn: true,
    lines: lines.map(({ product }) => product),
    total: totals.finalTotal,
  });
  if (!checked.ok) return refuse(409, checked.refusal.message);
  const isSame = claims.every(([sent, reckoned]) => sent === reckoned);
  return isSame ? undefined : refuse(409, "The total has changed.");
}

export const orderHandlers = (serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] => [
  serve.customer(placeOrder, ({ body, customer }) => {
    if (customer.lines.length === 0) return refuse(409, "Your cart is empty");
    const address = customer.addresses.find(({ id }) => id === body.address1);
    if (!address) return refuse(404, "This address is not among yours");
    const totals = totalsFor(customer);
    const refused = refusalOf(customer, totals, address, [
      [body.order_total, totals.subtotal],
      [body.discount_amt, totals.discount],
      [body.udf2, totals.shipping],
      [body.udf3, totals.gst],
      [body.amount, totals.payable],
    ]);
    if (refused) return refused;

    const placed = writeOrder(shop, customer, {
      payType: body.pay_type,
      address,
      lines: customer.lines,
      totals,
      giftMessage: body.udf5 || null,
    });
    customer.lines = [];
    const { id, order_id, final_total } = placed;
    return { status: true, data: { id, order_id, final_total } };
  }),

  serve.customer(orderList, ({ customer }) => ({ status: true, data: customer.orders })),

  serve.customer(order, ({ params, customer }) => {
    const data = customer.orders.find(({ id }) => id === params.id);
    return data ? { status: true, data } : refuse(404, "This order is not among yours");
  }),
];

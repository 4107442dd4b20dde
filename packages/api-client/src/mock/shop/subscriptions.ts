import {
  calendarDate,
  checkQuantityChange,
  checkShift,
  checkSubscribe,
  deliveryAfter,
  nextDelivery,
  SUBSCRIPTION_DISCOUNT_PERCENT,
  subscriptionTotals,
  todayInIndia,
  toRupees,
} from "@store/domain";
import type { HttpHandler } from "msw";
import type { InferInput } from "valibot";
import {
  deliveryOptions,
  type ParsedRequest,
  type Subscription,
  subscribe,
  subscriptions,
  updateSubscription,
} from "../../contract/index.ts";
import { isRefusal, type MockRefusal, refuse } from "../mock-endpoint.ts";
import { pictureOf } from "./cards.ts";
import { DELIVERY_OPTIONS, type MockSubscription } from "./demo-subscriptions.ts";
import type { Serve } from "./serve.ts";
import type { MockShop } from "./shop.ts";

type Change = ParsedRequest<typeof updateSubscription>["body"];

const optionOf = (id: number) => DELIVERY_OPTIONS.find((option) => option.id === id);

const pricingOf = ({ product, quantity }: Pick<MockSubscription, "product" | "quantity">) => ({
  line: { basePrice: product.base, gst: product.gst, quantity },
  discountPercent: SUBSCRIPTION_DISCOUNT_PERCENT,
});

export const totalsOf = (subscription: MockSubscription) => subscriptionTotals(pricingOf(subscription));

function wire(subscription: MockSubscription): InferInput<typeof Subscription> {
  const { id, product, quantity, optionId, isActive } = subscription;
  const image = pictureOf(product);
  return {
    id,
    active: isActive,
    product: product.id,
    product_details: { id: product.id, name: product.name, image1: image, home_image: image },
    quantity,
    delivery_options_details: DELIVERY_OPTIONS.filter((option) => option.id === optionId),
    delivery_option: optionId,
    start_date: subscription.startDate,
    next_delivery_date: subscription.nextDeliveryDate,
    shifted_delivery_date: subscription.shiftedDeliveryDate,
    subscription_price: toRupees(product.price),
    total_price: toRupees(totalsOf(subscription).finalTotal),
  };
}

export function subscriptionHandlers(
  serve: Serve,
  { nextId, now, findProduct }: MockShop,
): readonly (readonly HttpHandler[])[] {
  const today = () => todayInIndia(now());

  function edited(subscription: MockSubscription, change: Change): Partial<MockSubscription> | MockRefusal {
    const { product, quantity = subscription.quantity, active = subscription.isActive } = change;
    const option = optionOf(change.delivery_options ?? subscription.optionId);
    if (product !== undefined && product !== subscription.product.id) return refuse(409, "The product stays");
    if (!option) return refuse(404, "This delivery option does not exist");
    const before = subscription.quantity;
    const checked = checkQuantityChange({ before, ...pricingOf({ ...subscription, quantity }) });
    if (!checked.ok) return refuse(409, checked.refusal.message);
    const next = nextDelivery(subscription);
    const hasPassed = active && !subscription.isActive && (next === undefined || next < today());
    const anew = { nextDeliveryDate: deliveryAfter(today(), option.duration), shiftedDeliveryDate: undefined };
    return { quantity, optionId: option.id, isActive: active, ...(hasPassed ? anew : {}) };
  }

  function shifted(subscription: MockSubscription, date: string): Partial<MockSubscription> | MockRefusal {
    const checked = checkShift({
      nextDeliveryDate: subscription.nextDeliveryDate,
      shiftedDeliveryDate: subscription.shiftedDeliveryDate,
      today: today(),
      date: calendarDate(date),
    });
    if (checked.ok) return { shiftedDeliveryDate: checked.value };
    return refuse(checked.refusal.code === "shift-not-offered" ? 409 : 400, checked.refusal.message);
  }

  return [
    serve.nobody(deliveryOptions, () => ({ status: true, data: [...DELIVERY_OPTIONS] })),

    serve.customer(subscriptions, ({ query, customer }) => ({
      status: true,
      data: customer.subscriptions
        .filter(({ startDate }) => startDate !== undefined)
        .filter(({ product }) => product.id === (query.product_id ?? product.id))
        .map(wire),
    })),

    serve.customer(subscribe, ({ body, customer }) => {
      const product = findProduct(body.product);
      if (!product) return refuse(404, "This product does not exist");
      const { quantity } = body;
      const deliveryOption = optionOf(body.delivery_options)?.id;
      if (deliveryOption === undefined) return refuse(404, "This delivery option does not exist");
      const checked = checkSubscribe({ isLoggedIn: true, stock: product.stock, quantity, deliveryOption });
      if (!checked.ok) return refuse(409, checked.refusal.message);
      const { discount_percent: seen = SUBSCRIPTION_DISCOUNT_PERCENT } = body;
      if (seen !== SUBSCRIPTION_DISCOUNT_PERCENT) return refuse(409, "The discount has changed");
      const id = nextId();
      customer.subscriptions.unshift({ id, product, quantity, optionId: deliveryOption, isActive: false });
      return { status: true, data: { id } };
    }),

    serve.customer(updateSubscription, ({ params, body, customer }) => {
      const subscription = customer.subscriptions.find(({ id, startDate }) => id === params.id && startDate);
      if (!subscription) return refuse(404, "This subscription is not among yours");
      const { shifted_delivery_date: date, ...edit } = body;
      const changes = [
        Object.values(edit).some((value) => value !== undefined) ? edited(subscription, body) : {},
        date === undefined ? {} : shifted(subscription, date),
      ];
      const refused = changes.find(isRefusal);
      if (refused) return refused;
      Object.assign(subscription, ...changes);
      return { status: true, message: date === undefined ? "Subscription updated" : "Order shifted" };
    }),
  ];
}

import {
  addDays,
  calendarDate,
  DEFAULT_POLICY,
  daysBetween,
  percentOf,
  priceParts,
  SHIFT_WINDOW_DAYS,
  subscriptionTotals,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { describe, expect, test } from "vitest";
import type { Call } from "../client/index.ts";
import {
  deliveryOptions,
  order,
  orderSubscription,
  productDetail,
  type RequestOf,
  subscribe,
  subscriptions,
  updateSubscription,
} from "../contract/index.ts";
import { type CaseStore, done, goods, logIn, refused, withAddress } from "./case-store.ts";

const UNKNOWN = 999_999;

const listed = async (call: Call) => (await done(call(subscriptions))).data;

/** What the product page sends, with enough pieces for the minimum order. */
async function wishOf(store: CaseStore) {
  const [option] = (await done(store.as({})(deliveryOptions))).data;
  const product = (await goods(store)).at(-1);
  const quantity = Math.ceil(
    (2 * DEFAULT_POLICY.minimumOrder) / (product?.product_price ?? DEFAULT_POLICY.minimumOrder),
  );
  return { product: product?.id ?? 0, quantity, delivery_options: option?.id ?? 0 };
}

/** What the checkout sends after that. */
async function firstOrderOf(store: CaseStore, call: Call): Promise<RequestOf<typeof orderSubscription>["body"]> {
  const wish = await wishOf(store);
  const { id } = (await done(call(subscribe, { body: wish }))).data;
  const [address] = await withAddress(store, call);
  const product = (await done(call(productDetail, { params: { id: wish.product } }))).data;
  const shipping =
    address?.city_obj.id === DEFAULT_POLICY.shipping.freeCity.id ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
  const { base = ZERO_PAISE, gst = ZERO_PAISE } =
    priceParts({ productPrice: product.product_price, basePrice: product.base_price }) ?? {};
  const line = { basePrice: base, gst, quantity: wish.quantity };
  const totals = subscriptionTotals({ line, discountPercent: DEFAULT_POLICY.subscription.discountPercent });
  return {
    subscription_id: id,
    billing_address: address?.id ?? 0,
    gst_amount: toRupees(totals.gst),
    shipping_amount: toRupees(shipping),
    udf2: toRupees(shipping),
  };
}

export function subscribingCases(open: () => CaseStore): void {
  describe("delivery options", () => {
    test("have their interval in days", async () => {
      const { data } = await done(open().as({})(deliveryOptions));
      expect(data.length).toBeGreaterThan(0);
      for (const { duration } of data) expect(duration).toBeGreaterThan(0);
    });
  });

  describe("subscriptions", () => {
    test("are created, and begin with their first order", async () => {
      const { call } = await logIn(open());
      const before = await listed(call);
      const { id } = (await done(call(subscribe, { body: await wishOf(open()) }))).data;
      expect(await listed(call)).toEqual(before);
      await refused(call(updateSubscription, { params: { id }, body: { quantity: 2 } }), 404);
    });

    test("are refused without stock, option, product, login, or with another discount", async () => {
      const { call } = await logIn(open());
      const wish = await wishOf(open());
      await refused(call(subscribe, { body: { ...wish, quantity: 10_000 } }), 409);
      await refused(call(subscribe, { body: { ...wish, discount_percent: 100 } }), 409);
      await refused(call(subscribe, { body: { ...wish, product: UNKNOWN } }), 404);
      await refused(call(subscribe, { body: { ...wish, delivery_options: UNKNOWN } }), 404);
      await refused(open().as({})(subscribe, { body: wish }), 401);
      await refused(open().as({})(subscriptions), 401);
    });

    test("are ordered once, at the amounts that the shopper saw", async () => {
      const { call } = await logIn(open());
      const body = await firstOrderOf(open(), call);
      await refused(call(orderSubscription, { body: { ...body, udf2: Number(body.udf2) + 1 } }), 409);
      await refused(call(orderSubscription, { body: { ...body, gst_amount: 0.01 } }), 409);
      await refused(call(orderSubscription, { body: { ...body, billing_address: UNKNOWN } }), 404);
      await refused(call(orderSubscription, { body: { ...body, subscription_id: UNKNOWN } }), 404);

      const { data } = await done(call(orderSubscription, { body }));
      expect((await done(call(orderSubscription, { body }))).data).toEqual(data);
      const placed = (await done(call(order, { params: data }))).data;
      expect(placed).toMatchObject({
        sale_status: "Quotation Sent",
        pay_type: "Online Payment",
        is_paid: false,
        final_total: data.final_total,
      });
      expect(placed.discount_amt).toBe(percentOf(placed.product_total, DEFAULT_POLICY.subscription.discountPercent));
    });

    test("can be listed for one product", async () => {
      const { call } = await logIn(open());
      const [some] = await listed(call);
      const { data } = await done(call(subscriptions, { query: { product_id: some?.product ?? 0 } }));
      expect(new Set(data.map(({ product }) => product))).toEqual(new Set([some?.product]));
      expect((await done(call(subscriptions, { query: { product_id: UNKNOWN } }))).data).toEqual([]);
    });

    test("are edited, paused and resumed", async () => {
      const { call } = await logIn(open());
      const [some] = await listed(call);
      const params = { id: some?.id ?? 0 };
      await done(call(updateSubscription, { params, body: { quantity: 4, active: false } }));
      expect((await listed(call))[0]).toMatchObject({ ...params, quantity: 4, active: false });
      await done(call(updateSubscription, { params, body: { quantity: some?.quantity, active: true } }));
      expect((await listed(call))[0]).toEqual(some);

      await refused(call(updateSubscription, { params, body: { quantity: 0 } }), 400);
      await refused(call(updateSubscription, { params, body: { delivery_options: UNKNOWN } }), 404);
      await refused(call(updateSubscription, { params, body: { product: UNKNOWN } }), 409);
      await refused(call(updateSubscription, { params: { id: UNKNOWN }, body: { quantity: 1 } }), 404);
    });

    test("are shifted once, up to fifteen days", async () => {
      const { call } = await logIn(open());
      const soon = (await listed(call)).find((one) => one.active && !one.shifted_delivery_date);
      const next = calendarDate(soon?.next_delivery_date ?? "");
      if (!soon || !next) throw new Error("There is nothing to shift");
      const shiftTo = (days: number) =>
        call(updateSubscription, { params: soon, body: { shifted_delivery_date: addDays(next, days) } });
      await refused(shiftTo(-1), 400);
      await refused(shiftTo(SHIFT_WINDOW_DAYS + 1), 400);
      await done(shiftTo(SHIFT_WINDOW_DAYS));
      await refused(shiftTo(1), 409);

      const after = (await listed(call)).find(({ id }) => id === soon.id);
      expect(after?.next_delivery_date).toBe(next);
      expect(daysBetween(next, calendarDate(after?.shifted_delivery_date ?? "") ?? next)).toBe(SHIFT_WINDOW_DAYS);
    });
  });
}

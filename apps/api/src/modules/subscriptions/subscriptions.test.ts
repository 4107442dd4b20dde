import type { Call } from "@store/api-client";
import {
  addAddress,
  addresses,
  deleteAddress,
  deliveryOptions,
  editAddress,
  type RequestOf,
  subscribe,
  subscriptions,
  updateSubscription,
} from "@store/api-client/contract";
import {
  addDays,
  type CalendarDate,
  DEFAULT_POLICY,
  formatLongDate,
  formatShortDate,
  fromRupees,
  HAS_NO_PRICE,
  OUT_OF_STOCK,
  SELECT_A_DATE,
  SHIFT_NOT_BEFORE,
  SHIFT_NOT_OFFERED,
  SHIFT_TOO_LATE,
  SUBSCRIPTION_TEXTS,
  subscriptionMinimumMessage,
  todayInIndia,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { addressIn } from "../../testing/samples.ts";
import { START } from "../../testing/test-clock.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { DISCOUNT_CHANGED, MAXIMUM_UNORDERED, NO_SUCH_SUBSCRIPTION, TOO_MANY_UNORDERED } from "./messages.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
const EVERY_15_DAYS = 1;
const EVERY_MONTH = 2;
const EVERY_2_MONTHS = 3;
/** When every test begins. */
const TODAY = todayInIndia(START);
const inDays = (days: number): CalendarDate => addDays(TODAY, days);

const store = useTestStore();

beforeEach(async () => {
  await store()
    .db.update(tables.products)
    .set({ stock: 50, ...priced(1000) })
    .where(eq(tables.products.id, GHEE));
});

const wish = { product: GHEE, quantity: 2, delivery_options: EVERY_MONTH };

/** A subscription that began today; the next delivery is in so many days. */
async function begun(call: Call, columns: Partial<typeof tables.subscriptions.$inferInsert> = {}): Promise<number> {
  const { id } = (await expectDone(call(subscribe, { body: wish }))).data;
  await activateSubscription(store().db, id, store().clock.read());
  if (Object.keys(columns).length > 0) {
    await store().db.update(tables.subscriptions).set(columns).where(eq(tables.subscriptions.id, id));
  }
  return id;
}

const read = async (call: Call, id: number) =>
  (await expectDone(call(subscriptions))).data.find((subscription) => subscription.id === id);

test("delivery options are 1, 2, 3 and 4 months, in days, the shortest first [C33] [C43]", async () => {
  const { data } = await expectDone(store().nobody(deliveryOptions));
  expect(data.map(({ duration }) => duration)).toEqual([30, 60, 90, 120]);
  expect(data[0]).toEqual({ id: EVERY_MONTH, name: "Every month", duration: 30 });
});

describe("subscribing", () => {
  test("is recorded, and is none of the customer's subscriptions before its first order is paid [R104]", async () => {
    const call = await newCustomer(store());
    const { id } = (await expectDone(call(subscribe, { body: wish }))).data;
    expect((await expectDone(call(subscriptions))).data).toEqual([]);
    await expectRefused(call(updateSubscription, { params: { id }, body: { active: true } }), 404);

    await activateSubscription(store().db, id, store().clock.read());
    expect((await expectDone(call(subscriptions))).data).toEqual([
      {
        id,
        active: true,
        product: GHEE,
        product_details: expect.objectContaining({ id: GHEE, name: expect.any(String), image1: expect.any(String) }),
        quantity: 2,
        delivery_options_details: [{ id: EVERY_MONTH, name: "Every month", duration: 30 }],
        delivery_option: EVERY_MONTH,
        start_date: TODAY,
        next_delivery_date: inDays(30),
        shifted_delivery_date: undefined,
        subscription_price: fromRupees(1000),
        // Two of them at 2000 rupees, less 5% before GST and so in it.
        total_price: fromRupees(1900),
      },
    ]);
  });

  test("begins once, whatever is said of its payment later", async () => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(3) });
    await activateSubscription(store().db, id, store().clock.read());
    expect((await read(call, id))?.next_delivery_date).toBe(inDays(3));
  });

  test.each([
    ["a product that does not exist", { product: 999_999 }, 404],
    ["a delivery option that does not exist", { delivery_options: 99 }, 404],
    ["a delivery option that is not offered any more", { delivery_options: EVERY_15_DAYS }, 409],
    ["no delivery option", { delivery_options: undefined }, 400],
    ["no pieces", { quantity: 0 }, 400],
    ["more than the shelf holds", { quantity: 51 }, 409],
  ])("is refused with %s [R74]", async (_, change, status) => {
    const call = await newCustomer(store());
    // @ts-expect-error: what a careless client leaves out
    await expectRefused(call(subscribe, { body: { ...wish, ...change } }), status);
  });

  test.each([0, null])("is refused with a stock of %s [R73]", async (stock) => {
    const call = await newCustomer(store());
    await changeProduct(store(), GHEE, { stock });
    expect((await expectRefused(call(subscribe, { body: wish }), 409)).message).toBe(OUT_OF_STOCK);
  });

  test("is refused for a product without a price [R73]", async () => {
    const call = await newCustomer(store());
    await changeProduct(store(), GHEE, priced(0));
    expect((await expectRefused(call(subscribe, { body: wish }), 409)).message).toBe(HAS_NO_PRICE);
  });

  test("has the store's discount, and no other [C16]", async () => {
    const call = await newCustomer(store());
    await expectDone(
      call(subscribe, { body: { ...wish, discount_percent: DEFAULT_POLICY.subscription.discountPercent } }),
    );
    for (const discount_percent of [0, DEFAULT_POLICY.subscription.discountPercent + 1, 100]) {
      const refused = await expectRefused(call(subscribe, { body: { ...wish, discount_percent } }), 409);
      expect(refused.errors).toEqual({ discount_percent: [DISCOUNT_CHANGED] });
    }
  });

  test("ends where too many are not ordered", async () => {
    const call = await newCustomer(store());
    for (let written = 0; written < MAXIMUM_UNORDERED; written++) await expectDone(call(subscribe, { body: wish }));
    expect((await expectRefused(call(subscribe, { body: wish }), 409)).message).toBe(TOO_MANY_UNORDERED);
  });
});

describe("the customer's subscriptions", () => {
  test("of the demo are in every state [R163] [R165]", async () => {
    const { call } = await store().logIn("customer");
    const { data } = await expectDone(call(subscriptions));
    expect(
      data.map(({ active, next_delivery_date, shifted_delivery_date }) => [
        active,
        next_delivery_date,
        shifted_delivery_date,
      ]),
    ).toEqual([
      [true, inDays(3), undefined],
      [true, inDays(4), inDays(9)],
      [false, inDays(-40), undefined],
    ]);
  });

  test("of the demo show when and how much is charged next, where they are active [C43]", async () => {
    const { call } = await store().logIn("customer");
    const { data } = await expectDone(call(subscriptions));
    expect(data.map(({ next_charge_date }) => next_charge_date)).toEqual([inDays(2), inDays(8), undefined]);
    for (const { active, next_charge_amount, total_price } of data) {
      if (active) expect(next_charge_amount).toBeGreaterThanOrEqual(total_price);
      else expect(next_charge_amount).toBeUndefined();
    }
  });

  test("can be asked for one product", async () => {
    const { call } = await store().logIn("customer");
    const { data } = await expectDone(call(subscriptions, { query: { product_id: GHEE } }));
    expect(data.map(({ product }) => product)).toEqual([GHEE]);
    expect((await expectDone(call(subscriptions, { query: { product_id: 1003 } }))).data).toEqual([]);
  });

  test("show today's price", async () => {
    const call = await newCustomer(store());
    const id = await begun(call);
    await changeProduct(store(), GHEE, priced(500));
    expect(await read(call, id)).toMatchObject({ subscription_price: fromRupees(500) });
  });
});

describe("editing [R166]", () => {
  test("changes quantity, interval and status, and nothing else", async () => {
    const call = await newCustomer(store());
    const id = await begun(call);
    const body = { product: GHEE, quantity: 50, delivery_options: EVERY_2_MONTHS, active: false };
    expect((await expectDone(call(updateSubscription, { params: { id }, body }))).message).toBe(
      SUBSCRIPTION_TEXTS.updated,
    );
    expect(await read(call, id)).toMatchObject({
      quantity: 50,
      delivery_option: EVERY_2_MONTHS,
      active: false,
      start_date: TODAY,
      next_delivery_date: inDays(30),
    });
  });

  test.each([
    [{ quantity: 0 }, 400],
    [{ quantity: 1.5 }, 400],
    [{ delivery_options: 99 }, 404],
    [{ delivery_options: EVERY_15_DAYS }, 409],
    [{ quantity: 51 }, 409],
    [{ quantity: 9999 }, 409],
    [{ product: 1003 }, 409],
    [{}, 400],
  ])("%j is refused and changes nothing", async (body, status) => {
    const call = await newCustomer(store());
    const id = await begun(call);
    const before = await read(call, id);
    await expectRefused(call(updateSubscription, { params: { id }, body }), status);
    expect(await read(call, id)).toEqual(before);
  });

  test("to more than is in stock is refused, and names the field", async () => {
    const call = await newCustomer(store());
    const id = await begun(call);
    const refused = await expectRefused(call(updateSubscription, { params: { id }, body: { quantity: 9999 } }), 409);
    expect(refused.errors).toEqual({ quantity: ["Maximum 50 units available"] });
  });

  test("a plan of 15 days keeps running, and its other fields can be edited [C43]", async () => {
    const call = await newCustomer(store());
    const id = await begun(call, { deliveryOptionId: EVERY_15_DAYS });
    const body = { quantity: 3, delivery_options: EVERY_15_DAYS, active: true };
    await expectDone(call(updateSubscription, { params: { id }, body }));
    expect(await read(call, id)).toMatchObject({ quantity: 3, delivery_option: EVERY_15_DAYS });
  });

  test("of quantity down, and a pause, are possible when the stock is gone", async () => {
    const call = await newCustomer(store());
    const id = await begun(call);
    await changeProduct(store(), GHEE, { stock: 0 });
    for (const body of [{ quantity: 1 }, { quantity: 1, active: false }]) {
      await expectDone(call(updateSubscription, { params: { id }, body }));
    }
    expect(await read(call, id)).toMatchObject({ quantity: 1, active: false });
  });

  /** One delivery costs so much a piece, without GST and discount. */
  async function begunAt(rupees: number) {
    const call = await newCustomer(store());
    const id = await begun(call, { discountPercent: 0 });
    await changeProduct(store(), GHEE, priced(rupees, 0));
    const edit = (body: object) => call(updateSubscription, { params: { id }, body });
    return { edit, read: () => read(call, id) };
  }

  test.each([249.99, 250])("down to a delivery of ₹%d is refused and changes nothing [R75]", async (rupees) => {
    const { edit, read } = await begunAt(rupees);
    const before = await read();
    const refused = await expectRefused(edit({ quantity: 1, active: false }), 409);
    expect(refused).toMatchObject({
      message: subscriptionMinimumMessage(DEFAULT_POLICY.minimumOrder),
      errors: { quantity: [subscriptionMinimumMessage(DEFAULT_POLICY.minimumOrder)] },
    });
    expect(await read()).toEqual(before);
  });

  test("down to a delivery just above the minimum is allowed [R75]", async () => {
    const { edit, read } = await begunAt(250.01);
    await expectDone(edit({ quantity: 1 }));
    expect(await read()).toMatchObject({ quantity: 1, total_price: fromRupees(250.01) });
  });

  test("of anything else is allowed when the price fell below the minimum", async () => {
    const { edit, read } = await begunAt(1);
    await expectDone(edit({ quantity: 2, active: false }));
    expect(await read()).toMatchObject({ quantity: 2, active: false });
  });

  test.each([
    ["has passed: an interval from today", { nextDeliveryDate: inDays(-1) }, inDays(30)],
    ["is today: today", { nextDeliveryDate: TODAY }, TODAY],
    ["is still to come: as it stood", { nextDeliveryDate: inDays(2) }, inDays(2)],
  ])("what was paused goes on; a delivery that %s", async (_, columns, expected) => {
    const call = await newCustomer(store());
    const id = await begun(call, { ...columns, isActive: false });
    await expectDone(call(updateSubscription, { params: { id }, body: { active: true } }));
    expect(await read(call, id)).toMatchObject({ active: true, next_delivery_date: expected });
  });

  test("what was paused over a shifted delivery goes on without the shift", async () => {
    const call = await newCustomer(store());
    const id = await begun(call, {
      isActive: false,
      nextDeliveryDate: inDays(-5),
      shiftedDeliveryDate: inDays(-1),
    });
    await expectDone(call(updateSubscription, { params: { id }, body: { active: true } }));
    expect(await read(call, id)).toMatchObject({ next_delivery_date: inDays(30), shifted_delivery_date: undefined });
  });

  test.each([
    [0, true],
    [9, true],
    [10, false],
    [30, false],
  ])("a pause %d days before a delivery lets it go out, and says so: %s [C43]", async (days, goesOut) => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(days) });
    const edit = (active: boolean) => expectDone(call(updateSubscription, { params: { id }, body: { active } }));
    const oneMore = `Subscription updated. One more delivery on ${formatShortDate(inDays(days))}`;
    expect((await edit(false)).message).toBe(goesOut ? oneMore : SUBSCRIPTION_TEXTS.updated);
    const last_delivery_date = goesOut ? inDays(days) : undefined;
    expect(await read(call, id)).toMatchObject({ active: false, last_delivery_date });
    // Saying it again, some days later, changes nothing.
    expect((await edit(false)).message).toBe(SUBSCRIPTION_TEXTS.updated);
    expect(await read(call, id)).toMatchObject({ active: false, last_delivery_date });

    expect((await edit(true)).message).toBe(SUBSCRIPTION_TEXTS.updated);
    expect(await read(call, id)).toMatchObject({
      active: true,
      last_delivery_date: undefined,
      next_delivery_date: inDays(days),
    });
  });

  test("somebody else's subscription is not there", async () => {
    const id = await begun(await newCustomer(store()));
    const stranger = await newCustomer(store());
    for (const body of [{ quantity: 3 }, { shifted_delivery_date: TODAY }]) {
      const refused = await expectRefused(stranger(updateSubscription, { params: { id }, body }), 404);
      expect(refused.message).toBe(NO_SUCH_SUBSCRIPTION);
    }
  });
});

describe("shifting", () => {
  test.each([0, 7])("is possible %s days before the delivery, once [R167]", async (days) => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(days) });
    const body = { shifted_delivery_date: inDays(days + 15) };
    expect((await expectDone(call(updateSubscription, { params: { id }, body }))).message).toBe(
      SUBSCRIPTION_TEXTS.shifted,
    );
    expect(await read(call, id)).toMatchObject({
      next_delivery_date: inDays(days),
      shifted_delivery_date: inDays(days + 15),
    });
    const again = await expectRefused(call(updateSubscription, { params: { id }, body }), 409);
    expect(again.message).toBe(SHIFT_NOT_OFFERED);
  });

  test("is not possible while it is paused [R167]", async () => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(3), isActive: false });
    const body = { shifted_delivery_date: inDays(5) };
    const refused = await expectRefused(call(updateSubscription, { params: { id }, body }), 409);
    expect(refused.message).toBe(SHIFT_NOT_OFFERED);
  });

  test.each([-1, 8])("is not possible %s days before it [R167]", async (days) => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(days) });
    const body = { shifted_delivery_date: inDays(days + 1) };
    const refused = await expectRefused(call(updateSubscription, { params: { id }, body }), 409);
    expect(refused.message).toBe(SHIFT_NOT_OFFERED);
  });

  test.each([
    ["the day before the delivery", inDays(2), SHIFT_NOT_BEFORE],
    ["16 days after it", inDays(19), SHIFT_TOO_LATE],
    ["a day that no calendar has", "2026-02-31", SELECT_A_DATE],
  ])("to %s is refused [R168]", async (_, shifted_delivery_date, message) => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(3) });
    const refused = await expectRefused(
      call(updateSubscription, { params: { id }, body: { shifted_delivery_date } }),
      400,
    );
    expect(refused.errors).toEqual({ shifted_delivery_date: [message] });
  });

  test("goes by the day in India", async () => {
    const call = await newCustomer(store());
    const id = await begun(call, { nextDeliveryDate: inDays(8) });
    // Half past midnight of the next day in India, still the same day in Greenwich.
    store().clock.advance(12.5 * 60);
    const body = { shifted_delivery_date: inDays(8) };
    await expectDone(call(updateSubscription, { params: { id }, body }));
    store().clock.advance(-12.5 * 60);
  });
});

describe("every change is mailed, once, with what changed", () => {
  const CHANGED = /subscription .* has changed:|to a new address|address of your subscription .* was deleted/;
  const subscriber = async (columns: Parameters<typeof begun>[1] = { nextDeliveryDate: inDays(20) }) => {
    const call = await newCustomer(store());
    const email = `subscriber-${call.customer.customerId}@example.com`;
    const isThem = eq(tables.customers.id, call.customer.customerId);
    await store().db.update(tables.customers).set({ email }).where(isThem);
    const id = await begun(call, columns);
    const mails = async () => (await store().outbox()).filter(({ to, text }) => to === email && CHANGED.test(text));
    const edit = (body: RequestOf<typeof updateSubscription>["body"]) =>
      call(updateSubscription, { params: { id }, body });
    return { call, id, mails, edit };
  };

  test.each([
    [{ quantity: 3 }, ["Quantity: 3 (before: 2)"]],
    [{ delivery_options: EVERY_2_MONTHS }, ["Delivered: Every 2 months (before: Every month)"]],
    [{ active: false }, ["Status: Paused (before: Active)", "Next delivery: None"]],
    [{ quantity: 1, active: false }, ["Quantity: 1 (before: 2)", "Status: Paused"]],
  ])("%j", async (body, told) => {
    const { edit, mails } = await subscriber();
    await expectDone(edit(body));
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    for (const words of told) expect(mail?.text).toContain(words);
    await expectDone(edit(body));
    expect(await mails()).toHaveLength(1);
  });

  test("a shift, and going on after a pause", async () => {
    const shifted = await subscriber({ nextDeliveryDate: inDays(5) });
    await expectDone(shifted.edit({ shifted_delivery_date: inDays(8) }));
    const from = `(before: ${formatLongDate(inDays(5))})`;
    expect((await shifted.mails())[0]?.text).toContain(`Next delivery: ${formatLongDate(inDays(8))} ${from}`);

    const paused = await subscriber({ nextDeliveryDate: inDays(20), isActive: false });
    await expectDone(paused.edit({ active: true }));
    expect((await paused.mails())[0]?.text).toContain("Status: Active (before: Paused)");
  });

  test("what is refused is not mailed", async () => {
    const { edit, mails } = await subscriber();
    await expectRefused(edit({ quantity: 51 }), 409);
    expect(await mails()).toEqual([]);
  });

  test("its address, when it is edited and when it is deleted", async () => {
    const { call, id, mails } = await subscriber();
    await expectDone(call(addAddress, { body: addressIn("Pune") }));
    const [saved] = (await expectDone(call(addresses))).data;
    const params = { id: saved?.id ?? 0 };
    await store().db.update(tables.subscriptions).set({ addressId: params.id }).where(eq(tables.subscriptions.id, id));
    const body = { ...addressIn("Surat"), full_name: "Kavita Rao" };
    for (const _twice of [1, 2]) await expectDone(call(editAddress, { params, body }));
    const [edited, ...more] = await mails();
    expect(more).toEqual([]);
    expect(edited?.text).toContain("Surat, Gujarat");
    await expectDone(call(deleteAddress, { params }));
    expect((await mails())[0]?.text).toContain("The delivery address of your subscription");
  });
});

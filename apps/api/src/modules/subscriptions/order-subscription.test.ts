import {
  addAddress,
  addresses,
  deleteAddress,
  order,
  orderList,
  orderSubscription,
  profile,
  subscriptions,
  updateProfile,
} from "@store/api-client/contract";
import {
  addDays,
  DEFAULT_POLICY,
  DELIVERY_ONLY_IN_INDIA,
  fromRupees,
  ORDER_CANCELLED,
  subscriptionMinimumMessage,
  todayInIndia,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers, orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newMobileAccount } from "../../testing/mobile-account.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { addressIn } from "../../testing/samples.ts";
import { placeFirst, readyToSubscribe } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { SUBSCRIBER_NEEDS_EMAIL } from "../accounts/messages.ts";
import { TOTAL_CHANGED } from "../orders/messages.ts";
import { markOrderPaid, releaseHeldStock } from "../orders/order-payment.ts";
import { ALREADY_ORDERED, EMAIL_FOR_NOTICES, HAS_BEGUN } from "./messages.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
const GHEE_COSTS = { product: GHEE, price: fromRupees(1050), gstRate: 5 };

const store = useTestStore();

const change = (columns: Parameters<typeof changeProduct>[2]) => changeProduct(store(), GHEE, columns);
const stock = () => stockOf(store(), GHEE);
const pay = (id: number) =>
  inTransaction(store().db, (tx) => markOrderPaid(tx, id, activateSubscription, store().clock.read(), DEFAULT_POLICY));

beforeEach(() => change({ stock: 50, ...priced(1050) }));

describe("the first order of a subscription", () => {
  test("stands unpaid at today's price less the discount, and holds its stock for 30 minutes [R104]", async () => {
    const call = await newCustomer(store());
    const placed = await placeFirst(call, { ...GHEE_COSTS, quantity: 2 });
    // 2000 before GST, less 5%, 95 of GST on the 1900 left, 100 of shipping.
    expect(placed.final_total).toBe(fromRupees(2095));
    expect((await expectDone(call(order, { params: placed }))).data).toMatchObject({
      order_id: placed.order_id,
      order_status: "Pending",
      sale_status: "Quotation Sent",
      pay_type: "Online Payment",
      is_paid: false,
      product_total: fromRupees(2000),
      discount_amt: fromRupees(100),
      tax_amt: fromRupees(95),
      shipping_amt: DEFAULT_POLICY.shipping.charge,
      final_total: fromRupees(2095),
      product_info: [expect.objectContaining({ product_id: GHEE, quantity: 2 })],
    });
    expect((await expectDone(call(subscriptions))).data).toEqual([]);
    expect(await stock()).toBe(48);

    store().clock.advance(DEFAULT_POLICY.unpaidOrders.holdMinutes);
    await releaseHeldStock(store().db).run(store().clock.read());
    expect(await stock()).toBe(50);
  });

  test("waits for an email, to which each charge is announced (C54)", async () => {
    const call = await newMobileAccount(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    const of = eq(customers.mobile, call.mobile);
    await store().db.update(customers).set({ email: null }).where(of);
    const refused = await expectRefused(call(orderSubscription, { body }), 409);
    expect(refused.errors).toEqual({ billing_address: [EMAIL_FOR_NOTICES] });
    expect(await stock()).toBe(50);
    const names = { first_name: "Leela", last_name: "Menon", mobile_no: call.mobile };
    await expectDone(call(updateProfile, { body: { ...names, email: "leela@example.com" } }));
    await expectDone(call(orderSubscription, { body }));
    const blank = await expectRefused(call(updateProfile, { body: { ...names, email: "" } }), 409);
    expect(blank.errors).toEqual({ email: [SUBSCRIBER_NEEDS_EMAIL] });
    await expectDone(call(updateProfile, { body: { ...names, email: "menon@example.com" } }));
    expect((await expectDone(call(profile))).data.email).toBe("menon@example.com");
  });

  test("begins the subscription once it is paid, and not again [R104]", async () => {
    const call = await newCustomer(store());
    const placed = await placeFirst(call, GHEE_COSTS);
    await pay(placed.id);
    const today = todayInIndia(store().clock.read());
    const begun = {
      id: placed.subscriptionId,
      active: true,
      start_date: today,
      next_delivery_date: addDays(today, 30),
    };
    expect((await expectDone(call(subscriptions))).data).toEqual([expect.objectContaining(begun)]);

    store().clock.advance(2 * 24 * 60);
    await pay(placed.id);
    expect((await expectDone(call(subscriptions))).data).toEqual([expect.objectContaining(begun)]);
  });

  test("is the same on a second click, and holds its stock once", async () => {
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    const answers = [];
    for (let click = 0; click < 3; click++) answers.push(await expectDone(call(orderSubscription, { body })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await expectDone(call(orderList))).data).toHaveLength(1);
    expect(await stock()).toBe(49);
  });

  test("can be placed again on the day on which the store cancelled it", async () => {
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    const { data: cancelled } = await expectDone(call(orderSubscription, { body }));
    const { db } = store();
    await db.update(orders).set({ orderStatus: ORDER_CANCELLED }).where(eq(orders.id, cancelled.id));
    const { data: placed } = await expectDone(call(orderSubscription, { body }));
    expect(placed.id).not.toBe(cancelled.id);
  });

  test("cannot be placed for another address in the meantime, nor once it is paid", async () => {
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    const { data } = await expectDone(call(orderSubscription, { body }));
    await expectDone(call(addAddress, { body: addressIn("Surat") }));
    const another = (await expectDone(call(addresses))).data.at(-1)?.id ?? 0;
    const elsewhere = { ...body, billing_address: another };
    expect((await expectRefused(call(orderSubscription, { body: elsewhere }), 409)).message).toBe(ALREADY_ORDERED);
    await pay(data.id);
    expect((await expectRefused(call(orderSubscription, { body }), 409)).message).toBe(HAS_BEGUN);
  });

  test("earns coins as any order does [C18]", async () => {
    const call = await newCustomer(store());
    const { id } = await placeFirst(call, GHEE_COSTS);
    const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
    expect(row?.earnedCoins).toBe(9);
  });
});

describe("shipping [R102]", () => {
  test("is free when the first address is in Ahmedabad", async () => {
    const call = await newCustomer(store());
    const placed = await placeFirst(call, { ...GHEE_COSTS, city: "Ahmedabad", shipping: ZERO_PAISE });
    expect(placed.final_total).toBe(fromRupees(997.5));
  });

  test("is free for an elite member", async () => {
    const { call } = await store().logIn("elite");
    const placed = await placeFirst(call, { ...GHEE_COSTS, shipping: ZERO_PAISE });
    expect(placed.final_total).toBe(fromRupees(997.5));
  });
});

describe("the first order is refused", () => {
  test.each(["gst_amount", "shipping_amount", "udf2"] as const)(
    "when %s is off by a paisa, either way [C16]",
    async (field) => {
      const call = await newCustomer(store());
      const body = await readyToSubscribe(call, GHEE_COSTS);
      for (const by of [0.01, -0.01]) {
        const off = { ...body, [field]: Number((Number(body[field]) + by).toFixed(2)) };
        const refused = await expectRefused(call(orderSubscription, { body: off }), 409);
        expect(refused.errors).toEqual({ [field]: [TOTAL_CHANGED] });
      }
      expect(await stock()).toBe(50);
      expect((await expectDone(call(orderList))).data).toEqual([]);
    },
  );

  // Less 5% of what is before GST: without GST, 263.15 leaves 249.99 and 263.16 just 250.
  test.each([263.15, 263.16])("at %s rupees: its amount is not above 250 [R75] [C11]", async (rupees) => {
    const call = await newCustomer(store());
    await change(priced(rupees, 0));
    const body = await readyToSubscribe(call, { product: GHEE, price: fromRupees(rupees), gstRate: 0 });
    expect((await expectRefused(call(orderSubscription, { body }), 409)).message).toBe(
      subscriptionMinimumMessage(DEFAULT_POLICY.minimumOrder),
    );
  });

  test("and not at a paisa more [R75] [C11]", async () => {
    const call = await newCustomer(store());
    await change(priced(263.17, 0));
    const placed = await placeFirst(call, { product: GHEE, price: fromRupees(263.17), gstRate: 0 });
    expect(toRupees(placed.final_total)).toBe(350.01);
  });

  test.each([0, 1, null])("when the shelf holds %s of two", async (left) => {
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, { ...GHEE_COSTS, quantity: 2 });
    await change({ stock: left });
    await expectRefused(call(orderSubscription, { body }), 409);
    expect(await stock()).toBe(left);
  });

  test("to another country [C32]", async () => {
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    await expectDone(call(addAddress, { body: addressIn("Toronto", "+1") }));
    const abroad = (await expectDone(call(addresses))).data.at(-1)?.id ?? 0;
    const refused = await expectRefused(call(orderSubscription, { body: { ...body, billing_address: abroad } }), 409);
    expect(refused.errors).toEqual({ billing_address: [DELIVERY_ONLY_IN_INDIA] });
  });

  test("to somebody else's address, or one that is deleted", async () => {
    const stranger = await readyToSubscribe(await newCustomer(store()), GHEE_COSTS);
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    const theirs = { ...body, billing_address: stranger.billing_address };
    expect((await expectRefused(call(orderSubscription, { body: theirs }), 404)).errors.billing_address).toBeDefined();
    await expectDone(call(deleteAddress, { params: { id: body.billing_address } }));
    await expectRefused(call(orderSubscription, { body }), 404);
  });

  test("of somebody else's subscription", async () => {
    const theirs = await readyToSubscribe(await newCustomer(store()), GHEE_COSTS);
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    const mixed = { ...body, subscription_id: theirs.subscription_id };
    expect((await expectRefused(call(orderSubscription, { body: mixed }), 404)).errors.subscription_id).toBeDefined();
  });
});

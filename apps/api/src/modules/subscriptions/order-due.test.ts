import { deleteAddress, order, orderList, subscriptions, updateSubscription } from "@store/api-client/contract";
import { addDays, DEFAULT_POLICY, fromRupees, todayInIndia } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { placeFirst } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { markOrderPaid, releaseHeldStock } from "../orders/order-payment.ts";
import { orderDueSubscriptions } from "./order-due.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
/** A plan that keeps running, and is not offered any more. */
const EVERY_15_DAYS = 1;
const DAY = 24 * 60;

const store = useTestStore();

const change = (columns: Parameters<typeof changeProduct>[2]) => changeProduct(store(), GHEE, columns);
const stock = () => stockOf(store(), GHEE);
const today = () => todayInIndia(store().clock.read());
const inDays = (days: number) => addDays(today(), days);
const pass = (days: number) => store().clock.advance(days * DAY);
const run = () =>
  orderDueSubscriptions({
    db: store().db,
    siteUrl: "https://store.test",
    gatewayName: "sandbox",
    policy: () => DEFAULT_POLICY,
  }).run(store().clock.read());

beforeEach(async () => {
  // The demo's own subscriptions are due as well, once the days pass.
  await store().db.update(tables.subscriptions).set({ isActive: false });
  await change({ name: "Ghee", stock: 50, ...priced(1050) });
});

/** A customer with a mail address, whose subscription every 15 days began today. */
async function subscriber() {
  const call = await newCustomer(store());
  const placed = await placeFirst(call, { product: GHEE, price: fromRupees(1050), gstRate: 5 });
  const subscription = eq(tables.subscriptions.id, placed.subscriptionId);
  await store().db.update(tables.subscriptions).set({ deliveryOptionId: EVERY_15_DAYS }).where(subscription);
  await inTransaction(store().db, (tx) =>
    markOrderPaid(tx, placed.id, activateSubscription, store().clock.read(), DEFAULT_POLICY),
  );
  const [row] = await store().db.select().from(tables.orders).where(eq(tables.orders.id, placed.id));
  const email = `subscriber-${placed.id}@example.com`;
  await store()
    .db.update(tables.customers)
    .set({ email })
    .where(eq(tables.customers.id, row?.customerId ?? 0));
  return {
    call,
    id: placed.subscriptionId,
    customerId: row?.customerId ?? 0,
    addressId: row?.shippingAddress.id ?? 0,
    subscription: async () => (await expectDone(call(subscriptions))).data[0],
    /** The orders after the first one, the newest first. */
    deliveries: async () => (await expectDone(call(orderList))).data.slice(0, -1),
    mails: async () => (await store().outbox()).filter(({ to }) => to === email),
  };
}

describe("a delivery that is due", () => {
  test("is ordered two days before it at that day's price, unpaid, and the next one is planned after it [C43]", async () => {
    const { call, subscription, deliveries, mails } = await subscriber();
    pass(12);
    await run();
    expect(await deliveries()).toEqual([]);

    pass(1);
    await change(priced(2100));
    await run();
    const [placed] = await deliveries();
    expect((await expectDone(call(order, { params: { id: placed?.id ?? 0 } }))).data).toMatchObject({
      sale_status: "Quotation Sent",
      pay_type: "Online Payment",
      is_paid: false,
      product_total: fromRupees(2000),
      discount_amt: fromRupees(100),
      final_total: fromRupees(2095),
    });
    expect(await subscription()).toMatchObject({ active: true, next_delivery_date: inDays(2) });
    const [mail] = await mails();
    expect(mail?.text).toContain(`https://store.test/orders/${placed?.id}`);
    expect(mail?.text).toContain("₹2,095.00");
    pass(3);
    await run();
    expect(await subscription()).toMatchObject({ active: true, next_delivery_date: inDays(14) });
    expect(await deliveries()).toHaveLength(1);
  });

  test("is ordered once, however often the job runs", async () => {
    const { deliveries } = await subscriber();
    pass(15);
    await run();
    await run();
    pass(1);
    await run();
    expect(await deliveries()).toHaveLength(1);
  });

  test("keeps its stock for two days, and can be paid later", async () => {
    const { deliveries } = await subscriber();
    const release = () => releaseHeldStock(store().db).run(store().clock.read());
    pass(15);
    await release();
    await change({ stock: 50 });
    await run();
    expect(await stock()).toBe(49);
    pass(1.9);
    await release();
    expect(await stock()).toBe(49);
    pass(0.1);
    await release();
    expect(await stock()).toBe(50);
    expect((await deliveries())[0]).toMatchObject({ order_status: "Pending", is_paid: false });
  });

  test("is ordered once after the store was closed for long, and the plan goes on from its days", async () => {
    const { subscription, deliveries } = await subscriber();
    pass(50);
    await run();
    expect(await deliveries()).toHaveLength(1);
    // Days 15, 30 and 45 have passed; the next is day 60.
    expect(await subscription()).toMatchObject({ next_delivery_date: inDays(10) });
  });

  test("waits for the day that it was shifted to; the next one follows an interval after that", async () => {
    const { call, id, subscription, deliveries } = await subscriber();
    pass(10);
    const body = { shifted_delivery_date: inDays(12) };
    await expectDone(call(updateSubscription, { params: { id }, body }));
    pass(9);
    await run();
    expect(await deliveries()).toEqual([]);
    pass(1);
    await run();
    expect(await deliveries()).toHaveLength(1);
    pass(3);
    await run();
    expect(await subscription()).toMatchObject({
      next_delivery_date: inDays(14),
      shifted_delivery_date: undefined,
    });
  });

  test("of a paused subscription, or of a customer who is none any more, is not ordered", async () => {
    const paused = await subscriber();
    await expectDone(paused.call(updateSubscription, { params: paused, body: { active: false } }));
    const gone = await subscriber();
    await store().db.update(tables.customers).set({ isActive: false }).where(eq(tables.customers.id, gone.customerId));
    pass(20);
    await run();
    expect(await store().db.select().from(tables.orders).where(eq(tables.orders.subscriptionId, gone.id))).toHaveLength(
      1,
    );
    expect(await paused.deliveries()).toEqual([]);
  });
});

describe("a delivery that cannot be made", () => {
  test("for want of stock is left out, and the customer is notified", async () => {
    const { subscription, deliveries, mails } = await subscriber();
    await change({ stock: 0 });
    pass(15);
    await run();
    expect(await deliveries()).toEqual([]);
    expect(await subscription()).toMatchObject({ active: true, next_delivery_date: inDays(15) });
    expect((await mails())[0]?.text).toMatch(/out of stock\. Nothing is charged/);
  });

  test("since its address was deleted is left out, and the customer is notified", async () => {
    const { call, addressId, subscription, deliveries, mails } = await subscriber();
    await expectDone(call(deleteAddress, { params: { id: addressId } }));
    pass(15);
    await run();
    expect(await deliveries()).toEqual([]);
    expect(await subscription()).toMatchObject({ next_delivery_date: inDays(15) });
    expect((await mails())[0]?.text).toContain("its delivery address was deleted");
  });

  test("holds up no other", async () => {
    const broken = await subscriber();
    const other = await subscriber();
    pass(15);
    // So many pieces at such a price are more money than there is.
    await change({ stock: 2_000_000_000, ...priced(100_000_000) });
    await store()
      .db.update(tables.subscriptions)
      .set({ quantity: 2_000_000_000 })
      .where(eq(tables.subscriptions.id, broken.id));
    await expect(run()).rejects.toThrow("1 of 2 failed");
    expect(await other.deliveries()).toHaveLength(1);
  });
});

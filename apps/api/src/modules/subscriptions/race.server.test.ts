import { blockCustomer, orderList, orderSubscription, updateSubscription } from "@store/api-client/contract";
import { addDays, DEFAULT_POLICY, fromRupees, todayInIndia } from "@store/domain";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders, payments, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { paymentHandlers } from "../../payment-handlers.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { placeFirst, readyToSubscribe } from "../../testing/subscribed.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { markOrderPaid } from "../orders/order-payment.ts";
import { chargeDeliveries } from "./charge-deliveries.ts";
import { orderDueSubscriptions } from "./order-due.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
const GHEE_COSTS = { product: GHEE, price: fromRupees(500), gstRate: 0 };

const store = useTestStore();

const stock = () => stockOf(store(), GHEE);

beforeEach(async () => {
  await changeProduct(store(), GHEE, { stock: 1000, ...priced(500, 0) });
  await store().db.update(subscriptions).set({ isActive: false });
});

describe("on a server", () => {
  test("two processes that order what is due order each delivery once", async () => {
    const callers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const call = await newCustomer(store());
        const { id } = await placeFirst(call, GHEE_COSTS);
        await inTransaction(store().db, (tx) =>
          markOrderPaid(tx, id, activateSubscription, store().clock.read(), DEFAULT_POLICY),
        );
        return call;
      }),
    );
    store().clock.advance(30 * 24 * 60);
    const now = store().clock.read();
    const processes = [1, 2, 3].map(() =>
      orderDueSubscriptions({ db: store().db, siteUrl: "", gatewayName: "sandbox", policy: () => DEFAULT_POLICY }),
    );
    await Promise.all(processes.map(({ run }) => run(now)));
    for (const call of callers) expect((await expectDone(call(orderList))).data).toHaveLength(2);
    expect(await stock()).toBe(1000 - 40);
  });

  /** Subscriptions with a mandate whose orders are made, and whose charge is due now. */
  async function charged(count: number) {
    const now = () => store().clock.read();
    const callers = await Promise.all(
      Array.from({ length: count }, async () => {
        const call = await newCustomer(store());
        const { id, subscriptionId } = await placeFirst(call, GHEE_COSTS);
        await inTransaction(store().db, (tx) => markOrderPaid(tx, id, activateSubscription, now(), DEFAULT_POLICY));
        return { call, params: { id: subscriptionId } };
      }),
    );
    const day = addDays(todayInIndia(now()), 2);
    const columns = { mandate: "sandbox-mandate-1", mandateGateway: "sandbox", nextDeliveryDate: day };
    await store().db.update(subscriptions).set(columns).where(eq(subscriptions.isActive, true));
    await orderDueSubscriptions({
      db: store().db,
      siteUrl: "",
      gatewayName: "sandbox",
      policy: () => DEFAULT_POLICY,
    }).run(now());
    const { gateway: payment } = testPayments;
    const dependencies = {
      db: store().db,
      payment,
      handlers: paymentHandlers,
      policy: () => DEFAULT_POLICY,
      siteUrl: "",
    };
    const charge = () => chargeDeliveries(dependencies).run(now());
    await charge();
    store().clock.advance(24 * 60);
    const delivered = async ({ call }: (typeof callers)[number]) =>
      (await expectDone(call(orderList))).data.slice(0, -1);
    return { callers, charge, day, delivered };
  }

  test("three processes charge each delivery once", async () => {
    const { callers, charge, delivered } = await charged(10);
    await Promise.all([charge(), charge(), charge()]);
    for (const caller of callers) expect(await delivered(caller)).toMatchObject([{ is_paid: true }]);
    const made = await store().db.select().from(payments).where(eq(payments.mandate, "sandbox-mandate-1"));
    const orderIds = made.map(({ subjectId }) => subjectId);
    expect(new Set(orderIds).size).toBe(orderIds.length);
  });

  test("a shift comes before the charge, which it cancels, or after it", async () => {
    const { callers, charge, day, delivered } = await charged(10);
    const body = { shifted_delivery_date: addDays(day, 3) };
    const shifts = callers.map(({ call, params }) => expectDone(call(updateSubscription, { params, body })));
    await Promise.all([charge(), charge(), ...shifts]);
    for (const caller of callers) {
      const [order] = await delivered(caller);
      expect(order?.is_paid).toBe(order?.order_status !== "Cancelled");
    }
  });

  test("a pause stops no charge that is due", async () => {
    const { callers, charge, delivered } = await charged(10);
    const pauses = callers.map(({ call, params }) =>
      expectDone(call(updateSubscription, { params, body: { active: false } })),
    );
    await Promise.all([charge(), charge(), ...pauses]);
    for (const caller of callers) expect(await delivered(caller)).toMatchObject([{ is_paid: true }]);
  });

  test("what begins while its customer is blocked is paused, whichever comes first", async () => {
    const manager = await newStaffMember(store(), "manager");
    const placed = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const call = await newCustomer(store());
        return { ...(await placeFirst(call, GHEE_COSTS)), customerId: call.customer.customerId };
      }),
    );
    const now = store().clock.read();
    await Promise.all(
      placed.flatMap(({ id, customerId }) => [
        inTransaction(store().db, (tx) => markOrderPaid(tx, id, activateSubscription, now, DEFAULT_POLICY)),
        expectDone(manager(blockCustomer, { params: { id: customerId }, body: { reason: "Three parcels came back" } })),
      ]),
    );
    const ids = placed.map(({ subscriptionId }) => subscriptionId);
    const rows = await store().db.select().from(subscriptions).where(inArray(subscriptions.id, ids));
    const begun = { isActive: false, startDate: todayInIndia(now), lastDeliveryDate: null };
    expect(rows).toEqual(placed.map(() => expect.objectContaining(begun)));
  });

  test("ten clicks at once place one first order", async () => {
    const call = await newCustomer(store());
    const body = await readyToSubscribe(call, GHEE_COSTS);
    await Promise.all(Array.from({ length: 10 }, () => expectDone(call(orderSubscription, { body }))));
    const placed = await store()
      .db.select()
      .from(orders)
      .where(eq(orders.subscriptionId, Number(body.subscription_id)));
    expect(placed).toHaveLength(1);
    expect(await stock()).toBe(999);
  });
});

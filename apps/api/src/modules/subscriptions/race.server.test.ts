import { orderList, orderSubscription } from "@store/api-client/contract";
import { fromRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { orders, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { placeFirst, readyToSubscribe } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { settleOrder } from "../orders/settle-order.ts";
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
        await inTransaction(store().db, (tx) => settleOrder(tx, id, activateSubscription, store().clock.read()));
        return call;
      }),
    );
    store().clock.advance(30 * 24 * 60);
    const now = store().clock.read();
    const processes = [1, 2, 3].map(() => orderDueSubscriptions(store().db, ""));
    await Promise.all(processes.map(({ run }) => run(now)));
    for (const call of callers) expect((await expectDone(call(orderList))).data).toHaveLength(2);
    expect(await stock()).toBe(1000 - 40);
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

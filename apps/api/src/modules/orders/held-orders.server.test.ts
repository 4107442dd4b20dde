import { orderSubscription } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, tooManyUnpaidOrders } from "@store/domain";
import { expect, test } from "vitest";
import { newCustomer } from "../../testing/new-customer.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { readyToSubscribe } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const GHEE = 1002;
const store = useTestStore();

test("orders of one customer at once hold no more than may be held", async () => {
  await changeProduct(store(), GHEE, { stock: 50, ...priced(500, 0) });
  const call = await newCustomer(store());
  const wish = { product: GHEE, price: fromRupees(500), gstRate: 0 };
  const bodies = [];
  for (let written = 0; written < 10; written++) bodies.push(await readyToSubscribe(call, wish));
  const answers = await Promise.all(bodies.map((body) => call(orderSubscription, { body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(DEFAULT_POLICY.unpaidOrders.maximum);
  for (const answer of answers) {
    if (!answer.ok)
      expect(answer.failure).toMatchObject({
        httpStatus: 409,
        message: tooManyUnpaidOrders(DEFAULT_POLICY.unpaidOrders.maximum),
      });
  }
  expect(await stockOf(store(), GHEE)).toBe(50 - DEFAULT_POLICY.unpaidOrders.maximum);
});

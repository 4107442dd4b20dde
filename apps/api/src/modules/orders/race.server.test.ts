import { addToCart, cart, order, placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY, fromRupees, ZERO_PAISE } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orderLines } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { changeProduct, stockOf } from "../../testing/price-product.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const store = useTestStore();

const [GHEE, HONEY, TURMERIC] = [1002, 1003, 1067];

const setStock = (id: number, stock: number) => {
  const price = fromRupees(500);
  return changeProduct(store(), id, { stock, pricePaid: price, basePrice: price, gst: ZERO_PAISE });
};

describe("on a server", () => {
  test("a hundred orders for the last piece: one has it", async () => {
    await setStock(GHEE, 1);
    const buyers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const call = await newCustomer(store());
        const ready = await readyToOrder(call, { pid: GHEE });
        return { call, body: orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge) };
      }),
    );
    const answers = await Promise.all(buyers.map(({ call, body }) => call(placeOrder, { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure]));
    for (const failure of refusals) expect(failure).toMatchObject({ kind: "refused", httpStatus: 409 });
    expect(await stockOf(store(), GHEE)).toBe(0);
    const sold = await store().db.select().from(orderLines).where(eq(orderLines.productId, GHEE));
    // One was sold to the demo's customer before.
    expect(sold.filter(({ price }) => price === fromRupees(500))).toHaveLength(1);
  });

  test("orders of the same products, put into the carts in any order, do not lock each other out", async () => {
    const all = [GHEE, HONEY, TURMERIC];
    for (const id of all) await setStock(id, 1000);
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const call = await newCustomer(store());
        const [first = GHEE, ...others] = index % 2 === 0 ? all : [...all].reverse();
        const ready = await readyToOrder(call, { pid: first });
        for (const pid of others) await expectDone(call(addToCart, { body: { pid } }));
        const { data } = await expectDone(call(cart));
        return { call, body: orderOf(data, ready.address, DEFAULT_POLICY.shipping.charge) };
      }),
    );
    await Promise.all(buyers.map(({ call, body }) => expectDone(call(placeOrder, { body }))));
    for (const id of all) expect(await stockOf(store(), id)).toBe(960);
  });

  test("an attempt that is sent many times at once is one order [C19]", async () => {
    await setStock(GHEE, 1000);
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = { ...orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge), txnid: "1773556200000" };
    const replies = await Promise.all(Array.from({ length: 20 }, () => expectDone(call(placeOrder, { body }))));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect(await stockOf(store(), GHEE)).toBe(999);
  });

  test("what is added to a cart while it is ordered is in the order or still in the cart, never lost", async () => {
    for (const id of [GHEE, HONEY, TURMERIC]) await setStock(id, 1000);
    const call = await newCustomer(store());
    const ready = await readyToOrder(call, { pid: GHEE });
    const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
    const others = await Promise.all(Array.from({ length: 20 }, () => store().newVisitor()));
    const [placed] = await Promise.all([
      call(placeOrder, { body }),
      ...[GHEE, HONEY, TURMERIC].map((pid) => expectDone(call(addToCart, { body: { pid } }))),
      // Shoppers who fill their carts with the same product neither wait for the order nor hold it up.
      ...others.map((visitor) => expectDone(visitor(addToCart, { body: { pid: GHEE } }))),
    ]);
    const ordered = placed.ok ? (await expectDone(call(order, { params: placed.reply.data }))).data.product_info : [];
    const left = (await expectDone(call(cart))).data.cart_counter;
    expect(ordered.reduce((pieces, { quantity }) => pieces + quantity, left)).toBe(4);
  });

  test("twenty clicks on Add at once all count", async () => {
    await setStock(TURMERIC, 1000);
    const visitor = await store().newVisitor();
    await Promise.all(Array.from({ length: 20 }, () => expectDone(visitor(addToCart, { body: { pid: TURMERIC } }))));
    expect((await expectDone(visitor(cart))).data.cart_counter).toBe(20);
  });

  test("and never beyond the stock", async () => {
    await setStock(TURMERIC, 7);
    const visitor = await store().newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor(addToCart, { body: { pid: TURMERIC } })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
    expect((await expectDone(visitor(cart))).data.cart_counter).toBe(7);
  });
});

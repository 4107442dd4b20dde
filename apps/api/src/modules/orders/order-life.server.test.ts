import { addToCart, cancelOrder, cart, payOnDelivery, placeOrder, restoreCart } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { and, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addresses, customers, invoices, orderEvents, orders } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { invoiceNumbers } from "../../testing/invoice-numbers.ts";
import { moveOrder } from "../../testing/move-order.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { orderOnline, orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { packOrder } from "./change-order.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const GHEE = 1002;
const ROUNDS = 8;
const store = useTestStore();

beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) }));

const rowOf = async (id: number) => (await store().db.select().from(orders).where(eq(orders.id, id)))[0];
const eventsOf = (orderId: number) =>
  store()
    .db.select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.action, "place")));

async function cashOrder() {
  const call = await newCustomer(store());
  const ready = await readyToOrder(call, { pid: GHEE });
  const { data } = await expectDone(
    call(placeOrder, { body: orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge) }),
  );
  return { call, id: data.id };
}

test("two cash orders at once do not both pass the limit of an unproven mobile", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const call = await newCustomer(store());
    const { customerId } = call.customer;
    await store().db.update(customers).set({ mobileIsProven: false }).where(eq(customers.id, customerId));
    const waiting = [await orderToPayOf(call), await orderToPayOf(call)];
    const answers = await Promise.all(waiting.map((id) => call(payOnDelivery, { params: { id } })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  }
});

async function orderToPayOf(call: Awaited<ReturnType<typeof newCustomer>>): Promise<number> {
  return (await orderOnline(call, await readyToOrder(call, { pid: GHEE }))).orderId;
}

test("six cash orders to one door at once, of as many customers, are five", async () => {
  const ready = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const call = await newCustomer(store());
      return { call, ...(await readyToOrder(call, { pid: GHEE })) };
    }),
  );
  for (const { address } of ready)
    await store().db.update(addresses).set({ addressLine1: "One door" }).where(eq(addresses.id, address));
  const answers = await Promise.all(
    ready.map(({ call, cart: shown, address }) =>
      call(placeOrder, { body: orderOf(shown, address, DEFAULT_POLICY.shipping.charge) }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
});

test("a restored cart and its payment at once: one of them wins, and no stock is lost", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await stockOf(store(), GHEE)) ?? 0;
    const waiting = await orderToPay(store(), GHEE);
    const [restored] = await Promise.all([
      waiting.call(restoreCart, { params: { id: waiting.orderId } }),
      report(store(), paidReport(waiting)),
    ]);
    const row = await rowOf(waiting.orderId);
    expect(row?.isPaid).toBe(true);
    expect(row?.orderStatus).toBe(restored.ok ? "Cancelled" : "Pending");
    expect(row?.isInvoiced).toBe(!restored.ok);
    expect(await stockOf(store(), GHEE)).toBe(restored.ok ? before : before - 1);
  }
});

test("cash and the payment at once: the order is paid, its goods taken once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await stockOf(store(), GHEE)) ?? 0;
    const waiting = await orderToPay(store(), GHEE);
    await Promise.all([
      waiting.call(payOnDelivery, { params: { id: waiting.orderId } }),
      report(store(), paidReport(waiting)),
    ]);
    expect(await rowOf(waiting.orderId)).toMatchObject({ isPaid: true, payType: "Online Payment" });
    expect(await stockOf(store(), GHEE)).toBe(before - 1);
  }
});

test("cash twice at once is done once, and so is restoring", async () => {
  const cash = await orderToPay(store(), GHEE);
  const cashed = [1, 2, 3].map(() => cash.call(payOnDelivery, { params: { id: cash.orderId } }));
  for (const answer of await Promise.all(cashed)) expect(answer.ok).toBe(true);
  expect(await eventsOf(cash.orderId)).toHaveLength(1);

  const before = (await stockOf(store(), GHEE)) ?? 0;
  const waiting = await orderToPay(store(), GHEE, 2);
  await expectDone(waiting.call(addToCart, { body: { pid: GHEE } }));
  const restored = [1, 2, 3].map(() => waiting.call(restoreCart, { params: { id: waiting.orderId } }));
  for (const answer of await Promise.all(restored)) expect(answer.ok).toBe(true);
  expect((await expectDone(waiting.call(cart))).data.cart_items[0]?.quantity).toBe(3);
  expect(await stockOf(store(), GHEE)).toBe(before);
});

test("cancelling and packing at once: one of them wins", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await stockOf(store(), GHEE)) ?? 0;
    const { call, id } = await cashOrder();
    await moveOrder(store(), id, "Confirmed");
    const [cancelled, packed] = await Promise.all([
      call(cancelOrder, { params: { id } }),
      packOrder(store().db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() }),
    ]);
    const isPacked = !(packed instanceof HttpError);
    expect(cancelled.ok).toBe(!isPacked);
    expect((await rowOf(id))?.orderStatus).toBe(isPacked ? "Packed" : "Cancelled");
    expect(await store().db.$count(invoices, eq(invoices.orderId, id))).toBe(isPacked ? 1 : 0);
    expect(await stockOf(store(), GHEE)).toBe(isPacked ? before - 1 : before);
  }
});

test("orders that are packed at once get numbers without a gap", async () => {
  const made = [];
  for (let count = 0; count < 6; count++) {
    const { id } = await cashOrder();
    await moveOrder(store(), id, "Confirmed");
    made.push(id);
  }
  const now = store().clock.read();
  await Promise.all(
    made.map((orderId) => packOrder(store().db, { orderId, actor: "staff", policy: DEFAULT_POLICY, now })),
  );
  const numbers = await invoiceNumbers(store().db);
  for (const year of new Set(numbers.map((number) => number.slice(0, -6)))) {
    const sequence = numbers.filter((number) => number.startsWith(year)).map((number) => Number(number.slice(-6)));
    expect(sequence).toEqual(sequence.map((_, index) => index + 1));
  }
});

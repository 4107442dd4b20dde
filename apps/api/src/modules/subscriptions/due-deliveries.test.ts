import {
  dueDeliveries,
  dueDeliveriesCsv,
  type RequestOf,
  subscriptions,
  updateSubscription,
} from "@store/api-client/contract";
import { addDays, DEFAULT_POLICY, fromRupees, todayInIndia } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { placeFirst } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { markOrderPaid } from "../orders/order-payment.ts";
import { orderDueSubscriptions } from "./order-due.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(async () => {
  await store().db.update(tables.subscriptions).set({ isActive: false, lastDeliveryDate: null });
  await changeProduct(store(), GHEE, { stock: 50, ...priced(1050) });
});

const inDays = (days: number) => addDays(todayInIndia(store().clock.read()), days);
const list = async (query: RequestOf<typeof dueDeliveries>["query"] = {}) =>
  (await expectDone(manager(dueDeliveries, { query }))).data;

/** A customer whose next delivery is in so many days. */
async function subscribed(days: number, columns: Partial<typeof tables.subscriptions.$inferInsert> = {}) {
  const call = await newCustomer(store());
  const placed = await placeFirst(call, { product: GHEE, price: fromRupees(1050), gstRate: 5 });
  await inTransaction(store().db, (tx) =>
    markOrderPaid(tx, placed.id, activateSubscription, store().clock.read(), DEFAULT_POLICY),
  );
  const id = placed.subscriptionId;
  await change(id, { nextDeliveryDate: inDays(days), ...columns });
  const shown = async () => (await expectDone(call(subscriptions))).data[0];
  return { call, id, shown, customerId: call.customer.customerId };
}

const change = (id: number, columns: Partial<typeof tables.subscriptions.$inferInsert>) =>
  store().db.update(tables.subscriptions).set(columns).where(eq(tables.subscriptions.id, id));

const MANDATE = { mandate: "sandbox-mandate-1", mandateGateway: "sandbox" };

test("what is due comes by its day, and shows what its customer sees will be charged", async () => {
  const late = await subscribed(13, MANDATE);
  const soon = await subscribed(20, { shiftedDeliveryDate: inDays(4) });
  await subscribed(14, MANDATE);
  const [first, second, ...others] = await list();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ id: soon.id, delivery_day: inDays(4), payment: "link", payment_day: inDays(2) });
  expect(second).toMatchObject({ id: late.id, delivery_day: inDays(13), payment: "mandate", payment_day: inDays(12) });
  expect(second?.amount).toBe((await late.shown())?.next_charge_amount);
  expect(second).toMatchObject({ customer: { id: late.customerId }, quantity: 1, is_active: true });
  expect((await list({ within: "7" })).map(({ id }) => id)).toEqual([soon.id]);
  expect(await list({ within: "3" })).toEqual([]);
});

test("what is ordered shows its order and what became of it", async () => {
  const { id } = await subscribed(2, MANDATE);
  const planned = (await list())[0];
  const now = store().clock.read();
  await orderDueSubscriptions({
    ...{ db: store().db, siteUrl: "", gatewayName: "sandbox", policy: () => DEFAULT_POLICY },
  }).run(now);
  const [ordered] = await list();
  expect(ordered).toMatchObject({ id, amount: planned?.amount, payment: "mandate", payment_day: inDays(1) });
  const isOrder = eq(tables.orders.id, ordered?.order?.id ?? 0);
  await store().db.update(tables.orders).set({ isPaid: true }).where(isOrder);
  const [paid] = await list();
  expect(paid).toMatchObject({ payment: "paid", payment_day: undefined });
});

test("says why a delivery would be skipped, and what is too much for a mandate", async () => {
  const [short, homeless, large] = [
    await subscribed(3, MANDATE),
    await subscribed(4, { ...MANDATE, addressId: 999_999 }),
    await subscribed(5, { ...MANDATE, quantity: 20 }),
  ];
  await change(short.id, { quantity: 60 });
  const rows = await list();
  expect(rows.map(({ id, obstacle, payment }) => [id, obstacle, payment])).toEqual([
    [short.id, "out-of-stock", "link"],
    [homeless.id, "address-gone", "mandate"],
    [large.id, undefined, "link"],
  ]);
});

test("a paused one is listed for its last delivery, and one of a closed account is not", async () => {
  const { call, id } = await subscribed(5);
  const closed = await subscribed(6);
  await store().db.update(tables.customers).set({ isActive: false }).where(eq(tables.customers.id, closed.customerId));
  await expectDone(call(updateSubscription, { params: { id }, body: { active: false } }));
  expect(await list()).toMatchObject([{ id, is_active: false }]);
  await change(id, { lastDeliveryDate: null });
  expect(await list()).toEqual([]);
});

test("the file has the same lines", async () => {
  await subscribed(5, MANDATE);
  await subscribed(3);
  const { content, name } = await expectDone(manager(dueDeliveriesCsv, { query: {} }));
  expect(name).toMatch(/^subscriptions-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...lines] = (await content.text()).trim().split("\r\n");
  expect(head).toContain("Delivery day,Customer,Product,Quantity,Delivered,Amount,Payment");
  expect(lines.map((line) => [line.slice(0, 10), /Charged by mandate|Payment link/.exec(line)?.[0]])).toEqual([
    [inDays(3), "Payment link"],
    [inDays(5), "Charged by mandate"],
  ]);
});

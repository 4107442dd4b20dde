import {
  chargeAgain,
  dashboard,
  failedCharges,
  mailPaymentLink,
  order as orderCall,
  setSubscriptionState,
  staffActions,
  subscriptions,
} from "@store/api-client/contract";
import {
  addDays,
  CHARGE_FAILURE_NAMES,
  CHARGE_NOT_FAILED,
  DAY_MS,
  DEFAULT_POLICY,
  FAILED_CHARGE_DAYS,
  FAILED_ORDER_OVER,
  FAILED_ORDER_TOO_OLD,
  fromRupees,
  MINUTE_MS,
  NO_MANDATE,
  SUBSCRIPTION_PAUSED_ALREADY,
  todayInIndia,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { paymentHandlers } from "../../payment-handlers.ts";
import type { PaymentGateway } from "../../ports/payment/payment-gateway.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { placeFirst } from "../../testing/subscribed.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { markOrderPaid } from "../orders/order-payment.ts";
import { chargeDeliveries } from "./charge-deliveries.ts";
import { NO_SUCH_CHARGE, NO_SUCH_SUBSCRIPTION_OF_SHOP } from "./messages.ts";
import { orderDueSubscriptions } from "./order-due.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "owner");
});
beforeEach(async () => {
  await store().db.update(tables.subscriptions).set({ isActive: false });
  await store().db.update(tables.charges).set({ state: "dropped", failure: null });
  await changeProduct(store(), GHEE, { stock: 50, ...priced(1050) });
});

const now = () => store().clock.read();
const wait = (ms: number) => store().clock.advance(ms / MINUTE_MS);
const list = async () => (await expectDone(manager(failedCharges))).data;
const waiting = async () =>
  (await expectDone(manager(dashboard))).data.waiting.find(({ kind }) => kind === "charge_failed")?.count;
const services = { siteUrl: "https://store.test", policy: () => DEFAULT_POLICY };
const charge = (gateway: Partial<PaymentGateway> = {}) =>
  chargeDeliveries({
    ...{ ...services, db: store().db, handlers: paymentHandlers },
    payment: { ...testPayments.gateway, ...gateway },
  }).run(now());

const REFUSING: Partial<PaymentGateway> = {
  charge: async ({ txnId, amount }) => ({
    ok: true,
    value: { txnId, amount, state: "failed", reference: `failed-${txnId}`, reason: "Insufficient | balance" },
  }),
};

/** The order of a delivery whose charge the bank declined. */
async function failed() {
  const call = await newCustomer(store());
  const placed = await placeFirst(call, { product: GHEE, price: fromRupees(1050), gstRate: 5 });
  await inTransaction(store().db, (tx) => markOrderPaid(tx, placed.id, activateSubscription, now(), DEFAULT_POLICY));
  const id = placed.subscriptionId;
  const nextDeliveryDate = addDays(todayInIndia(now()), 2);
  const email = `failed-${id}@example.com`;
  await store()
    .db.update(tables.subscriptions)
    .set({ mandate: `sandbox-mandate-${id}`, mandateGateway: "sandbox", nextDeliveryDate })
    .where(eq(tables.subscriptions.id, id));
  await store().db.update(tables.customers).set({ email }).where(eq(tables.customers.id, call.customer.customerId));
  await orderDueSubscriptions({ ...services, db: store().db, gatewayName: "sandbox" }).run(now());
  await charge();
  wait(DAY_MS);
  await charge(REFUSING);
  await charge(REFUSING);
  const [order] = await store().db.select().from(tables.orders).where(eq(tables.orders.deliveryDay, nextDeliveryDate));
  const orderId = order?.id ?? 0;
  return {
    ...{ call, id, orderId },
    mails: async () => (await store().outbox()).filter(({ to }) => to === email).map(({ text }) => text),
    isPaid: async () => (await expectDone(call(orderCall, { params: { id: orderId } }))).data.is_paid,
  };
}

const again = (id: number) => manager(chargeAgain, { params: { id } });
const mail = (id: number) => manager(mailPaymentLink, { params: { id } });

test("is listed with why, and planned again: noticed, and charged 24 hours later, once", async () => {
  const { orderId, mails, isPaid } = await failed();
  const [row, ...others] = await list();
  expect(others).toEqual([]);
  const reason = `${CHARGE_FAILURE_NAMES["charge-refused"]} Insufficient balance`;
  expect(row).toMatchObject({ id: orderId, product: expect.any(String), reason, can_charge: true, is_active: true });
  expect(await waiting()).toBe(1);

  expect((await expectDone(again(orderId))).message).toContain("The customer is mailed a notice");
  expect((await mails())[0]).toMatch(/It is charged on .* with the consent/);
  expect(await list()).toEqual([]);
  expect((await expectRefused(again(orderId), 409)).message).toBe(CHARGE_NOT_FAILED);
  await charge();
  wait(DAY_MS - MINUTE_MS);
  await charge();
  expect(await isPaid()).toBe(false);
  wait(MINUTE_MS);
  await charge();
  await charge();
  expect(await isPaid()).toBe(true);
  expect((await expectRefused(mail(orderId), 409)).message).toBe(CHARGE_NOT_FAILED);
  const lines = (await expectDone(manager(staffActions, { query: { subject: "order" } }))).data;
  expect(lines[0]).toMatchObject({ action: "charge again", subject_id: orderId });
});

test("whose goods were released reserves them again, and is refused where they are gone", async () => {
  const { orderId } = await failed();
  await store()
    .db.update(tables.orders)
    .set({ isReleased: true, heldUntil: null })
    .where(eq(tables.orders.id, orderId));
  await changeProduct(store(), GHEE, { stock: 0 });
  await expectRefused(again(orderId), 409);
  expect(await list()).toHaveLength(1);
  await changeProduct(store(), GHEE, { stock: 5 });
  await expectDone(again(orderId));
  const [order] = await store().db.select().from(tables.orders).where(eq(tables.orders.id, orderId));
  expect(order).toMatchObject({ isReleased: false });
  expect(order?.heldUntil?.getTime()).toBeGreaterThan(now().getTime() + DAY_MS);
});

test("without a mandate is paid by the link, which staff mail again", async () => {
  const { id, orderId, mails } = await failed();
  await store()
    .db.update(tables.subscriptions)
    .set({ mandate: null, mandateGateway: null })
    .where(eq(tables.subscriptions.id, id));
  expect(await list()).toMatchObject([{ can_charge: false, can_mail: true }]);
  expect((await expectRefused(again(orderId), 409)).message).toBe(NO_MANDATE);
  const before = (await mails()).length;
  await expectDone(mail(orderId));
  expect(await mails()).toHaveLength(before + 1);
  expect((await mails())[0]).toContain(`/orders/${orderId}`);
});

test("can neither be charged nor be paid by its link once its order is too old to be paid", async () => {
  const { id, orderId, mails } = await failed();
  const [order] = await store().db.select().from(tables.orders).where(eq(tables.orders.id, orderId));
  const tooOld = (order?.placedAt.getTime() ?? 0) + DEFAULT_POLICY.unpaidOrders.renewalDays * DAY_MS;
  wait(tooOld - now().getTime() - MINUTE_MS);
  expect(await list()).toMatchObject([{ can_charge: true, can_mail: true }]);
  wait(MINUTE_MS);
  expect(await list()).toMatchObject([{ subscription_id: id, can_charge: false, can_mail: false }]);
  const before = await mails();
  for (const call of [again, mail])
    expect((await expectRefused(call(orderId), 409)).message).toBe(FAILED_ORDER_TOO_OLD);
  expect(await mails()).toEqual(before);
  const lines = (await expectDone(manager(staffActions, { query: { subject: "order" } }))).data;
  expect(lines.filter(({ subject_id }) => subject_id === orderId)).toEqual([]);
});

test("is not listed once it is paid, or old, and what is no charge is said so", async () => {
  const { orderId } = await failed();
  const isIt = eq(tables.orders.id, orderId);
  await store().db.update(tables.orders).set({ isPaid: true }).where(isIt);
  expect(await list()).toEqual([]);
  expect((await expectRefused(again(orderId), 409)).message).toBe(FAILED_ORDER_OVER);
  await store().db.update(tables.orders).set({ isPaid: false }).where(isIt);
  const failedAt = new Date(now().getTime() - FAILED_CHARGE_DAYS * DAY_MS);
  await store().db.update(tables.charges).set({ failedAt }).where(eq(tables.charges.orderId, orderId));
  expect(await list()).toEqual([]);
  for (const call of [again, mail]) expect((await expectRefused(call(999_999), 404)).message).toBe(NO_SUCH_CHARGE);
});

test("a subscription is paused at once, its customer is mailed, and it goes on again", async () => {
  const { call, id, mails } = await failed();
  const set = (active: boolean, of = id) => manager(setSubscriptionState, { params: { id: of }, body: { active } });
  const shown = async () => (await expectDone(call(subscriptions))).data[0];
  await expectDone(set(false));
  expect(await shown()).toMatchObject({ active: false, last_delivery_date: undefined });
  expect((await mails())[0]).toContain("Paused");
  expect((await expectRefused(set(false), 409)).message).toBe(SUBSCRIPTION_PAUSED_ALREADY);
  await expectDone(set(true));
  expect(await shown()).toMatchObject({ active: true });
  expect((await expectRefused(set(true, 999_999), 404)).message).toBe(NO_SUCH_SUBSCRIPTION_OF_SHOP);
  const lines = (await expectDone(manager(staffActions, { query: { subject: "subscription" } }))).data;
  expect(lines.map(({ action }) => action)).toEqual(["resume", "pause"]);
});

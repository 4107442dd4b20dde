import { order as orderCall, orderList, subscriptions, updateSubscription } from "@store/api-client/contract";
import { accept, addDays, DEFAULT_POLICY, fromRupees, refuse, todayInIndia } from "@store/domain";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import * as tables from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { paymentHandlers } from "../../payment-handlers.ts";
import type { PaymentGateway } from "../../ports/payment/payment-gateway.ts";
import { mandateCallbackPath } from "../../ports/payment/payment-page.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { acceptAndPay } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { placeFirst } from "../../testing/subscribed.ts";
import { TEST_SITE, testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { markOrderPaid } from "../orders/order-payment.ts";
import { cancelMandates, chargeDeliveries } from "./charge-deliveries.ts";
import { orderDueSubscriptions } from "./order-due.ts";
import { activateSubscription } from "./order-subscription.ts";

const GHEE = 1002;
const HOUR = 60;
const DAY = 24 * HOUR;
const siteUrl = "https://store.test";

/** A bank at which payers end their mandates, and which tells the store. */
const bank: { state: "active" | "ended" | "unreachable"; asked: string[] } = { state: "ended", asked: [] };
const isMessage = v.object({ mandate: v.string() });
const store = useTestStore({
  gateway: {
    readMandateNotice: (message) =>
      v.is(isMessage, message) ? accept(message.mandate) : refuse({ code: "forged", message: "forged" }),
    askMandate: async (mandate) => {
      bank.asked.push(mandate);
      return bank.state === "unreachable" ? refuse({ code: bank.state, message: "silent" }) : accept(bank.state);
    },
  },
});

const stock = () => stockOf(store(), GHEE);
const inDays = (days: number) => addDays(todayInIndia(store().clock.read()), days);
const order = () =>
  orderDueSubscriptions({ db: store().db, siteUrl, gatewayName: "sandbox", policy: () => DEFAULT_POLICY }).run(
    store().clock.read(),
  );
const dependencies = (payment: PaymentGateway) => ({
  db: store().db,
  payment,
  handlers: paymentHandlers,
  policy: () => DEFAULT_POLICY,
  siteUrl,
});
const charge = (gateway: Partial<PaymentGateway> = {}) =>
  chargeDeliveries(dependencies({ ...testPayments.gateway, ...gateway })).run(store().clock.read());

beforeEach(async () => {
  await store().db.update(tables.subscriptions).set({ isActive: false });
  await changeProduct(store(), GHEE, { stock: 50, ...priced(1050) });
});

/** A customer whose subscription, with a mandate, is delivered in two days: its order is made. */
async function ordered(mandate = "sandbox-mandate-1") {
  const call = await newCustomer(store());
  const placed = await placeFirst(call, { product: GHEE, price: fromRupees(1050), gstRate: 5 });
  await inTransaction(store().db, (tx) =>
    markOrderPaid(tx, placed.id, activateSubscription, store().clock.read(), DEFAULT_POLICY),
  );
  const { id, customerId } = tables.subscriptions;
  await store()
    .db.update(tables.subscriptions)
    .set({ mandate, mandateGateway: "sandbox", nextDeliveryDate: inDays(2) })
    .where(eq(id, placed.subscriptionId));
  const [row] = await store().db.select({ customerId }).from(tables.subscriptions).where(eq(id, placed.subscriptionId));
  const email = `charged-${placed.id}@example.com`;
  await store()
    .db.update(tables.customers)
    .set({ email })
    .where(eq(tables.customers.id, row?.customerId ?? 0));
  await order();
  const deliveries = async () => (await expectDone(call(orderList))).data.slice(0, -1);
  return {
    call,
    id: placed.subscriptionId,
    customerId: row?.customerId ?? 0,
    deliveries,
    subscription: async () => (await expectDone(call(subscriptions))).data[0],
    mails: async () => (await store().outbox()).filter(({ to }) => to === email).map(({ text }) => text),
    edit: (body: object) => expectDone(call(updateSubscription, { params: { id: placed.subscriptionId }, body })),
    orderId: async () => (await deliveries())[0]?.id ?? 0,
  };
}

/** The notice, and the charge 24 hours later. */
async function noticeAndCharge() {
  await charge();
  store().clock.advance(DAY);
  await charge();
}

describe("a delivery of a subscription with a mandate [C43]", () => {
  test("is told of two days before, and charged 24 hours later, once", async () => {
    const { deliveries, subscription, mails } = await ordered();
    expect(await subscription()).toMatchObject({
      next_charge_date: inDays(1),
      next_charge_amount: (await deliveries())[0]?.final_total,
    });
    expect((await mails())[0]).toMatch(/It is charged on .* with the consent/);
    await charge();
    store().clock.advance(DAY - 1);
    await charge();
    expect(await deliveries()).toMatchObject([{ is_paid: false }]);
    store().clock.advance(1);
    await charge();
    await charge();
    expect(await deliveries()).toMatchObject([{ is_paid: true }]);
    expect((await subscription())?.next_charge_date).toBeUndefined();
    expect((await mails())[0]).toContain("is paid. Thank you!");
    expect(await stock()).toBe(48);
  });

  test("plans its charge by today's price and shipping before it is ordered", async () => {
    const { id, subscription } = await ordered();
    await store()
      .db.update(tables.subscriptions)
      .set({ nextDeliveryDate: inDays(20) })
      .where(eq(tables.subscriptions.id, id));
    const shown = await subscription();
    expect(shown?.next_charge_date).toBe(inDays(19));
    expect(shown?.next_charge_amount).toBe((shown?.total_price ?? 0) + fromRupees(100));
  });

  test("is mailed the payment link where the charge is refused, and can be paid there", async () => {
    const { call, deliveries, mails, orderId } = await ordered("sandbox-refusing-1");
    await noticeAndCharge();
    await charge();
    await charge();
    expect(await deliveries()).toMatchObject([{ is_paid: false }]);
    const [mail, ...before] = await mails();
    expect(mail).toContain(`https://store.test/orders/${await orderId()}`);
    expect(before.filter((text) => text === mail)).toEqual([]);
    await expectDone(acceptAndPay({ call, orderId: await orderId() }));
  });

  test("is mailed the payment link where the mandate is gone, or the gateway stays silent", async () => {
    const gone = await ordered();
    await charge({ notify: async () => ({ ok: false, refusal: { code: "refused", message: "gone" } }) });
    expect((await gone.mails())[0]).toContain("Please accept and pay it");

    const silent = await ordered();
    const unreachable = async () => ({ ok: false, refusal: { code: "unreachable", message: "silent" } }) as const;
    await charge();
    store().clock.advance(DAY);
    await charge({ charge: unreachable });
    store().clock.advance(6);
    await charge();
    await charge();
    expect(await silent.deliveries()).toMatchObject([{ is_paid: false }]);
    expect((await silent.mails())[0]).toContain("Please accept and pay it");
  });

  test("above ₹15,000 is not charged by itself", async () => {
    await changeProduct(store(), GHEE, { stock: 50, ...priced(1050) });
    const call = await ordered();
    await store()
      .db.update(tables.subscriptions)
      .set({ nextDeliveryDate: inDays(2), quantity: 20 });
    await store().db.update(tables.orders).set({ deliveryDay: null }).where(eq(tables.orders.subscriptionId, call.id));
    await order();
    expect((await call.mails())[0]).toContain("Please accept and pay it");
    expect((await call.subscription())?.next_charge_date).toBeUndefined();
  });

  test("is cancelled by a shift before the charge, and ordered again", async () => {
    const { call, edit, deliveries, subscription, orderId, mails } = await ordered();
    const first = await orderId();
    await charge();
    await edit({ shifted_delivery_date: inDays(7) });
    expect((await mails()).join("\n")).toMatch(
      /is cancelled\. You shifted its delivery to .*: it is ordered again 2 days before\./,
    );
    const { data } = await expectDone(call(orderCall, { params: { id: first } }));
    expect(data.timeline?.map(({ state }) => state)).toEqual(["Pending", "Cancelled"]);
    expect(await stock()).toBe(49);
    store().clock.advance(DAY);
    await charge();
    expect(await deliveries()).toMatchObject([{ id: first, order_status: "Cancelled", is_paid: false }]);
    expect(await subscription()).toMatchObject({ shifted_delivery_date: inDays(6), next_charge_date: inDays(5) });
    store().clock.advance(4 * DAY);
    await order();
    expect(await deliveries()).toMatchObject([{ order_status: "Pending" }, { id: first }]);
  });

  test("that is charged is moved by a shift", async () => {
    const { edit, deliveries } = await ordered();
    await noticeAndCharge();
    await edit({ shifted_delivery_date: inDays(5) });
    expect(await deliveries()).toMatchObject([{ is_paid: true, order_status: expect.not.stringMatching("Cancelled") }]);
    store().clock.advance(3 * DAY);
    await order();
    expect(await deliveries()).toHaveLength(1);
  });

  test("goes out, and is charged, after a pause; it is the last one", async () => {
    const { edit, deliveries, subscription } = await ordered();
    expect((await edit({ active: false })).message).toContain("One more delivery on");
    await noticeAndCharge();
    expect(await deliveries()).toMatchObject([{ is_paid: true }]);
    store().clock.advance(60 * DAY);
    await order();
    expect(await deliveries()).toHaveLength(1);
    expect(await subscription()).toMatchObject({ active: false, last_delivery_date: undefined });
  });

  test("of a closed account is not charged, and its mandate is cancelled", async () => {
    const { id, customerId } = await ordered();
    await store().db.update(tables.customers).set({ isActive: false }).where(eq(tables.customers.id, customerId));
    await noticeAndCharge();
    const isOfIt = eq(tables.payments.customerId, customerId);
    expect(await store().db.$count(tables.payments, isOfIt)).toBe(0);
    await cancelMandates(dependencies(testPayments.gateway)).run(store().clock.read());
    const [row] = await store().db.select().from(tables.subscriptions).where(eq(tables.subscriptions.id, id));
    expect(row?.mandate).toBeNull();
  });
});

describe("a message that a payer has ended the mandate", () => {
  const tell = (message: unknown) =>
    store().request(mandateCallbackPath("sandbox"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof message === "string" ? message : JSON.stringify(message),
    });

  beforeEach(() => Object.assign(bank, { state: "ended", asked: [] }));

  test("has the waiting delivery paid by the mailed link, and the next ones too [C43]", async () => {
    const mandate = "sandbox-mandate-ended";
    const { subscription, deliveries, mails, orderId } = await ordered(mandate);
    await charge();
    expect((await tell({ mandate })).status).toBe(200);
    expect(bank.asked).toEqual([mandate]);
    const linkMails = async () => (await mails()).filter((text) => text.includes("Please accept and pay it"));
    expect(await linkMails()).toHaveLength(1);
    expect((await mails()).filter((text) => text.includes("has ended at your bank"))).toHaveLength(1);
    expect((await linkMails())[0]).toContain(`${TEST_SITE}/orders/${await orderId()}`);
    expect((await tell({ mandate })).status).toBe(200);
    store().clock.advance(2 * DAY);
    await charge();
    expect(await deliveries()).toMatchObject([{ is_paid: false }]);
    expect(await linkMails()).toHaveLength(1);
    expect((await subscription())?.next_charge_date).toBeUndefined();
  });

  test("changes nothing where the gateway says that it is active, cannot be asked, or knows another's", async () => {
    const mandate = "sandbox-mandate-active";
    const { subscription } = await ordered(mandate);
    const before = await subscription();
    bank.state = "active";
    expect((await tell({ mandate })).status).toBe(200);
    bank.state = "unreachable";
    const later = await tell({ mandate });
    expect([later.status, later.headers.get("retry-after")]).toEqual([503, "60"]);
    expect((await tell({ mandate: "somebody's" })).status).toBe(200);
    expect(bank.asked).toEqual([mandate, mandate]);
    expect(await subscription()).toEqual(before);
  });

  test.each(["", "{", "null", "[]", { other: 1 }])("that cannot be read is refused: %j", async (message) => {
    expect((await tell(message)).status).toBe(400);
  });
});

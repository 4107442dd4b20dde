import { randomUUID } from "node:crypto";
import {
  addCustomerNote,
  addToCart,
  blockCustomer,
  cart,
  eraseAccount,
  eraseCustomer,
  myDataJson,
  orderList,
  orderPaymentLink,
  orderSubscription,
  payOnDelivery,
  placeOrder,
  placePhoneOrder,
  previewPhoneOrder,
  profile,
  type RequestOf,
  staffCustomer,
  staffCustomerData,
  subscribe,
  subscriptionPaymentLink,
  subscriptions,
  unblockCustomer,
  updateSubscription,
} from "@store/api-client/contract";
import { shopContact } from "@store/content/shop-contact";
import {
  ALREADY_BLOCKED,
  ALREADY_ERASED,
  addDays,
  BLOCK_OF_ONES_OWN,
  BLOCK_REASON_REQUIRED,
  DEFAULT_POLICY,
  fromRupees,
  NOT_BLOCKED,
  ordersAreBlocked,
  todayInIndia,
  typeToErase,
} from "@store/domain";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  customerNotes,
  customers,
  orders,
  subscriptions as rows,
  staffActions,
  staffMembers,
  vouchers,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { acceptAndPay, orderOnline } from "../../testing/pay-online.ts";
import { GHEE, newOwner, OWNERS_PASSWORD } from "../../testing/requests/owner.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { placeFirst, readyToSubscribe } from "../../testing/subscribed.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { markOrderPaid } from "../orders/order-payment.ts";
import { DATA_OF_TEAM, ERASURE_OF_TEAM } from "../privacy/messages.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { orderDueSubscriptions } from "../subscriptions/order-due.ts";
import { activateSubscription } from "../subscriptions/order-subscription.ts";

const store = useTestStore();
const BLOCKED = ordersAreBlocked(shopContact(DEFAULT_POLICY).phones.care.shown);
const REASON = "Three parcels came back";

let manager: NewCustomer;
let shopOwner: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  shopOwner = await newStaffMember(store(), "owner");
});

const block = (id: number, by = manager) => by(blockCustomer, { params: { id }, body: { reason: REASON } });
const unblock = (id: number) => manager(unblockCustomer, { params: { id } });
const show = async (id: number) => (await expectDone(manager(staffCustomer, { params: { id } }))).data;
const audited = (id: number) =>
  store()
    .db.select({ action: staffActions.action, before: staffActions.before, after: staffActions.after })
    .from(staffActions)
    .where(and(eq(staffActions.subject, "customer"), eq(staffActions.subjectId, id)))
    .orderBy(staffActions.id);

const orderDue = () =>
  orderDueSubscriptions({
    ...{ db: store().db, siteUrl: "https://store.test", gatewayName: "sandbox" },
    policy: () => DEFAULT_POLICY,
  }).run(store().clock.read());

/** What an owner has in the cart, as it is priced there. */
const SUBSCRIBED = { product: GHEE, price: fromRupees(1000), gstRate: 5 };

describe("a blocked customer", () => {
  test("orders, subscribes and becomes a member by no way, and is told whom to call", async () => {
    const owner = await newOwner(store());
    const { call, customerId } = owner;
    const { id: subscription } = await owner.subscription();
    const draft = await readyToSubscribe(call, SUBSCRIBED);
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    const { data: contents } = await expectDone(call(cart));
    const address = await owner.address();
    const placed = await store().db.$count(orders, eq(orders.customerId, customerId));
    expect((await expectDone(block(customerId))).data).toEqual({ paused_subscriptions: 1 });

    const byTelephone: RequestOf<typeof placePhoneOrder>["body"] = {
      ...{ attempt: randomUUID(), customer_id: customerId, address_id: address, amount: 1100 },
      ...{ lines: [{ product_id: GHEE, quantity: 1 }], pay_type: "Cash on Delivery" },
    };
    const refused = [
      await expectRefused(call(placeOrder, { body: orderOf(contents, address, DEFAULT_POLICY.shipping.charge) }), 409),
      await expectRefused(call(orderPaymentLink, { body: onlineOrderOf(contents, address) }), 409),
      await expectRefused(call(subscribe, { body: { product: GHEE, quantity: 1, delivery_options: 2 } }), 409),
      await expectRefused(call(orderSubscription, { body: draft }), 409),
      await expectRefused(call(updateSubscription, { params: { id: subscription }, body: { active: true } }), 409),
      await expectRefused(call(subscriptionPaymentLink, { body: { txnid: "1773556200000" } }), 409),
    ];
    expect(refused.map(({ message }) => message)).toEqual(refused.map(() => BLOCKED));
    expect((await expectRefused(manager(placePhoneOrder, { body: byTelephone }), 409)).message).toContain("blocked");
    const { attempt: _, amount: __, ...asked } = byTelephone;
    const { data: preview } = await expectDone(manager(previewPhoneOrder, { body: asked }));
    expect(preview.refusal).toContain("This customer is blocked");
    expect(await store().db.$count(orders, eq(orders.customerId, customerId))).toBe(placed);

    // The account itself stays open.
    await expectDone(call(profile));
    expect((await expectDone(call(orderList))).data.length).toBe(placed);
    expect((await expectDone(call(subscriptions))).data[0]).toMatchObject({ active: false });
  });

  test("gets no delivery that was planned before, whatever state it is in", async () => {
    const owner = await newOwner(store());
    const { id } = await owner.subscription();
    await expectDone(block(owner.customerId));
    const next = addDays(todayInIndia(store().clock.read()), 1);
    await store().db.update(rows).set({ isActive: true, nextDeliveryDate: next }).where(eq(rows.id, id));
    await orderDue();
    const isDelivery = and(eq(orders.subscriptionId, id), eq(orders.deliveryDay, next));
    expect(await store().db.$count(orders, isDelivery)).toBe(0);
    await expectDone(unblock(owner.customerId));
    await orderDue();
    expect(await store().db.$count(orders, isDelivery)).toBe(1);
  });

  test("pays the first order that was placed before: the subscription begins paused, until its customer goes on", async () => {
    const { call, customerId } = await newOwner(store());
    const placed = await placeFirst(call, SUBSCRIBED);
    expect((await expectDone(block(customerId))).data).toEqual({ paused_subscriptions: 0 });
    const pay = () =>
      inTransaction(store().db, (tx) =>
        markOrderPaid(tx, placed.id, activateSubscription, store().clock.read(), DEFAULT_POLICY),
      );
    await pay();
    const shown = async () => (await expectDone(call(subscriptions))).data[0];
    expect(await shown()).toMatchObject({ active: false, start_date: todayInIndia(store().clock.read()) });
    await expectDone(unblock(customerId));
    expect(await shown()).toMatchObject({ active: false });
    await expectDone(call(updateSubscription, { params: { id: placed.subscriptionId }, body: { active: true } }));
    expect(await shown()).toMatchObject({ active: true });
  });

  test("pays what waits, but neither in cash nor once its goods are released, a delivery's too", async () => {
    const call = await newCustomer(store());
    const waiting = await orderOnline(call, await readyToOrder(call, { pid: GHEE }));
    await expectDone(block(call.customer.customerId));
    const inCash = () => call(payOnDelivery, { params: { id: waiting.orderId } });
    expect((await expectRefused(inCash(), 409)).message).toBe(BLOCKED);
    await expectDone(acceptAndPay(waiting));

    const release = (deliveryDay: string | null) =>
      store()
        .db.update(orders)
        .set({ isReleased: true, heldUntil: null, deliveryDay })
        .where(eq(orders.id, waiting.orderId));
    for (const deliveryDay of [null, "2031-01-01"]) {
      await release(deliveryDay);
      expect((await expectRefused(acceptAndPay(waiting), 409)).message).toBe(BLOCKED);
    }
    await expectDone(unblock(call.customer.customerId));
    await expectDone(acceptAndPay(waiting));
  });

  test("is shown with the reason, unblocked once, and orders again; the audit has no words", async () => {
    const owner = await newOwner(store());
    const id = owner.customerId;
    await expectRefused(manager(blockCustomer, { params: { id }, body: { reason: " " } }), 400).then(({ message }) =>
      expect(message).toContain(BLOCK_REASON_REQUIRED),
    );
    await expectDone(block(id));
    expect(await show(id)).toMatchObject({ is_blocked: true, blocked: { reason: REASON } });
    expect((await expectRefused(block(id), 409)).message).toBe(ALREADY_BLOCKED);
    expect(await (await expectDone(owner.call(myDataJson))).content.text()).not.toContain(REASON);
    await expectDone(unblock(id));
    expect((await expectRefused(unblock(id), 409)).message).toBe(NOT_BLOCKED);
    expect((await show(id)).blocked).toBeUndefined();
    await owner.onlineOrder();
    const lines = await audited(id);
    expect(lines.map(({ action }) => action)).toEqual(["block", "unblock"]);
    expect(JSON.stringify(lines)).not.toContain(REASON);
  });

  test("is neither oneself nor nobody", async () => {
    expect((await expectRefused(block(manager.customer.customerId), 409)).message).toBe(BLOCK_OF_ONES_OWN);
    for (const refused of [block(2_000_000), unblock(2_000_000)])
      expect((await expectRefused(refused, 404)).message).toBe(NO_SUCH_CUSTOMER);
  });
});

describe("notes about a customer", () => {
  const note = (id: number, text = "Calls after six") => manager(addCustomerNote, { params: { id }, body: { text } });

  test("stand once each, with who wrote them, for the staff alone", async () => {
    const { customer, ...call } = await newCustomer(store());
    const id = customer.customerId;
    await expectDone(note(id));
    await expectDone(note(id));
    const { data } = await expectDone(note(id, "Likes ghee"));
    expect(data.map(({ text, by }) => [text, by])).toEqual([
      ["Calls after six", "Kavita Rao"],
      ["Likes ghee", "Kavita Rao"],
    ]);
    expect((await show(id)).notes).toEqual(data);
    expect((await audited(id)).map(({ action }) => action)).toEqual(["note", "note"]);
    const own = store().as(call.identity);
    expect(await (await expectDone(own(myDataJson))).content.text()).not.toContain("Likes ghee");
    expect((await expectRefused(note(2_000_000), 404)).message).toBe(NO_SUCH_CUSTOMER);
  });
});

describe("a customer's data, at the customer's request [C53]", () => {
  test("are handed over as a page; the audit says who did", async () => {
    const owner = await newOwner(store());
    const { name, content } = await expectDone(manager(staffCustomerData, { params: { id: owner.customerId } }));
    expect(name).toBe(`customer-${owner.customerId}-data.html`);
    expect(await content.text()).toContain(owner.mobile);
    expect(await audited(owner.customerId)).toEqual([{ action: "download data", before: {}, after: {} }]);
  });

  test("of the team are handed over by the owner alone, and what somebody did there before", async () => {
    const colleague = await newStaffMember(store(), "manager");
    const { customerId: id } = colleague.customer;
    await expectDone(
      colleague(addCustomerNote, {
        params: { id: (await newCustomer(store())).customer.customerId },
        body: { text: "Likes ghee" },
      }),
    );
    const download = (by: NewCustomer) => by(staffCustomerData, { params: { id } });
    const read = async (by: NewCustomer) => (await expectDone(download(by))).content.text();
    expect((await expectRefused(download(manager), 409)).message).toBe(DATA_OF_TEAM);
    expect((await expectRefused(download(colleague), 409)).message).toBe(DATA_OF_TEAM);
    expect(await audited(id)).toEqual([]);
    for (const words of ["Staff members", "Staff actions"]) expect(await read(shopOwner)).toContain(words);

    await store().db.delete(staffMembers).where(eq(staffMembers.customerId, id));
    expect(await read(shopOwner)).toContain("Staff actions");
    expect(await read(manager)).not.toContain("Staff actions");
  });

  test("are handed over without a code that is worth money, which the customer reads", async () => {
    const owner = await newOwner(store());
    const { customerId: ownerId, call } = owner;
    const { id: orderId } = await owner.onlineOrder();
    const [code, codeKey] = ["GIFT-EEEE-FFFF-GGGG-HHHH", "GIFTEEEEFFFFGGGGHHHH"];
    const createdAt = store().clock.read();
    await store()
      .db.insert(vouchers)
      .values({ code, codeKey, kind: "flat", amount: fromRupees(120), isGift: true, ownerId, createdAt });
    await store().db.update(orders).set({ voucherCode: code }).where(eq(orders.id, orderId));
    expect(await (await expectDone(call(myDataJson))).content.text()).toContain(code);
    for (const by of [manager, shopOwner]) {
      const page = await (await expectDone(by(staffCustomerData, { params: { id: ownerId } }))).content.text();
      expect(page).toContain("Vouchers");
      for (const word of [code, codeKey]) expect(page).not.toContain(word);
    }
  });

  test("are erased by the owner alone, who types whose they are, notes and block included", async () => {
    const customer = await newCustomer(store());
    const { customerId: id } = customer.customer;
    await expectDone(manager(addCustomerNote, { params: { id }, body: { text: "Calls after six" } }));
    await expectDone(block(id));
    const erase = (confirmation: string, by = shopOwner) =>
      by(eraseCustomer, { params: { id }, body: { confirmation } });
    await expectRefused(erase("Kavita Rao", manager), 403);
    expect((await expectRefused(erase("Kavita"), 400)).message).toBe(typeToErase("Kavita Rao"));
    await expectDone(erase("kavita rao"));

    await expectRefused(customer(profile), 401);
    expect(await show(id)).toMatchObject({
      is_active: false,
      erased_at: expect.any(String),
      notes: [],
      mobile: undefined,
    });
    const [row] = await store().db.select().from(customers).where(eq(customers.id, id));
    expect(row?.blockedReason).toBeNull();
    expect(await store().db.$count(customerNotes, eq(customerNotes.customerId, id))).toBe(0);
    const lines = await audited(id);
    expect(lines.at(-1)).toEqual({ action: "erase", before: {}, after: {} });
    expect((await expectRefused(erase("A customer"), 409)).message).toBe(ALREADY_ERASED);
    await expectRefused(shopOwner(staffCustomerData, { params: { id } }), 409);
    await expectRefused(manager(addCustomerNote, { params: { id }, body: { text: "Gone" } }), 404);
  });

  test("of the team stay until they are out of it, and nothing is cancelled", async () => {
    const colleague = await newStaffMember(store(), "manager");
    const { customerId: id } = colleague.customer;
    const { orderId } = await orderOnline(colleague, await readyToOrder(colleague, { pid: GHEE }));
    const erase = () => shopOwner(eraseCustomer, { params: { id }, body: { confirmation: "Kavita Rao" } });
    expect((await expectRefused(erase(), 409)).message).toBe(ERASURE_OF_TEAM);
    const [order] = await store().db.select().from(orders).where(eq(orders.id, orderId));
    expect(order?.orderStatus).toBe("Pending");
    await store().db.delete(staffMembers).where(eq(staffMembers.customerId, id));
    await expectDone(erase());
  });

  test("wait for parcels, said to the staff; a blocked customer may still erase the account", async () => {
    const owner = await newOwner(store());
    const { id } = await owner.onlineOrder();
    await store().db.update(orders).set({ orderStatus: "Shipped" }).where(eq(orders.id, id));
    const [row] = await store().db.select().from(customers).where(eq(customers.id, owner.customerId));
    const confirmation = `${row?.firstName} ${row?.lastName}`;
    const refused = await expectRefused(
      shopOwner(eraseCustomer, { params: { id: owner.customerId }, body: { confirmation } }),
      409,
    );
    expect(refused.message).toContain("the customer’s orders");
    await store().db.update(orders).set({ orderStatus: "Delivered" }).where(eq(orders.id, id));
    await expectDone(block(owner.customerId));
    await owner.password();
    await expectDone(owner.call(eraseAccount, { body: { password: OWNERS_PASSWORD } }));
  });
});

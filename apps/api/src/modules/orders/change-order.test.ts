import {
  cancelOrder as cancelCall,
  cashOnDelivery,
  order,
  placeOrder,
  requestReturn,
} from "@store/api-client/contract";
import { cashLimitMessage, DEFAULT_POLICY, returnOver, toRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { creditNotes, customers, orders } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import { returnBody } from "../../testing/ask-return.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { invoiceNumbers } from "../../testing/invoice-numbers.ts";
import { deliver, moveOrder } from "../../testing/move-order.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { coinsCredited, orderToPay, paidReport, readOrder, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { spendCoins } from "../coins/ledger.ts";
import { readBalance, readHistory } from "../coins/read-wallet.ts";
import { acceptOrder, cancelOrder, deliverOrder, packOrder, returnOrder } from "./change-order.ts";
import { NO_SUCH_ORDER } from "./messages.ts";

const CASH_LIMIT_PAY_ONLINE = cashLimitMessage({ isOfAddress: false, isMobileProven: true }, DEFAULT_POLICY);

const CASH_LIMIT_CONFIRM = cashLimitMessage({ isOfAddress: false, isMobileProven: false }, DEFAULT_POLICY);

const GHEE = 1002;
const DAY = 24 * 60;
const store = useTestStore();

beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) }));

async function buy(call: NewCustomer, quantity = 1) {
  const ready = await readyToOrder(call, { pid: GHEE, quantity });
  const body = orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
  return call(placeOrder, { body });
}

/** A customer with a cash order of one jar. */
async function bought() {
  const call = await newCustomer(store());
  const { data } = await expectDone(buy(call));
  return { call, id: data.id };
}

const staff = (orderId: number) =>
  ({ orderId, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() }) as const;
const rowOf = async (id: number) => (await store().db.select().from(orders).where(eq(orders.id, id)))[0];
const balanceOf = ({ customer }: NewCustomer) => readBalance(store().db, customer.customerId);
const cancel = (call: NewCustomer, id: number) => call(cancelCall, { params: { id } });

describe("an order's life (C45)", () => {
  test("is told as a timeline, each state with its time", async () => {
    const { call, id } = await bought();
    const begun = store().clock.read().toISOString();
    store().clock.advance(60);
    await deliver(store(), id);
    const later = store().clock.read().toISOString();
    const { data } = await expectDone(call(order, { params: { id } }));
    expect(data.timeline).toEqual([
      { state: "Pending", at: begun },
      ...["Confirmed", "Packed", "Shipped", "Delivered"].map((state) => ({ state, at: later })),
    ]);
    expect(data).toMatchObject({ order_status: "Delivered", is_paid: true, is_invoiced: true, delivery_date: later });
  });

  test("goes no way that the rules do not know, and done before is done", async () => {
    const { id } = await bought();
    expect(await packOrder(store().db, staff(id))).toBeInstanceOf(HttpError);
    await acceptOrder(store().db, staff(id));
    const again = await acceptOrder(store().db, staff(id));
    expect(again).toMatchObject({ orderStatus: "Confirmed" });
  });

  test("does not begin before an online order is paid", async () => {
    const { orderId } = await orderToPay(store(), GHEE);
    expect(await acceptOrder(store().db, staff(orderId))).toBeInstanceOf(HttpError);
  });
});

describe("cancelling", () => {
  test("before it is packed gives back stock and coins, once", async () => {
    const call = await newCustomer(store(), { coins: 300 });
    const ready = await readyToOrder(call, { pid: GHEE });
    await redeemCoins(store(), call, 200);
    const body = orderOf({ ...ready.cart, used_coin: 200 }, ready.address, DEFAULT_POLICY.shipping.charge);
    const { data } = await expectDone(call(placeOrder, { body }));
    expect([await stockOf(store(), GHEE), await balanceOf(call)]).toEqual([49, 100]);
    await expectDone(cancel(call, data.id));
    await expectDone(cancel(call, data.id));
    expect([await stockOf(store(), GHEE), await balanceOf(call)]).toEqual([50, 300]);
    expect((await rowOf(data.id))?.orderStatus).toBe("Cancelled");
  });

  test.each([
    ["Confirmed", true],
    ["Packed", false],
    ["Delivered", false],
  ] as const)("by its customer, of an order that is %s: %s", async (state, isAllowed) => {
    const { call, id } = await bought();
    await moveOrder(store(), id, state);
    const answer = await cancel(call, id);
    expect(answer.ok).toBe(isAllowed);
  });

  test("of somebody else's order is not there", async () => {
    const { id } = await bought();
    expect((await expectRefused(cancel(await newCustomer(store()), id), 404)).message).toBe(NO_SUCH_ORDER);
  });

  test("a paid order takes its coins back as far as the wallet holds them, the rest off the refund (C39)", async () => {
    const waiting = await orderToPay(store(), GHEE);
    await report(store(), paidReport(waiting));
    const id = waiting.orderId;
    const customerId = (await rowOf(id))?.customerId ?? 0;
    const { db, clock } = store();
    await db.transaction((tx) => spendCoins(tx, { customerId, orderId: id, coins: 4 }, clock.read()));
    await expectDone(waiting.call(cancelCall, { params: { id } }));
    expect(await readBalance(db, customerId)).toBe(0);
    const [newest] = await readHistory(db, customerId);
    expect(newest).toMatchObject({ reason: "taken_back", used_coin: 6, new_added_coin: 0, available_coin: 0 });
    const [note] = await db.select().from(creditNotes).where(eq(creditNotes.orderId, id));
    const paid = (await readOrder(waiting)).final_total;
    expect(toRupees(note?.refund ?? paid)).toBe(toRupees(paid) - 4);
    const mail = (await store().outbox()).find(({ text }) => text.includes("Please refund"));
    expect(mail?.text).toContain(note?.number ?? "none");
  });
});

describe("the customer's mail", () => {
  const goods = "1 × ";

  test.each([
    ["is cancelled", "Pending", (id: number) => cancelOrder(store().db, staff(id)), "Total: "],
    ["is delivered", "Shipped", (id: number) => deliverOrder(store().db, staff(id)), "Paid: "],
    ["came back to us", "Delivered", (id: number) => returnOrder(store().db, staff(id)), "Paid: "],
  ] as const)("says that an order %s, with its goods, amount and link", async (news, state, step, amount) => {
    const { call, id } = await bought();
    const email = `order-${id}@example.com`;
    await store().db.update(customers).set({ email }).where(eq(customers.id, call.customer.customerId));
    await moveOrder(store(), id, state);
    await step(id);
    const mail = (await store().outbox()).find(({ to }) => to === email);
    expect(mail?.text).toMatch(new RegExp(`Your order \\S+ at .+ ${news}\\.`));
    for (const part of ["Dear ", goods, amount, `/orders/${id}`, "With warm regards"])
      expect(mail?.text).toContain(part);
  });
});

describe("invoices (C47)", () => {
  test("are numbered without gaps, and a refused step takes no number", async () => {
    const before = (await invoiceNumbers(store().db)).length;
    const [one, other] = [await bought(), await bought()];
    await moveOrder(store(), one.id, "Packed");
    expect(await packOrder(store().db, staff(other.id))).toBeInstanceOf(HttpError);
    await moveOrder(store(), other.id, "Packed");
    const numbers = await invoiceNumbers(store().db);
    expect(numbers).toHaveLength(before + 2);
    for (const year of new Set(numbers.map((number) => number.slice(0, -6)))) {
      const sequence = numbers.filter((number) => number.startsWith(year)).map((number) => Number(number.slice(-6)));
      expect(sequence).toEqual(sequence.map((_, index) => index + 1));
    }
  });

  test("of an order that is paid online are made at once, of a cash order when it is packed", async () => {
    const waiting = await orderToPay(store(), GHEE);
    expect((await readOrder(waiting)).is_invoiced).toBe(false);
    await report(store(), paidReport(waiting));
    expect((await readOrder(waiting)).is_invoiced).toBe(true);
    const { id } = await bought();
    await moveOrder(store(), id, "Confirmed");
    expect((await rowOf(id))?.isInvoiced).toBe(false);
    await moveOrder(store(), (await bought()).id, "Packed");
  });
});

describe("a return", () => {
  const ask = async (call: NewCustomer, id: number) =>
    call(requestReturn, { params: { id }, body: await returnBody(store(), id) });

  test("is asked for within 15 days of delivery, and staff takes the goods back", async () => {
    const { call, id } = await bought();
    await expectRefused(ask(call, id), 409);
    await deliver(store(), id);
    expect(await balanceOf(call)).toBe(10);
    store().clock.advance(15 * DAY - 1);
    await expectDone(ask(call, id));
    await returnOrder(store().db, staff(id));
    const { data } = await expectDone(call(order, { params: { id } }));
    expect(data.timeline?.map(({ state }) => state)).toEqual([
      ...["Pending", "Confirmed", "Packed", "Shipped", "Delivered", "Returned"],
    ]);
    expect(await balanceOf(call)).toBe(0);
    expect(await coinsCredited(store(), id)).toEqual([10, 0]);
  });

  test("is too late after them", async () => {
    const { call, id } = await bought();
    await deliver(store(), id);
    store().clock.advance(15 * DAY);
    expect((await expectRefused(ask(call, id), 409)).message).toBe(returnOver(DEFAULT_POLICY.returns.requestDays));
  });
});

describe("cash orders (C46)", () => {
  test("are five of a proven mobile, until one is delivered", async () => {
    const call = await newCustomer(store());
    const placed = [];
    for (let count = 0; count < 5; count++) placed.push((await expectDone(buy(call))).data.id);
    expect((await expectRefused(buy(call), 409)).message).toBe(CASH_LIMIT_PAY_ONLINE);
    await deliver(store(), placed[0] ?? 0);
    await expectDone(call(placeOrder, { body: await again(call) }));
  });

  test("are ₹10,000 together", async () => {
    await expectDone(buy(await newCustomer(store()), 9));
    const message = (await expectRefused(buy(await newCustomer(store()), 10), 409)).message;
    expect(message).toBe(CASH_LIMIT_PAY_ONLINE);
  });

  test("are one of an unproven mobile", async () => {
    const call = await newCustomer(store());
    const { customerId } = call.customer;
    await store().db.update(customers).set({ mobileIsProven: false }).where(eq(customers.id, customerId));
    await expectDone(buy(call));
    expect((await expectRefused(buy(call), 409)).message).toBe(CASH_LIMIT_CONFIRM);
  });

  test("are refused before they are placed, with the mobile that is to be confirmed", async () => {
    const call = await newCustomer(store());
    const { customerId } = call.customer;
    const setProven = (mobileIsProven: boolean) =>
      store().db.update(customers).set({ mobileIsProven }).where(eq(customers.id, customerId));
    await setProven(false);
    const { address } = await readyToOrder(call, { pid: GHEE });
    const ask = async (amount: number) =>
      (await expectDone(call(cashOnDelivery, { query: { address1: address, amount } }))).data;
    expect(await ask(2000)).toMatchObject({ is_offered: true });
    const tooMuch = await ask(2000.01);
    expect(tooMuch).toMatchObject({ is_offered: false, message: CASH_LIMIT_CONFIRM });
    expect(tooMuch.mobile_to_confirm).toMatch(/^\+91\d{10}$/);
    expect(await ask(0)).toMatchObject({ is_offered: true });
    await setProven(true);
    expect(await ask(2000.01)).toMatchObject({ is_offered: true });
    const far = await ask(10_000.01);
    expect(far).toMatchObject({ is_offered: false, message: CASH_LIMIT_PAY_ONLINE });
    expect(far.mobile_to_confirm).toBeUndefined();
  });

  test("cancelling one gives its place back", async () => {
    const call = await newCustomer(store());
    const { customerId } = call.customer;
    await store().db.update(customers).set({ mobileIsProven: false }).where(eq(customers.id, customerId));
    const { data } = await expectDone(buy(call));
    await cancelOrder(store().db, staff(data.id));
    await expectDone(call(placeOrder, { body: await again(call) }));
  });
});

/** What is in the cart already, once an order was refused; or a new jar. */
async function again(call: NewCustomer) {
  const ready = await readyToOrder(call, { pid: GHEE });
  return orderOf(ready.cart, ready.address, DEFAULT_POLICY.shipping.charge);
}

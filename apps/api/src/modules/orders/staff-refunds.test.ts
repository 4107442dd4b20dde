import type { Call } from "@store/api-client";
import {
  creditNotePdf,
  dashboard,
  giveUpRefund,
  orderList,
  order as orderOf,
  payRefund,
  type RequestOf,
  refundOrder,
  retryRefund,
  staffCustomer,
  staffOrder,
  staffOrders,
  staffOrdersCsv,
  withdrawOrder,
} from "@store/api-client/contract";
import {
  accept,
  DEFAULT_POLICY,
  fromRupees,
  NOTHING_TO_REFUND,
  REFUND_GOES_ON,
  REFUND_IS_PAID,
  REFUND_NOT_FAILED,
  REFUND_NOT_UNCLEAR,
  refundTooMuch,
  refuse,
  subtractMoney,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customers, orders, refunds } from "../../db/schema/index.ts";
import type { PaymentGateway, RefundToMake } from "../../ports/payment/payment-gateway.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { deliver } from "../../testing/move-order.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced, stockOf } from "../../testing/price-product.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { readBalance } from "../coins/read-wallet.ts";
import { cancelOrder } from "./change-order.ts";
import { REFUNDED_MEANWHILE } from "./messages.ts";
import { newRefundToken } from "./refund-order.ts";
import { retryRefund as retryRefundNow, sendRefunds } from "./send-refunds.ts";

const GHEE = 1002;
const store = useTestStore();

let manager: NewCustomer;
let packer: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
  packer = await newStaffMember(store(), "packer");
});
beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) }));

const detailOf = async (id: number) => (await expectDone(manager(staffOrder, { params: { id } }))).data;

/** An order that its customer has paid in the sandbox, and the money of it. */
async function paidOrder() {
  const waiting = await orderToPay(store(), GHEE);
  await report(store(), paidReport(waiting));
  const { orderId: id, call, amount } = waiting;
  const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
  const customerId = row?.customerId ?? 0;
  const email = `refund-${id}@example.com`;
  await store().db.update(customers).set({ email }).where(eq(customers.id, customerId));
  return { id, call, amount, customerId };
}

const ask = (id: number, rupees: number, refundable: number) =>
  manager(refundOrder, { params: { id }, body: { amount: rupees, refundable, reason: "One jar leaked" } });

/** What the customer's latest credit note says. */
async function creditNoteOf(call: Call, id: number) {
  const { content } = await expectDone(call(creditNotePdf, { query: { source_doc: id } }));
  return (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ");
}

const mailsWith = async (words: string) => (await store().outbox()).filter(({ text }) => text.includes(words));

describe("a refund of a part [C39]", () => {
  test("goes through the gateway at once, with a credit note, a mail and an audit line", async () => {
    const { id, call, amount } = await paidOrder();
    const { data } = await expectDone(ask(id, 250.5, toRupees(amount)));
    expect(data).toMatchObject([
      { state: "done", amount: fromRupees(250.5), by: "Kavita Rao", reason: "One jar leaked", is_by_hand: false },
    ]);
    const order = await detailOf(id);
    expect(order.is_refund_by_hand).toBe(false);
    expect(order.refundable).toBe(subtractMoney(amount, fromRupees(250.5)));
    const seen = (await expectDone(call(orderOf, { params: { id } }))).data;
    expect(seen.refunds).toEqual([{ amount: fromRupees(250.5), at: expect.any(String), is_paid: true }]);
    expect(order.events.at(-1)).toMatchObject({ action: "refund", by: "Kavita Rao" });
    expect(order.events.at(-1)?.changes).toContainEqual({ field: "refunded", before: "₹0.00", after: "₹250.50" });
    expect(order.credit_note).toMatch(/^CN\//);
    const text = await creditNoteOf(call, id);
    for (const part of ["Credits A part", "Total ₹250.50", "To be refunded ₹250.50"]) expect(text).toContain(part);
    for (const words of ["We refund ₹250.50", `We paid ₹250.50 of your order ${order.order_id}`])
      expect(await mailsWith(words), words).toHaveLength(1);
  });

  test("is refused beyond what is left, for what was not seen, and to a packer", async () => {
    const { id, amount } = await paidOrder();
    const all = toRupees(amount);
    expect((await expectRefused(ask(id, all + 0.01, all), 409)).message).toBe(refundTooMuch(amount));
    await expectDone(ask(id, 100, all));
    expect((await expectRefused(ask(id, 100, all), 409)).message).toBe(REFUNDED_MEANWHILE);
    const body = { amount: 1, refundable: all - 100, reason: "x" };
    await expectRefused(packer(refundOrder, { params: { id }, body }), 403);
    expect((await expectDone(packer(staffOrder, { params: { id } }))).data.refundable).toBe(0);
    const unpaid = await orderToPay(store(), GHEE);
    expect((await expectRefused(ask(unpaid.orderId, 1, 0), 409)).message).toBe(NOTHING_TO_REFUND);
  });

  test("before there is an invoice is credited once there is one, and earns no coins", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const { call, orderId: id, amount } = waiting;
    await changeProduct(store(), GHEE, { stock: 0 });
    await store().db.update(orders).set({ isReleased: true, heldUntil: null }).where(eq(orders.id, id));
    await report(store(), paidReport(waiting));
    await expectDone(ask(id, 500, toRupees(amount)));
    expect((await detailOf(id)).credit_note).toBeUndefined();
    await changeProduct(store(), GHEE, { stock: 50 });
    await deliver(store(), id);
    expect((await detailOf(id)).credit_note).toMatch(/^CN\//);
    expect(await creditNoteOf(call, id)).toContain("Total ₹500.00");
    const [row] = await store().db.select().from(orders).where(eq(orders.id, id));
    expect(await readBalance(store().db, row?.customerId ?? 0)).toBe(Math.floor((toRupees(amount) - 500) / 100));
  });

  test("leaves the coins that were earned on what a gift voucher paid", async () => {
    const { id, amount, customerId } = await paidOrder();
    const earned = await readBalance(store().db, customerId);
    const giftVoucher = fromRupees(600);
    const money = subtractMoney(amount, giftVoucher);
    await store().db.update(orders).set({ giftVoucher, finalTotal: money }).where(eq(orders.id, id));
    await expectDone(ask(id, 150, toRupees(money)));
    const kept = Math.floor((toRupees(amount) - 150) / 100);
    expect(await readBalance(store().db, customerId)).toBe(Math.min(earned, kept));
    await expectDone(manager(withdrawOrder, { params: { id }, body: { action: "cancel", order_status: "Pending" } }));
    expect(await readBalance(store().db, customerId)).toBe(0);
  });

  test("takes back the coins that were earned on it; the cancellation refunds the rest", async () => {
    const { id, call, amount, customerId } = await paidOrder();
    const earned = await readBalance(store().db, customerId);
    await expectDone(ask(id, 500, toRupees(amount)));
    const kept = await readBalance(store().db, customerId);
    expect(kept).toBe(Math.min(earned, Math.floor((toRupees(amount) - 500) / 100)));
    await expectDone(manager(withdrawOrder, { params: { id }, body: { action: "cancel", order_status: "Pending" } }));
    expect(await readBalance(store().db, customerId)).toBe(0);
    const order = await detailOf(id);
    expect(order.refunds.map(({ state, amount: paid }) => [state, paid])).toEqual([
      ["done", fromRupees(500)],
      ["done", subtractMoney(amount, fromRupees(500))],
    ]);
    expect(order.refundable).toBe(0);
    expect(await creditNoteOf(call, id)).toContain(`To be refunded ₹${(toRupees(amount) - 500).toFixed(2)}`);
  });
});

describe("an order that is cancelled or comes back", () => {
  test("is refunded in one go, once", async () => {
    const { id, amount } = await paidOrder();
    const body = { action: "cancel", order_status: "Pending", note: "Out of jars" } as const;
    await expectDone(manager(withdrawOrder, { params: { id }, body }));
    await expectDone(manager(withdrawOrder, { params: { id }, body: { ...body, order_status: "Cancelled" } }));
    expect((await detailOf(id)).refunds).toMatchObject([{ state: "done", amount, reason: "Out of jars" }]);
  });

  test.each([
    [true, 0],
    [false, -1],
  ])("after its delivery, with goods to be sold again: %s", async (restock, change) => {
    const before = (await stockOf(store(), GHEE)) ?? 0;
    const { id, amount } = await paidOrder();
    await deliver(store(), id);
    const body = { action: "return", order_status: "Delivered", restock } as const;
    await expectDone(manager(withdrawOrder, { params: { id }, body }));
    expect(await stockOf(store(), GHEE)).toBe(before + change);
    const order = await detailOf(id);
    expect(order.refunds).toMatchObject([{ state: "done", amount }]);
    expect(order.events.at(-1)?.changes).toContainEqual({ field: "isRestocked", after: restock ? "yes" : "no" });
  });

  test("and was paid at the door is refunded manually, by its number", async () => {
    const owner = await newOwner(store());
    const id = await owner.cashOrder();
    const paid = await detailOf(id);
    expect(paid.cash_collected).toBe(paid.final_total);
    expect(paid.is_refund_by_hand).toBe(true);
    const body = { action: "return", order_status: "Delivered" } as const;
    await expectDone(manager(withdrawOrder, { params: { id }, body }));
    const [refund] = (await detailOf(id)).refunds;
    expect(refund).toMatchObject({ state: "requested", is_by_hand: true, amount: paid.final_total });
    const waiting = () => expectDone(manager(staffOrders, { query: { show: "refund" } }));
    expect((await waiting()).data.map((row) => row.id)).toContain(id);
    const seen = (await expectDone(owner.call(orderOf, { params: { id } }))).data;
    expect(seen.refunds).toMatchObject([{ amount: paid.final_total, is_paid: false }]);
    const { data: today } = await expectDone(manager(dashboard));
    expect(today.waiting.find(({ kind }) => kind === "refund")?.count).toBe((await waiting()).count);
    const pay = () =>
      manager(payRefund, {
        params: { id, refundId: refund?.id ?? 0 },
        body: { method: "UPI", reference: "UPI 4711" },
      });
    const { data } = await expectDone(pay());
    expect(data).toMatchObject([{ state: "done", method: "UPI", reference: "UPI 4711", is_by_hand: false }]);
    expect((await expectRefused(pay(), 409)).message).toBe(REFUND_IS_PAID);
    expect((await waiting()).data.map((row) => row.id)).not.toContain(id);
  });
});

/** A gateway that answers as it is told, and what it was asked for. */
function gatewayThat(answers: Partial<Pick<PaymentGateway, "refund" | "askRefund">>) {
  const sent: RefundToMake[] = [];
  const unreachable = refuse({ code: "unreachable", message: "Nobody is there" });
  const gateway: PaymentGateway = {
    ...testPayments.gateway,
    askRefund: async () => unreachable,
    ...answers,
    refund: async (refund) => {
      sent.push(refund);
      return (await answers.refund?.(refund)) ?? unreachable;
    },
  };
  return { gateway, sent };
}

/** A paid order that was cancelled, whose refund waits for the job. */
async function waitingRefund() {
  const { id, amount } = await paidOrder();
  await cancelOrder(store().db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() });
  const row = async () => (await store().db.select().from(refunds).where(eq(refunds.orderId, id)))[0];
  return { id, amount, row };
}

const run = (payment: PaymentGateway) => sendRefunds({ db: store().db, payment }).run(store().clock.read());

const pending = accept({ state: "pending", reference: "r1" } as const);

describe("a refund that a job works off", () => {
  test("is asked about, hourly, while the bank works", async () => {
    const { id, amount, row } = await waitingRefund();
    const { gateway, sent } = gatewayThat({ refund: async () => pending, askRefund: async () => pending });
    await run(gateway);
    expect(sent).toMatchObject([{ amount, token: expect.stringMatching(/^[0-9a-z]{23}$/) }]);
    expect(await row()).toMatchObject({ state: "sent", reference: "r1" });
    const pay = manager(payRefund, {
      params: { id, refundId: (await row())?.id ?? 0 },
      body: { method: "Cash", reference: "1" },
    });
    expect((await expectRefused(pay, 409)).message).toBe(REFUND_GOES_ON);
    store().clock.advance(59);
    await run(gatewayThat({ askRefund: async () => accept({ state: "failed", reference: "r1" }) }).gateway);
    expect(await row()).toMatchObject({ state: "sent" });
    store().clock.advance(2);
    const done = gatewayThat({ askRefund: async () => accept({ state: "done", reference: "ARN 7" }) });
    await run(done.gateway);
    expect(await row()).toMatchObject({ state: "done", reference: "ARN 7" });
    expect([sent.length, done.sent.length]).toEqual([1, 0]);
  });

  test("whose answer was lost is asked about, not sent again", async () => {
    const { row } = await waitingRefund();
    const lost = gatewayThat({});
    await run(lost.gateway);
    await run(lost.gateway);
    store().clock.advance(6);
    await run(lost.gateway);
    expect(lost.sent).toHaveLength(1);
    expect(await row()).toMatchObject({ state: "sent", reference: null });
    store().clock.advance(6);
    const found = gatewayThat({ askRefund: async () => accept({ state: "done", reference: "ARN 8" }) });
    await run(found.gateway);
    expect(found.sent).toHaveLength(0);
    expect(await row()).toMatchObject({ state: "done", reference: "ARN 8" });
  });

  test("that the gateway never got is sent again with the same token", async () => {
    const { row } = await waitingRefund();
    const crashed = gatewayThat({
      refund: async () => {
        throw new Error("The process ends between the call and its answer");
      },
    });
    await expect(run(crashed.gateway)).rejects.toThrow();
    expect(await row()).toMatchObject({ state: "sent" });
    store().clock.advance(6);
    const again = gatewayThat({
      refund: async () => accept({ state: "done", reference: "ARN 9" }),
      askRefund: async () => refuse({ code: "unknown", message: "No such refund" }),
    });
    await run(again.gateway);
    expect(again.sent.map(({ token }) => token)).toEqual(crashed.sent.map(({ token }) => token));
    expect(await row()).toMatchObject({ state: "done", reference: "ARN 9" });
  });

  test("that the gateway refuses is reported to the shop, which tries again or pays manually", async () => {
    const { id, row } = await waitingRefund();
    const refusing = gatewayThat({
      refund: async () => refuse({ code: "refused", message: "No balance" }),
      askRefund: async () => refuse({ code: "unknown", message: "No such refund" }),
    });
    await run(refusing.gateway);
    const failed = await row();
    expect(failed).toMatchObject({ state: "failed", failure: "No balance" });
    expect(await mailsWith("No balance")).toHaveLength(1);
    expect((await detailOf(id)).refunds).toMatchObject([{ is_by_hand: true, can_retry: true, failure: "No balance" }]);
    const params = { id, refundId: failed?.id ?? 0 };
    const { data } = await expectDone(manager(retryRefund, { params }));
    expect(data).toMatchObject([{ state: "done", can_retry: false }]);
    expect((await row())?.token).not.toBe(failed?.token);
    expect((await expectRefused(manager(retryRefund, { params }), 409)).message).toBe(REFUND_NOT_FAILED);
  });

  test("is another's business when it was begun at another gateway", async () => {
    const { row } = await waitingRefund();
    const { gateway, sent } = gatewayThat({ refund: async () => pending });
    await run({ ...gateway, name: "another" });
    expect(sent).toEqual([]);
    expect(await row()).toMatchObject({ state: "requested" });
  });
});

describe("a refund whose gateway the store has no longer", () => {
  /** A refund that an earlier gateway was asked for, and never said anything about. */
  async function unclearRefund() {
    const { id, row } = await waitingRefund();
    // Its own, so that runs touch no refund of another test.
    const name = `gateway of ${id}`;
    await store().db.update(refunds).set({ gateway: name }).where(eq(refunds.orderId, id));
    await run({ ...gatewayThat({}).gateway, name });
    store().clock.advance(6);
    return { id, row, name, params: { id, refundId: (await row())?.id ?? 0 } };
  }
  const payByHand = (params: { id: number; refundId: number }) =>
    manager(payRefund, { params, body: { method: "UPI", reference: "UPI 4712" } });
  const giveUp = (params: { id: number; refundId: number }) =>
    manager(giveUpRefund, { params, body: { reason: "Not on its statement" } });

  /** Another process still has the earlier gateway, and is answered after staff ended the refund. */
  async function answerAfter(name: string, end: () => Promise<unknown>) {
    const { gateway, sent } = gatewayThat({
      askRefund: async () => {
        await end();
        return accept({ state: "done", reference: "ARN 10" });
      },
    });
    await run({ ...gateway, name });
    expect(sent).toEqual([]);
  }

  test("is shown to whoever packs: on Today, in its list and on the order's page", async () => {
    const waiting = async () => (await expectDone(packer(dashboard))).data.waiting;
    const count = async () => (await waiting()).find(({ kind }) => kind === "refund_unclear")?.count ?? 0;
    const before = await count();
    const { id, name } = await unclearRefund();
    expect(await count()).toBe(before + 1);
    const list = await expectDone(packer(staffOrders, { query: { show: "refund_unclear" } }));
    expect(list.data.map((row) => row.id)).toContain(id);
    expect(list.count).toBe(before + 1);
    const { refunds: shown } = (await expectDone(packer(staffOrder, { params: { id } }))).data;
    expect(shown).toMatchObject([
      { state: "sent", is_unclear: true, is_by_hand: true, can_retry: false, gateway: name },
    ]);
  });

  test("may still be answered in the first minutes, and is left to it", async () => {
    const { id, row } = await waitingRefund();
    const sent = { state: "sent", gateway: "an earlier gateway", sentAt: store().clock.read() } as const;
    await store().db.update(refunds).set(sent).where(eq(refunds.orderId, id));
    const params = { id, refundId: (await row())?.id ?? 0 };
    for (const end of [payByHand, giveUp]) expect((await expectRefused(end(params), 409)).message).toBe(REFUND_GOES_ON);
    expect((await detailOf(id)).refunds).toMatchObject([{ is_unclear: false, is_by_hand: false }]);
  });

  test("is paid manually, once, with an audit line; a late answer pays nothing and is reported to the shop", async () => {
    const { id, row, name, params } = await unclearRefund();
    await expectRefused(packer(payRefund, { params, body: { method: "UPI", reference: "1" } }), 403);
    await answerAfter(name, async () =>
      expect((await expectDone(payByHand(params))).data).toMatchObject([{ state: "done", is_unclear: false }]),
    );
    for (const end of [payByHand, giveUp]) expect((await expectRefused(end(params), 409)).message).toBe(REFUND_IS_PAID);
    const line = (await detailOf(id)).events.at(-1);
    expect(line).toMatchObject({ action: "pay refund", by: "Kavita Rao" });
    expect(line?.changes).toContainEqual({ field: "refund", before: "sent", after: "done" });
    expect(await row()).toMatchObject({ state: "done", method: "UPI", reference: "UPI 4712" });
    expect(await mailsWith("Please ask the customer for one of the two")).toHaveLength(1);
  });

  test("is given up, with an audit line; a late answer that it is paid counts, so that nobody pays it again", async () => {
    const { id, row, name, params } = await unclearRefund();
    await expectRefused(packer(giveUpRefund, { params, body: { reason: "x" } }), 403);
    await answerAfter(name, async () => {
      expect((await expectDone(giveUp(params))).data).toMatchObject([
        { state: "failed", failure: "Not on its statement", is_by_hand: true, is_unclear: false, can_retry: false },
      ]);
      expect((await expectRefused(giveUp(params), 409)).message).toBe(REFUND_NOT_UNCLEAR);
    });
    const line = (await detailOf(id)).events.at(-1);
    expect(line).toMatchObject({ action: "give up refund", by: "Kavita Rao" });
    expect(line?.changes).toContainEqual({ field: "failure", after: "Not on its statement" });
    expect(await row()).toMatchObject({ state: "done", reference: "ARN 10", failure: null });
    expect((await expectRefused(payByHand(params), 409)).message).toBe(REFUND_IS_PAID);
  });

  test.each([
    ["took it", true, 0],
    ["never got it", false, 1],
  ])("is asked for again once the gateway is back, which %s", async (_, isTaken, times) => {
    const { row, name, params } = await unclearRefund();
    const token = (await row())?.token;
    await expectDone(giveUp(params));
    const { gateway, sent } = gatewayThat({
      refund: async () => accept({ state: "done", reference: "ARN 11" }),
      askRefund: async () =>
        isTaken ? accept({ state: "done", reference: "ARN 11" }) : refuse({ code: "unknown", message: "Unknown" }),
    });
    const dependencies = { db: store().db, payment: { ...gateway, name } };
    const staffId = manager.customer.customerId;
    const step = { orderId: params.id, refundId: params.refundId, staffId };
    await retryRefundNow(dependencies, step, store().clock.read());
    expect(await row()).toMatchObject({ state: "sent", token });
    await run(dependencies.payment);
    expect(await row()).toMatchObject({ state: "done", reference: "ARN 11", token });
    expect(sent.map((one) => one.token)).toEqual(Array.from({ length: times }, () => token));
  });

  test("that waits for such a gateway is among those to see to", async () => {
    const { id } = await waitingRefund();
    await store().db.update(refunds).set({ gateway: "an earlier gateway" }).where(eq(refunds.orderId, id));
    const list = await expectDone(manager(staffOrders, { query: { show: "refund" } }));
    expect(list.data.map((row) => row.id)).toContain(id);
    expect((await detailOf(id)).refunds).toMatchObject([{ state: "requested", is_by_hand: true }]);
  });
});

test("tokens of refunds are of 23 letters and digits, which every gateway takes", () => {
  const tokens = Array.from({ length: 50 }, newRefundToken);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-z]{23}$/);
  expect(new Set(tokens).size).toBe(50);
});

describe("an order that was refunded says so", () => {
  const rowsOf = async (query: RequestOf<typeof staffOrders>["query"]) =>
    (await expectDone(manager(staffOrders, { query }))).data;

  /** How its money stands, wherever it is told. */
  async function told({ id, call, customerId }: Awaited<ReturnType<typeof paidOrder>>) {
    const { number } = (await store().db.select().from(orders).where(eq(orders.id, id)))[0] ?? {};
    const { content } = await expectDone(manager(staffOrdersCsv, { query: { search: number } }));
    const [line] = parse<Record<string, string>>(await content.text(), { columns: true, bom: true });
    const own = (await expectDone(call(orderOf, { params: { id } }))).data;
    const [card] = (await expectDone(call(orderList))).data;
    const [row] = await rowsOf({ search: number });
    const customer = (await expectDone(manager(staffCustomer, { params: { id: customerId } }))).data;
    const states = [own, card, row, await detailOf(id), customer.latest_orders[0]].map((one) => one?.payment_state);
    const isListed = (await rowsOf({ payment: "refunded", search: number })).length > 0;
    return { states: new Set(states), line, refunded: own.refunded_amt, spent: customer.spent, isListed };
  }

  test("in part, and whole, on every screen, in the file and in the figures", async () => {
    const paid = await paidOrder();
    const { id, amount } = paid;
    const net = (await expectDone(manager(dashboard))).data.sales?.current.at(-1);
    expect(await told(paid)).toMatchObject({
      ...{ states: new Set(["paid"]), refunded: 0, spent: amount, isListed: false },
      line: { Paid: "Yes", Refunded: "0", "To be refunded": "0" },
    });

    await expectDone(ask(id, 250.5, toRupees(amount)));
    const rest = subtractMoney(amount, fromRupees(250.5));
    expect(await told(paid)).toMatchObject({
      ...{ states: new Set(["partly refunded"]), refunded: fromRupees(250.5), spent: rest, isListed: true },
      line: { Paid: "Partly refunded", Refunded: "250.5", "To be refunded": "0" },
    });
    const after = (await expectDone(manager(dashboard))).data.sales?.current.at(-1);
    expect(subtractMoney(net?.amount ?? ZERO_PAISE, after?.amount ?? ZERO_PAISE)).toBe(fromRupees(250.5));
    expect(subtractMoney(after?.refunded ?? ZERO_PAISE, net?.refunded ?? ZERO_PAISE)).toBe(fromRupees(250.5));
    expect(after?.orders).toBe(net?.orders);

    await cancelOrder(store().db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: store().clock.read() });
    expect((await told(paid)).line).toMatchObject({ Paid: "Partly refunded", "To be refunded": `${toRupees(rest)}` });
    await sendRefunds({ db: store().db, payment: testPayments.gateway }).run(store().clock.read());
    expect(await told(paid)).toMatchObject({
      ...{ states: new Set(["refunded"]), refunded: amount, spent: 0 },
      line: { Paid: "Refunded", Refunded: `${toRupees(amount)}`, "To be refunded": "0" },
    });
  });
});

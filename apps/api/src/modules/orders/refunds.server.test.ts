import { accept, addMoney, DEFAULT_POLICY, fromRupees, type Paise, refuse, toRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { creditNotes, orders, refunds } from "../../db/schema/index.ts";
import { HttpError } from "../../http/http-error.ts";
import type { PaymentGateway, RefundToMake } from "../../ports/payment/payment-gateway.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { testPayments } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { cancelOrder } from "./change-order.ts";
import { refundPart } from "./refund-order.ts";
import { giveUpRefund, payRefundByHand, sendRefunds } from "./send-refunds.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const GHEE = 1002;
const ROUNDS = 6;
const store = useTestStore();

let staffId = 0;
beforeAll(async () => {
  staffId = (await newStaffMember(store(), "manager")).customer.customerId;
});
beforeEach(() => changeProduct(store(), GHEE, { stock: 50, ...priced(1000, 0) }));

const now = () => store().clock.read();

async function paidOrder() {
  const waiting = await orderToPay(store(), GHEE);
  await report(store(), paidReport(waiting));
  return { id: waiting.orderId, amount: waiting.amount };
}

const part = (orderId: number, amount: Paise, seenRefundable: Paise) =>
  refundPart(store().db, { orderId, amount, reason: "One jar leaked", seenRefundable, staffId }, now(), DEFAULT_POLICY);

const refundsOf = (orderId: number) => store().db.select().from(refunds).where(eq(refunds.orderId, orderId));
const sumOf = (rows: Awaited<ReturnType<typeof refundsOf>>) =>
  addMoney(...rows.flatMap(({ amount, withheld }) => [amount, withheld]));

test("two of the staff who refund the same order at once refund it once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, amount } = await paidOrder();
    const answers = await Promise.all([1, 2].map(() => part(id, fromRupees(600), amount)));
    expect(answers.filter((answer) => !(answer instanceof HttpError))).toHaveLength(1);
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await store().db.$count(creditNotes, eq(creditNotes.orderId, id))).toBe(1);
  }
});

test("a part refund and a cancellation at once pay back what was paid, and no more", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id, amount } = await paidOrder();
    await Promise.all([
      part(id, fromRupees(600), amount),
      cancelOrder(store().db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, staffId, now: now() }),
    ]);
    expect((await store().db.select().from(orders).where(eq(orders.id, id)))[0]?.orderStatus).toBe("Cancelled");
    expect(toRupees(sumOf(await refundsOf(id)))).toBe(toRupees(amount));
  }
});

test("a refund is sent once, however many processes work refunds off, also after a crash", async () => {
  const { id } = await paidOrder();
  await cancelOrder(store().db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: now() });
  const [{ token = "" } = {}] = await refundsOf(id);
  const sent: RefundToMake[] = [];
  let isTaken = false;
  const gateway: PaymentGateway = {
    ...testPayments.gateway,
    refund: async (refund) => {
      if (refund.token !== token) return accept({ state: "done", reference: refund.token });
      sent.push(refund);
      isTaken = true;
      throw new Error("The process ends between the call and its answer");
    },
    askRefund: async (refund) =>
      isTaken || refund.token !== token
        ? accept({ state: "done", reference: "ARN 1" })
        : refuse({ code: "unknown", message: "No such refund" }),
  };
  const run = () =>
    Promise.allSettled([1, 2, 3].map(() => sendRefunds({ db: store().db, payment: gateway }).run(now())));
  await run();
  expect(sent).toHaveLength(1);
  expect(await refundsOf(id)).toMatchObject([{ state: "sent" }]);
  store().clock.advance(6);
  await run();
  expect(sent).toHaveLength(1);
  expect(await refundsOf(id)).toMatchObject([{ state: "done", reference: "ARN 1" }]);
});

test("of two of the staff and a late answer that end a refund at once, one does", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await paidOrder();
    await cancelOrder(store().db, { orderId: id, actor: "staff", policy: DEFAULT_POLICY, now: now() });
    // Its own gateway, so that a run touches no other refund.
    const name = `gateway of ${id}`;
    const sentAt = new Date(now().getTime() - 10 * 60 * 1000);
    const [refund] = await store()
      .db.update(refunds)
      .set({ gateway: name, state: "sent", sentAt, dueAt: sentAt })
      .where(eq(refunds.orderId, id))
      .returning();
    const gateway: PaymentGateway = {
      ...testPayments.gateway,
      name,
      refund: async () => {
        throw new Error("It was sent before");
      },
      askRefund: async () => accept({ state: "done", reference: "ARN 2" }),
    };
    const here = { db: store().db, payment: testPayments.gateway };
    const step = { orderId: id, refundId: refund?.id ?? 0, staffId };
    const [paid, givenUp] = await Promise.all([
      payRefundByHand(here, { ...step, method: "UPI", reference: "UPI 1" }, now()),
      giveUpRefund(here, { ...step, reason: "Not on its statement" }, now()),
      sendRefunds({ db: store().db, payment: gateway }).run(now()),
    ]);
    const [ended] = await refundsOf(id);
    expect(ended?.state).toBe("done");
    // Paid manually, also after it was given up; or by the gateway, and then neither took it.
    expect(ended?.method).toBe(paid instanceof HttpError ? null : "UPI");
    expect(ended?.reference).toBe(paid instanceof HttpError ? "ARN 2" : "UPI 1");
    if (!(givenUp instanceof HttpError)) expect(givenUp.state).toBe("failed");
  }
});

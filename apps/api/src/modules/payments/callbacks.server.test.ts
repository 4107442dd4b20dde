import { order, subscriptionPayment, subscriptionPaymentLink } from "@store/api-client/contract";
import { DAY_MS, DEFAULT_POLICY } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { coinLedger, eliteMemberships, giftVouchers, outbox, payments, vouchers } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { orderGiftVoucher } from "../../testing/gift-voucher.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { callBack, open, orderToPay, paidReport, report } from "../../testing/pay-online.ts";
import { signedAnswer } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races: these run on a Postgres server alone.

const store = useTestStore();
const GHEE = 1002;
const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

describe("on a server", () => {
  test("a hundred callbacks at once, among polls and ways back: one transition, coins credited once [R106]", async () => {
    const waiting = await orderToPay(store(), GHEE, 3);
    const signed = signedAnswer(paidReport(waiting));
    const forged = { ...signed, amount: "1.00" };
    await Promise.all([
      times(100, async () => expect((await callBack(store(), signed)).status).toBe(200)),
      times(20, async () => expect((await callBack(store(), forged)).status).toBe(400)),
      times(20, () => expectDone(waiting.call(order, { params: { id: waiting.orderId } }))),
      times(20, () => waiting.call(subscriptionPayment, { params: { txnid: waiting.txnId } })),
      times(20, () => open(store(), `http://store.test/payments/sandbox/return?txnid=${waiting.txnId}`)),
    ]);
    const { data } = await expectDone(waiting.call(order, { params: { id: waiting.orderId } }));
    expect(data.is_paid).toBe(true);
    const { db } = store();
    expect(await db.select().from(coinLedger).where(eq(coinLedger.orderId, waiting.orderId))).toHaveLength(1);
    const [payment] = await db.select().from(payments).where(eq(payments.txnId, waiting.txnId));
    expect(payment).toMatchObject({ state: "paid", gatewayReference: `sandbox-${waiting.txnId}` });
  });

  test("success and failure at once: whatever comes last, the money that came counts", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const paid = paidReport(waiting);
    await times(40, (index) => report(store(), index % 2 === 0 ? paid : { ...paid, state: "failed" }));
    const [payment] = await store().db.select().from(payments).where(eq(payments.txnId, waiting.txnId));
    expect(payment?.state).toBe("paid");
  });

  test("a membership begins once, and lasts a year", async () => {
    const call = await newCustomer(store());
    const { txn_id: txnId = "" } = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "1" } }));
    const members = async () => (await store().db.select().from(eliteMemberships)).length;
    const before = await members();
    await times(50, () => report(store(), paidReport({ txnId, amount: DEFAULT_POLICY.membership.price })));
    expect(await members()).toBe(before + 1);
  });

  test("of two payments at once for the same year, one makes it and the other is flagged for refund", async () => {
    const call = await newCustomer(store());
    const links = await times(2, () => expectDone(call(subscriptionPaymentLink, { body: { txnid: "1" } })));
    const txnIds = links.map(({ txn_id = "" }) => txn_id);
    const before = await store().db.select().from(eliteMemberships);
    await times(2, (index) =>
      report(store(), paidReport({ txnId: txnIds[index] ?? "", amount: DEFAULT_POLICY.membership.price })),
    );
    const after = await store().db.select().from(eliteMemberships);
    expect(after).toHaveLength(before.length + 1);
    const added = after.find(({ id }) => !before.some((one) => one.id === id));
    const days = ((added?.endsAt.getTime() ?? 0) - (added?.startsAt.getTime() ?? 0)) / DAY_MS;
    expect(days).toBe(DEFAULT_POLICY.membership.days);
    const messages = await store().db.select().from(outbox);
    const refunds = messages.filter(
      ({ subject, text }) => subject?.startsWith("To be refunded") && txnIds.some((id) => text.includes(id)),
    );
    expect(refunds).toHaveLength(1);
  });

  test("a gift voucher is issued and mailed once", async () => {
    const { db } = store();
    const issued = () => db.$count(vouchers, eq(vouchers.isGift, true));
    const before = await issued();
    const { txnId, amount } = await orderGiftVoucher(store());
    await times(50, () => report(store(), paidReport({ txnId, amount })));
    expect(await issued()).toBe(before + 1);
    const [ordered] = await db.select().from(giftVouchers);
    expect(ordered?.voucherId).not.toBeNull();
    expect(await db.select().from(outbox).where(eq(outbox.recipient, "receiver@example.com"))).toHaveLength(1);
  });
});

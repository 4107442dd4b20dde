import { editOrderPaymentLink } from "@store/api-client/contract";
import { fromRupees, toRupees } from "@store/domain";
import { describe, expect, test } from "vitest";
import { coinLedger, orders, payments } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import {
  callBack,
  coinsCredited,
  open,
  orderToPay,
  paidReport,
  paymentState,
  readOrder,
  report,
} from "../../testing/pay-online.ts";
import { signedAnswer } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";

const GHEE = 1002;
/** So many pieces are worth a few coins. */
const SOME = 3;

const store = useTestStore();

/** Everything that money could move. */
const everything = async () =>
  JSON.stringify([
    await store().db.select().from(payments).orderBy(payments.txnId),
    await store().db.select().from(orders).orderBy(orders.id),
    await store().db.select().from(coinLedger).orderBy(coinLedger.id),
    await store().outbox(),
  ]);

describe("a callback", () => {
  test("a hundred times, between polls and ways back, moves a payment once [R106]", async () => {
    const waiting = await orderToPay(store(), GHEE, SOME);
    const signed = signedAnswer(paidReport(waiting));
    expect((await callBack(store(), signed)).status).toBe(200);
    const once = await everything();
    for (let time = 1; time < 100; time++) {
      expect((await callBack(store(), signed)).status).toBe(200);
      if (time % 10 === 0) await open(store(), `http://store.test/payments/sandbox/return?txnid=${waiting.txnId}`);
    }
    expect(await readOrder(waiting)).toMatchObject({ is_paid: true });
    expect(await coinsCredited(store(), waiting.orderId)).toHaveLength(1);
    // Nobody is asked to refund what came once.
    expect(await everything()).toBe(once);
  });

  test("that comes late wins over a failure; a failure that comes late changes nothing", async () => {
    const waiting = await orderToPay(store(), GHEE);
    const paid = paidReport(waiting);
    expect((await report(store(), { ...paid, state: "failed" })).status).toBe(200);
    expect(await paymentState(store(), waiting.txnId)).toBe("failed");
    expect((await report(store(), paid)).status).toBe(200);
    expect(await paymentState(store(), waiting.txnId)).toBe("paid");

    const before = await everything();
    for (const state of ["failed", "cancelled"] as const) {
      expect((await report(store(), { ...paid, state })).status).toBe(409);
    }
    expect((await report(store(), { ...paid, state: "pending" })).status).toBe(200);
    expect(await everything()).toBe(before);
  });

  test("that says pending is not paid", async () => {
    const waiting = await orderToPay(store(), GHEE);
    expect((await report(store(), { ...paidReport(waiting), state: "pending" })).status).toBe(200);
    expect(await paymentState(store(), waiting.txnId)).toBe("pending");
    expect(await readOrder(waiting)).toMatchObject({ is_paid: false });
  });

  test("for an order that another payment paid: recorded, and the shop is asked to refund it", async () => {
    const waiting = await orderToPay(store(), GHEE, SOME);
    const { final_total, shipping_amt, tax_amt } = await readOrder(waiting);
    const body = {
      order_id: waiting.orderId,
      txnid: "2",
      amount: toRupees(final_total),
      productinfo: "Goods",
      billing_address: 1,
      shipping_amount: toRupees(shipping_amt),
      tax_amount: toRupees(tax_amt),
    };
    const second = await expectDone(waiting.call(editOrderPaymentLink, { body }));
    const secondPayment = { txnId: second.txn_id ?? "", amount: waiting.amount };
    expect((await report(store(), paidReport(waiting))).status).toBe(200);
    // The page offers nothing any more; somebody may have been about to pay there.
    expect((await open(store(), second.payment_url)).text).not.toContain("<form");
    expect((await report(store(), paidReport(secondPayment))).status).toBe(200);
    expect(await paymentState(store(), secondPayment.txnId)).toBe("paid");
    expect(await coinsCredited(store(), waiting.orderId)).toHaveLength(1);
    const asked = (await store().outbox()).filter(({ text }) => text.includes(secondPayment.txnId));
    expect(asked).toEqual([expect.objectContaining({ channel: "mail", to: "care@surabhiorganics.example" })]);
  });

  test("that is not the gateway's, or not this payment's, is refused, logged and changes nothing [R106]", async () => {
    const [mine, other, paidOne] = [
      await orderToPay(store(), GHEE),
      await orderToPay(store(), GHEE, 2),
      await orderToPay(store(), GHEE),
    ];
    await report(store(), paidReport(paidOne));
    const said = paidReport(mine);
    const signed = signedAnswer(said);
    const attacks: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
      ["a forged signature", 400, { ...signed, signature: "0".repeat(64) }],
      ["no signature", 400, { ...signed, signature: "" }],
      ["an altered amount", 400, { ...signed, amount: "1.00" }],
      ["an altered status", 400, { ...signedAnswer({ ...said, state: "failed" }), status: "paid" }],
      ["another order's transaction", 400, { ...signed, txnid: other.txnId }],
      ["an unknown transaction", 404, signedAnswer({ ...said, txnId: "0".repeat(25) })],
      ["a transaction of another shape", 404, signedAnswer({ ...said, txnId: "asha@example.com" })],
      ["another amount, though signed", 409, signedAnswer({ ...said, amount: fromRupees(1) })],
      ["a paisa less, though signed", 409, signedAnswer({ ...said, amount: fromRupees(toRupees(said.amount) - 0.01) })],
      ["the number of another payment", 409, signedAnswer({ ...said, reference: `sandbox-${paidOne.txnId}` })],
      ["a paid one, under another number", 409, signedAnswer({ ...paidReport(paidOne), reference: "sandbox-other" })],
      ["nothing", 400, {}],
    ];
    const before = await everything();
    for (const [name, status, fields] of attacks) {
      const lines = store().log().length;
      const response = await callBack(store(), fields);
      expect(response.status, name).toBe(status);
      expect(await response.json(), name).toMatchObject({ status: false, message: expect.any(String) });
      const logged = store().log().slice(lines);
      expect(logged, name).toEqual([expect.stringContaining("A payment callback was rejected")]);
      expect(logged.join(), name).not.toMatch(/@|Kavita|signature/);
    }
    expect(await everything()).toBe(before);
  });

  test("of any other kind gets 4xx", async () => {
    const send = (init: RequestInit) => store().request("/payments/sandbox/callback", { method: "POST", ...init });
    expect((await send({})).status).toBe(400);
    expect((await send({ body: "{", headers: { "content-type": "application/json" } })).status).toBe(400);
    const garbled = { "content-type": "multipart/form-data; boundary=x" };
    expect((await send({ body: "\r\n--y", headers: garbled })).status).toBe(400);
    expect((await send({ body: new URLSearchParams({ txnid: "x".repeat(70_000) }) })).status).toBe(413);
    const file = new FormData();
    file.set("txnid", new Blob(["x"]));
    expect((await send({ body: file })).status).toBe(400);
  });
});

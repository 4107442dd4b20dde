import { addMoney, CAPTCHA_REFUSALS, DEFAULT_POLICY, GIFT_VOUCHER_MESSAGES, toRupees } from "@store/domain";
import { describe, expect, test } from "vitest";
import {
  cart,
  editOrderPaymentLink,
  eliteCheck,
  eliteSubscriptions,
  giftVoucherPaymentLink,
  order,
  orderPaymentLink,
  subscriptionPayment,
  subscriptionPaymentLink,
} from "../contract/index.ts";
import { newCustomer } from "./accounts.ts";
import { type CaseStore, done, readyToOrder, refused, withAddress } from "./case-store.ts";

const UNKNOWN = 999_999;
const STAMP = "1773556200000";

/** A customer at the checkout, outside Ahmedabad, with what the checkout sends. */
async function atCheckout(store: CaseStore) {
  const { call } = await newCustomer(store);
  await withAddress(store, call);
  const ready = await readyToOrder(store, call);
  const body = {
    txnid: STAMP,
    amount: toRupees(addMoney(ready.cart.final_total, DEFAULT_POLICY.shipping.charge)),
    productinfo: "Goods",
    billing_address: ready.address,
    shipping_amount: toRupees(DEFAULT_POLICY.shipping.charge),
    tax_amount: toRupees(ready.cart.gst_amt),
  };
  return { call, body };
}

export function payingCases(open: () => CaseStore): void {
  describe("paying online", () => {
    test("orders the cart, which is paid once the gateway confirms it", async () => {
      const { call, body } = await atCheckout(open());
      await refused(call(orderPaymentLink, { body: { ...body, amount: body.amount - 1 } }), 409);
      await refused(call(orderPaymentLink, { body: { ...body, billing_address: UNKNOWN } }), 404);
      const link = await done(call(orderPaymentLink, { body }));
      expect(link.txn_id).not.toBe(STAMP);
      expect((await done(call(cart))).data.cart_items).toEqual([]);
      // The attempt once more, as after a lost answer, is that order; another one has nothing to order.
      expect((await done(call(orderPaymentLink, { body }))).order_id).toBe(link.order_id);
      await refused(call(orderPaymentLink, { body: { ...body, txnid: "2" } }), 409);

      const params = { id: link.order_id ?? 0 };
      const waiting = { is_paid: false, pay_type: "Online Payment", sale_status: "Quotation Sent" };
      expect((await done(call(order, { params }))).data).toMatchObject(waiting);
      await open().payAt(link.payment_url);
      expect((await done(call(order, { params }))).data).toMatchObject({ is_paid: true, sale_status: "Sales Order" });
    });

    test("can be done later, at the order's amounts, by its customer", async () => {
      const { call, body } = await atCheckout(open());
      const { order_id = 0 } = await done(call(orderPaymentLink, { body }));
      const later = { ...body, order_id, txnid: "2" };
      await refused(call(editOrderPaymentLink, { body: { ...later, tax_amount: 0 } }), 409);
      await refused(call(editOrderPaymentLink, { body: { ...later, order_id: UNKNOWN } }), 404);
      const stranger = await newCustomer(open());
      await refused(stranger.call(editOrderPaymentLink, { body: later }), 404);
      await open().payAt((await done(call(editOrderPaymentLink, { body: later }))).payment_url);
      expect((await done(call(order, { params: { id: order_id } }))).data.is_paid).toBe(true);
      await refused(call(editOrderPaymentLink, { body: later }), 409);
    });
  });

  describe("the SO Elite membership", () => {
    test("begins when its payment is confirmed, which its payer can query, and is renewed for a year more", async () => {
      const { call } = await newCustomer(open());
      const { txn_id = "", payment_url } = await done(call(subscriptionPaymentLink, { body: { txnid: STAMP } }));
      const ask = (txnid: string) => call(subscriptionPayment, { params: { txnid } });
      for (const txnid of [txn_id, STAMP]) await refused(ask(txnid), 200);
      await refused(ask("another"), 404);
      const stranger = await newCustomer(open());
      await refused(stranger.call(subscriptionPayment, { params: { txnid: txn_id } }), 404);

      await open().payAt(payment_url);
      for (const txnid of [txn_id, STAMP]) expect((await done(ask(txnid))).status).toBe(true);
      expect((await done(call(eliteCheck))).is_sose_elite_user).toBe(true);
      const { data } = await done(call(eliteSubscriptions));
      expect(data).toMatchObject([{ user_data: { name: "Kavita Rao" }, is_active: true }]);

      const renewal = await done(call(subscriptionPaymentLink, { body: { txnid: "2" } }));
      await open().payAt(renewal.payment_url);
      const renewed = (await done(call(eliteSubscriptions))).data;
      expect(renewed).toMatchObject([{ id: data[0]?.id, start_date: data[0]?.start_date, is_active: true }]);
      expect(Number(renewed[0]?.end_date.slice(0, 4))).toBeGreaterThan(Number(data[0]?.end_date.slice(0, 4)));
    });

    test("is no way to pay for somebody else's subscription", async () => {
      const { call } = await newCustomer(open());
      await refused(call(subscriptionPaymentLink, { body: { txnid: "1", subscription_id: UNKNOWN } }), 404);
      await refused(open().as({})(subscriptionPaymentLink, { body: { txnid: "1" } }), 401);
    });
  });

  describe("a gift voucher", () => {
    const form = ({ captchaAnswer }: CaseStore) => ({
      amount: 500,
      sender_name: "Sarita",
      sender_email: "sarita@example.com",
      receiver_name: "Rohan",
      receiver_email: "rohan@example.com",
      txnid: STAMP,
      recaptcha: captchaAnswer,
    });

    test("is ordered without a login, and paid at a page of its own", async () => {
      const { data } = await done(open().as({})(giftVoucherPaymentLink, { body: form(open()) }));
      expect(data).toMatch(/^https?:\/\//);
    });

    test("is refused field by field, and without the captcha", async () => {
      const ask = (change: object) =>
        refused(open().as({})(giftVoucherPaymentLink, { body: { ...form(open()), ...change } }), 400);
      expect((await ask({ receiver_name: "", amount: 0 })).errors).toEqual({
        amount: [GIFT_VOUCHER_MESSAGES.amountOutOfBounds],
        receiver_name: [GIFT_VOUCHER_MESSAGES.receiverName],
      });
      expect((await ask({ recaptcha: "" })).errors).toEqual({ recaptcha: [CAPTCHA_REFUSALS["gift-voucher"]] });
    });
  });
}

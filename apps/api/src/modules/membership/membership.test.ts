import {
  eliteCheck,
  eliteSubscriptions,
  profile,
  signIn,
  subscriptionPayment,
  subscriptionPaymentLink,
} from "@store/api-client/contract";
import { MEMBERSHIP_DAYS, MEMBERSHIP_PRICE } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { open, paidReport, press, report } from "../../testing/pay-online.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { ALREADY_MEMBER } from "./messages.ts";

const store = useTestStore();
const STAMP = "1773556200000";
const DAY_MINUTES = 24 * 60;

const join = async () => {
  const call = await newCustomer(store());
  const link = await expectDone(call(subscriptionPaymentLink, { body: { txnid: STAMP } }));
  const paid = (txnid: string) => call(subscriptionPayment, { params: { txnid } });
  return { call, paid, txnId: link.txn_id ?? "", url: link.payment_url };
};

describe("the SO Elite membership", () => {
  test("is paid, and begins when the payment is confirmed [R109] [R110] [C19]", async () => {
    const { call, paid, txnId, url } = await join();
    expect(txnId).not.toBe(STAMP);
    expect((await open(store(), url)).text).toContain("₹999.00");
    for (const id of [txnId, STAMP]) await expectRefused(paid(id), 200);
    expect((await expectDone(call(eliteCheck))).is_sose_elite_user).toBe(false);

    expect(await press(store(), url, "pay")).toBe(`https://shop.test/subscription-payment?payment=paid&txnid=${txnId}`);
    for (const id of [txnId, STAMP]) expect((await expectDone(paid(id))).status).toBe(true);
    expect((await expectDone(call(eliteCheck))).is_sose_elite_user).toBe(true);
    expect((await expectDone(call(eliteSubscriptions))).data).toEqual([
      {
        id: expect.any(Number),
        user_data: { name: "Kavita Rao" },
        start_date: "2026-03-15",
        end_date: "2027-03-15",
        is_active: true,
        is_expired: false,
      },
    ]);
  });

  test("the login says so too", async () => {
    const { call } = await store().logIn("customer");
    const { payment_url } = await expectDone(call(subscriptionPaymentLink, { body: { txnid: STAMP } }));
    await press(store(), payment_url, "pay");
    const { email, password } = demoPerson("customer");
    const { data } = await expectDone(store().nobody(signIn, { body: { email, password } }));
    expect(data.is_sose_elite_user).toBe(true);
    expect((await store().outbox()).find(({ to }) => to === email)?.text).toContain("good until March 15, 2027");
  });

  test.each(["fail", "cancel"] as const)("does not begin when the payer lets it %s [R106]", async (choice) => {
    const { call, paid, txnId, url } = await join();
    await press(store(), url, choice);
    await expectRefused(paid(txnId), 200);
    expect((await expectDone(call(eliteCheck))).is_sose_elite_user).toBe(false);
    expect((await expectDone(call(eliteSubscriptions))).data).toEqual([]);
  });

  test("the state of a payment is its payer's to know", async () => {
    const { txnId } = await join();
    const stranger = await newCustomer(store());
    for (const txnid of [txnId, STAMP, "nothing"]) {
      await expectRefused(stranger(subscriptionPayment, { params: { txnid } }), 404);
    }
  });

  test("is not sold to who has it; two payments that were begun before make two years [R108]", async () => {
    const { call, txnId, url } = await join();
    const other = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "2" } }));
    await press(store(), url, "pay");
    const refused = await expectRefused(call(subscriptionPaymentLink, { body: { txnid: "3" } }), 409);
    expect(refused.message).toBe(ALREADY_MEMBER);
    await report(store(), paidReport({ txnId: other.txn_id ?? txnId, amount: MEMBERSHIP_PRICE }));
    expect((await expectDone(call(eliteSubscriptions))).data).toMatchObject([{ end_date: "2028-03-14" }]);
  });

  test("a subscription that is not the customer's has no order to be paid", async () => {
    const call = await newCustomer(store());
    await expectRefused(call(subscriptionPaymentLink, { body: { txnid: "1", subscription_id: 999_999 } }), 404);
  });

  test("is over after a year, to the day", async () => {
    const { call, url } = await join();
    await press(store(), url, "pay");
    store().clock.advance(MEMBERSHIP_DAYS * DAY_MINUTES - 1);
    expect((await expectDone(call(eliteCheck))).is_sose_elite_user).toBe(true);
    store().clock.advance(1);
    // The token of the test is good for as long.
    const again = await store().logIn("elite");
    expect((await expectDone(again.call(profile))).status).toBe(true);
    const { data } = await expectDone(again.call(eliteSubscriptions));
    expect(data).toMatchObject([{ is_active: false, is_expired: true }]);
  });
});

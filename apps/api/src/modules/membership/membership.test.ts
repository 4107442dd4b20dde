import {
  eliteCheck,
  eliteSubscriptions,
  profile,
  signIn,
  subscriptionPayment,
  subscriptionPaymentLink,
} from "@store/api-client/contract";
import { MEMBERSHIP_DAYS, MEMBERSHIP_PRICE, membershipEnds } from "@store/domain";
import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eliteMemberships } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { open, paidReport, press, report } from "../../testing/pay-online.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

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

  test("is renewed by a member: a year more [R108]", async () => {
    const { call, url } = await join();
    await press(store(), url, "pay");
    const renewal = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "2" } }));
    await press(store(), renewal.payment_url, "pay");
    expect((await expectDone(call(eliteSubscriptions))).data).toMatchObject([{ end_date: "2028-03-14" }]);
    const again = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "3" } }));
    await press(store(), again.payment_url, "pay");
    expect((await expectDone(call(eliteSubscriptions))).data).toMatchObject([{ end_date: "2029-03-14" }]);
  });

  test("of two links that were made for the same year, the second one paid is flagged for refund", async () => {
    const { call, txnId, url } = await join();
    const other = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "2" } }));
    const second = other.txn_id ?? txnId;
    await press(store(), url, "pay");
    await report(store(), paidReport({ txnId: second, amount: MEMBERSHIP_PRICE }));
    expect((await expectDone(call(eliteSubscriptions))).data).toMatchObject([{ end_date: "2027-03-15" }]);
    const toCare = (await store().outbox()).find(({ text }) => text.includes(second));
    expect(toCare?.text).toContain("₹999.00 came for a second year of");
  });

  test("a renewal that was begun before the membership ended is good after it", async () => {
    const { call, url } = await join();
    await press(store(), url, "pay");
    const renewal = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "2" } }));
    store().clock.advance((MEMBERSHIP_DAYS + 1) * DAY_MINUTES);
    await report(store(), paidReport({ txnId: renewal.txn_id ?? "", amount: MEMBERSHIP_PRICE }));
    const rows = await store().db.select().from(eliteMemberships).orderBy(desc(eliteMemberships.id)).limit(1);
    expect(rows[0]?.endsAt).toEqual(membershipEnds(store().clock.read()));
    store().clock.advance(-(MEMBERSHIP_DAYS + 1) * DAY_MINUTES);
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

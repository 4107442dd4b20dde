import {
  addAddress,
  eliteCheck,
  eliteSubscriptions,
  membershipInvoicePdf,
  profile,
  signIn,
  subscriptionPayment,
  subscriptionPaymentLink,
} from "@store/api-client/contract";
import { DEFAULT_POLICY, membershipEnds } from "@store/domain";
import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { eliteMemberships } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { openMailbox, readAttached } from "../../testing/mailbox.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { open, paidReport, press, report } from "../../testing/pay-online.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { addressIn } from "../../testing/samples.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

import { NO_SUCH_INVOICE } from "./messages.ts";

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
        invoices: [expect.stringMatching(/^INV\/25-26\/\d{6}$/)],
      },
    ]);
  });

  test("has a tax invoice, in the series of all invoices and with its mail", async () => {
    const call = await newCustomer(store());
    await expectDone(call(addAddress, { body: addressIn("Pune") }));
    const mails = await openMailbox(store(), call);
    const years = ["1", "2"];
    for (const txnid of years) {
      const { payment_url } = await expectDone(call(subscriptionPaymentLink, { body: { txnid } }));
      await press(store(), payment_url, "pay");
    }
    const { data } = await expectDone(call(eliteSubscriptions));
    const [first = "", second = ""] = data[0]?.invoices ?? [];
    expect(Number(second.slice(-6))).toBe(Number(first.slice(-6)) + 1);
    const { name, content } = await expectDone(call(membershipInvoicePdf, { query: { number: first } }));
    expect(name).toBe(`membership-invoice-${first.replaceAll("/", "-")}.pdf`);
    const text = (await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ");
    for (const words of [
      ...[`Tax invoice ${first}`, "Kavita Rao", "Place of supply Maharashtra (27)", "Online Payment, paid"],
      ...["SO Elite membership for a year SAC 999599 1 NA ₹999.00 ₹846.61 ₹152.39 18% ₹999.00"],
      ...["Taxable value ₹846.61 IGST ₹152.39 Total ₹999.00"],
    ]) {
      expect(text).toContain(words);
    }
    const [mail] = await mails();
    expect((await readAttached(store(), mail)).text).toContain(`Tax invoice ${second}`);
    const stranger = await newCustomer(store());
    const refused = await expectRefused(stranger(membershipInvoicePdf, { query: { number: first } }), 404);
    expect(refused.message).toBe(NO_SUCH_INVOICE);
  });

  test("of a member without an address is supplied where the store is", async () => {
    const { call, url } = await join();
    await press(store(), url, "pay");
    const { data } = await expectDone(call(eliteSubscriptions));
    const number = data[0]?.invoices?.[0] ?? "";
    const { content } = await expectDone(call(membershipInvoicePdf, { query: { number } }));
    expect((await readPdf(new Uint8Array(await content.arrayBuffer()))).join(" ")).toMatch(
      /Place of supply Gujarat \(24\).*CGST ₹76.19 SGST ₹76.19 Rounding ₹0.01 Total ₹999.00/,
    );
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
    await report(store(), paidReport({ txnId: second, amount: DEFAULT_POLICY.membership.price }));
    expect((await expectDone(call(eliteSubscriptions))).data).toMatchObject([{ end_date: "2027-03-15" }]);
    const toCare = (await store().outbox()).find(({ text }) => text.includes(second));
    expect(toCare?.text).toContain("₹999.00 came for a second year of");
  });

  test("a renewal that was begun before the membership ended is good after it", async () => {
    const { call, url } = await join();
    await press(store(), url, "pay");
    const renewal = await expectDone(call(subscriptionPaymentLink, { body: { txnid: "2" } }));
    store().clock.advance((DEFAULT_POLICY.membership.days + 1) * DAY_MINUTES);
    await report(store(), paidReport({ txnId: renewal.txn_id ?? "", amount: DEFAULT_POLICY.membership.price }));
    const rows = await store().db.select().from(eliteMemberships).orderBy(desc(eliteMemberships.id)).limit(1);
    expect(rows[0]?.endsAt).toEqual(membershipEnds(store().clock.read(), DEFAULT_POLICY));
    store().clock.advance(-(DEFAULT_POLICY.membership.days + 1) * DAY_MINUTES);
  });

  test("a subscription that is not the customer's has no order to be paid", async () => {
    const call = await newCustomer(store());
    await expectRefused(call(subscriptionPaymentLink, { body: { txnid: "1", subscription_id: 999_999 } }), 404);
  });

  test("is over after a year, to the day", async () => {
    const { call, url } = await join();
    await press(store(), url, "pay");
    store().clock.advance(DEFAULT_POLICY.membership.days * DAY_MINUTES - 1);
    expect((await expectDone(call(eliteCheck))).is_sose_elite_user).toBe(true);
    store().clock.advance(1);
    // The token of the test is good for as long.
    const again = await store().logIn("elite");
    expect((await expectDone(again.call(profile))).status).toBe(true);
    const { data } = await expectDone(again.call(eliteSubscriptions));
    expect(data).toMatchObject([{ is_active: false, is_expired: true }]);
  });
});

import { deactivate, profile, signIn, signUp, verifyOtp } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers, orders, subscriptions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo } from "../../testing/messages.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

describe("closing the account", () => {
  test("needs a login", async () => {
    await expectRefused((await store().newVisitor())(deactivate), 401);
  });

  test("shuts every way in, and keeps the orders", async () => {
    const { email, mobile, password } = demoPerson("customer");
    const [one, other] = [await store().logIn("customer"), await store().logIn("customer")];
    const [before] = await store().db.select().from(customers).where(eq(customers.email, email));
    const ordered = await store().db.$count(orders, eq(orders.customerId, before?.id ?? 0));
    expect(ordered).toBeGreaterThan(0);

    await expectDone(one.call(deactivate));
    for (const { call } of [one, other]) await expectRefused(call(profile), 401);
    await expectRefused(store().nobody(signIn, { body: { email, password } }), 400);
    const otp = await otpSentTo(store(), mobile);
    await expectRefused(store().nobody(verifyOtp, { body: { mobile_no: mobile, otp } }), 404);
    expect(await store().db.$count(orders, eq(orders.customerId, before?.id ?? 0))).toBe(ordered);
    const active = await store()
      .db.select({ isActive: subscriptions.isActive })
      .from(subscriptions)
      .where(eq(subscriptions.customerId, before?.id ?? 0));
    expect(active.filter(({ isActive }) => isActive)).toEqual([]);
  });

  test("lets the email and the mobile open another account, which is a new one", async () => {
    const { email, mobile } = demoPerson("elite");
    await expectDone((await store().logIn("elite")).call(deactivate));
    await expectDone(store().nobody(signUp, { body: signUpForm({ email, mobile_no: mobile }) }));
    const { data } = await expectDone(store().nobody(signIn, { body: { email, password: NEW_PASSWORD } }));
    expect(data).toMatchObject({ is_sose_elite_user: false, phone_no: mobile });
  });
});

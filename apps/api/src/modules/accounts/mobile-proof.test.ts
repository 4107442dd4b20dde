import type { Call } from "@store/api-client";
import {
  profile,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
  updateProfile,
  verifyOtp,
} from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo, resetLinkSentTo } from "../../testing/messages.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_ACCOUNT, NUMBER_NOT_CONFIRMED } from "./messages.ts";

const store = useTestStore();

type Form = ReturnType<typeof signUpForm>;

/** A browser without a login. */
const browser = () => store().newVisitor();

/** Signs a new customer up. */
async function signedUp(call: Call, changed: Partial<Form> = {}): Promise<Form> {
  const form = signUpForm(changed);
  await expectDone(call(signUp, { body: form }));
  return form;
}

const withOtp = async (call: Call, mobile_no: string) =>
  call(verifyOtp, { body: { mobile_no, otp: await otpSentTo(store(), mobile_no) } });

const withPassword = (call: Call, { email }: Form, password = NEW_PASSWORD) =>
  call(signIn, { body: { email, password } });

describe("the mobile of a new account", () => {
  test("opens it with an OTP in the browser that signed up, and from then on in any", async () => {
    const mine = await browser();
    const form = await signedUp(mine);
    expect(await expectDone(withOtp(mine, form.mobile_no))).toMatchObject({ data: { email: form.email } });
    expect(await expectDone(withOtp(await browser(), form.mobile_no))).toMatchObject({ data: { email: form.email } });
  });

  test("opens it in another browser once the password was given there", async () => {
    const form = await signedUp(await browser());
    const other = await browser();
    expect((await expectRefused(withOtp(other, form.mobile_no), 404)).nonFieldErrors).toBe(NUMBER_NOT_CONFIRMED);
    await expectDone(withPassword(other, form));
    await expectDone(withOtp(other, form.mobile_no));
  });

  test("is not proven by a password without an OTP, nor by an OTP of long ago", async () => {
    const form = await signedUp(await browser());
    const other = await browser();
    await expectDone(withPassword(other, form));
    await expectRefused(withOtp(other, form.mobile_no), 404);
    store().clock.advance(60);
    await expectDone(withPassword(other, form));
    await expectRefused(withOtp(other, form.mobile_no), 404);
  });
});

describe("a number that somebody else wrote into a form", () => {
  test("does not let who holds it into their account, nor them into who holds it's [C40]", async () => {
    const [theirs, mine] = [await browser(), await browser()];
    const squatter = await signedUp(theirs);
    const { mobile_no } = squatter;

    // The number's holder enters an OTP, learns that it opens nothing, and signs up.
    await expectRefused(withOtp(mine, mobile_no), 404);
    const holder = await signedUp(mine, { mobile_no });
    expect(await expectDone(withOtp(mine, mobile_no))).toMatchObject({ data: { email: holder.email } });
    expect(await expectDone(withOtp(await browser(), mobile_no))).toMatchObject({ data: { email: holder.email } });

    // The first account goes on without the number, and cannot take it back.
    const { data } = await expectDone(withPassword(theirs, squatter));
    const call = store().as({ token: data.token });
    expect((await expectDone(call(profile))).data.mobile_no).toBeUndefined();
    const body = { first_name: "Eve", last_name: "Rao", mobile_no };
    await expectRefused(call(updateProfile, { body }), 400);
  });

  test("cannot be taken by a signup without an OTP [C40]", async () => {
    const mine = await browser();
    const { mobile_no, email } = await signedUp(mine);
    const attacker = signUpForm({ mobile_no });
    await expectRefused((await browser())(signUp, { body: attacker }), 409);
    await expectRefused(withPassword(await browser(), attacker), 400);
    expect(await expectDone(withOtp(mine, mobile_no))).toMatchObject({ data: { email } });
  });

  test("cannot be taken once it is proven, even by a browser that reads an OTP", async () => {
    const mine = await browser();
    const { mobile_no, email } = await signedUp(mine);
    await expectDone(withOtp(mine, mobile_no));
    const other = await browser();
    await expectDone(withOtp(other, mobile_no));
    await expectRefused(other(signUp, { body: signUpForm({ mobile_no }) }), 409);
    expect(await expectDone(withOtp(await browser(), mobile_no))).toMatchObject({ data: { email } });
  });

  test("is not written into a profile without an OTP to it", async () => {
    const mine = await browser();
    const form = await signedUp(mine);
    await expectDone(withOtp(mine, form.mobile_no));
    const { data } = await expectDone(withPassword(mine, form));
    const mobile_no = "+917111100001";
    const call = store().as({ token: data.token });
    const body = { first_name: "Kavita", last_name: "Rao", mobile_no, password: form.password };
    await expectRefused(call(updateProfile, { body }), 400);
    await expectRefused(withOtp(await browser(), mobile_no), 404);
    expect((await expectDone(call(profile))).data.mobile_no).toBe(form.mobile_no);
  });
});

test("who proves the number first is who signs up with it, at once", async () => {
  const mine = await browser();
  const mobile_no = "+917111100002";
  expect((await expectRefused(withOtp(mine, mobile_no), 404)).nonFieldErrors).toBe(NO_ACCOUNT);
  const { email } = await signedUp(mine, { mobile_no });
  expect(await expectDone(withOtp(await browser(), mobile_no))).toMatchObject({ data: { email } });
});

test("an email that its holder proves shuts out the mobile that whoever signed up wrote", async () => {
  const theirs = await browser();
  const form = await signedUp(theirs);
  await expectDone(withOtp(theirs, form.mobile_no));

  await expectDone(store().nobody(requestPasswordReset, { body: { email: form.email, recaptcha: SOLVED } }));
  const resetUUID = (await resetLinkSentTo(store(), form.email)) ?? "";
  const password = "Another_2026";
  const body = { new_password: password, confirm_password: password };
  await expectDone(store().nobody(resetPassword, { params: { resetUUID }, body }));

  await expectRefused(withOtp(theirs, form.mobile_no), 404);
  await expectRefused(withPassword(theirs, form), 400);
  await expectDone(withPassword(await browser(), form, password));
  const [kept] = await store().db.select().from(customers).where(eq(customers.email, form.email));
  expect(kept).toMatchObject({ emailIsProven: true, mobileIsProven: false });
});

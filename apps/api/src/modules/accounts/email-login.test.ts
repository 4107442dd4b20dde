import {
  addEmailLogin,
  profile,
  type RequestOf,
  sendConfirmationOtp,
  sendEmailCode,
  signIn,
  signUp,
} from "@store/api-client/contract";
import { OTP_TRIES } from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { newMobileAccount } from "../../testing/mobile-account.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { CONFIRMATION_WRONG, EMAIL_CODE_INVALID, EMAIL_FIXED, EMAIL_KNOWN, HAS_PASSWORD } from "./messages.ts";

const store = useTestStore();
type Account = Awaited<ReturnType<typeof newMobileAccount>>;

let last = 0;
const newEmail = () => {
  last += 1;
  return `leela-${last}@example.com`;
};

const codeTo = async (to: string) => (await sentTo(store(), to))[0]?.match(/\b\d{6}\b/)?.[0] ?? "";
const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, "0");

/** What the form sends once both codes have come. */
async function ready(account: Account, email: string): Promise<RequestOf<typeof addEmailLogin>["body"]> {
  await expectDone(account(sendEmailCode, { body: { email } }));
  await expectDone(account(sendConfirmationOtp, { body: { action: "email" } }));
  const codes = { email_code: await codeTo(email.toLowerCase()), otp: await codeTo(account.mobile) };
  return { email, ...codes, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
}
const add = (account: Account, body: RequestOf<typeof addEmailLogin>["body"]) => account(addEmailLogin, { body });
const logIn = (email: string) => store().nobody(signIn, { body: { email, password: NEW_PASSWORD } });

describe("email and password for an account of a mobile number alone (C54)", () => {
  test("open it from then on, as the mobile does; the session stays", async () => {
    const account = await newMobileAccount(store());
    const email = newEmail();
    const body = await ready(account, email.replace("leela", "Leela"));
    await expectDone(add(account, body));
    const { token } = (await expectDone(logIn(email))).data;
    const seen = (await expectDone(store().as({ token })(profile))).data;
    expect(seen).toEqual((await expectDone(account(profile))).data);
    expect(seen).toMatchObject({ email: body.email, has_password: true, is_email_fixed: true });
    expect((await expectRefused(account(sendEmailCode, { body: { email } }), 409)).message).toBe(HAS_PASSWORD);
    expect((await expectRefused(add(account, body), 409)).message).toBe(HAS_PASSWORD);
  });

  test("need both codes, each right", async () => {
    const account = await newMobileAccount(store());
    const email = newEmail();
    const body = await ready(account, email);
    const noOtp = await expectRefused(add(account, { ...body, otp: wrong(body.otp) }), 400);
    expect(noOtp).toMatchObject({ message: CONFIRMATION_WRONG, errors: { otp: [CONFIRMATION_WRONG] } });
    const noCode = await expectRefused(add(account, { ...body, email_code: wrong(body.email_code) }), 400);
    expect(noCode.errors).toEqual({ email_code: [EMAIL_CODE_INVALID] });
    await expectRefused(logIn(email), 400);
    await expectDone(add(account, body));
  });

  test("are used up each by its own wrong tries alone", async () => {
    const account = await newMobileAccount(store());
    const email = newEmail();
    const body = await ready(account, email);
    const mistyped = { ...body, email_code: wrong(body.email_code) };
    for (let tries = 0; tries < OTP_TRIES; tries++) await expectRefused(add(account, mistyped), 400);
    const late = await expectRefused(add(account, body), 400);
    expect(late.errors).toEqual({ email_code: [EMAIL_CODE_INVALID] });
    await expectDone(account(sendEmailCode, { body: { email } }));
    await expectDone(add(account, { ...body, email_code: await codeTo(email) }));
  });

  test("are not another account's code, nor for another email", async () => {
    const account = await newMobileAccount(store());
    const other = await newMobileAccount(store());
    const email = newEmail();
    const own = await ready(account, email);
    await expectDone(other(sendConfirmationOtp, { body: { action: "email" } }));
    await expectRefused(add(other, { ...own, otp: await codeTo(other.mobile) }), 400);
    await expectRefused(add(account, { ...own, email: newEmail() }), 400);
    expect(await rowOf(account)).toMatchObject({ emailKey: null, passwordHash: null });
  });

  test("tell of another account with the email only who reads its mails", async () => {
    const known = signUpForm();
    await expectDone(store().nobody(signUp, { body: known }));
    const account = await newMobileAccount(store());
    const body = await ready(account, known.email);
    const refused = await expectRefused(add(account, body), 409);
    expect(refused.errors).toEqual({ email: [EMAIL_KNOWN] });
    expect(await rowOf(account)).toMatchObject({ emailKey: null, passwordHash: null });
  });

  test.each([
    [{ email: "leela@" }, ["email"]],
    [{ new_password: "short", confirm_password: "short" }, ["new_password"]],
    [{ confirm_password: "Namaste_2027" }, ["confirm_password"]],
    [{ new_password: "Password@123", confirm_password: "Password@123" }, ["new_password"]],
  ])("are refused at their field, and spend no code: %j", async (changed, fields) => {
    const account = await newMobileAccount(store());
    const body = await ready(account, newEmail());
    expect(Object.keys((await expectRefused(add(account, { ...body, ...changed }), 400)).errors)).toEqual(fields);
    await expectDone(add(account, body));
  });

  test("keep an email that opens the account already", async () => {
    const account = await newMobileAccount(store());
    const email = newEmail();
    const of = eq(customers.mobile, account.mobile);
    await store().db.update(customers).set({ email, emailKey: email }).where(of);
    const other = await expectRefused(account(sendEmailCode, { body: { email: newEmail() } }), 400);
    expect(other.errors).toEqual({ email: [EMAIL_FIXED] });
    await expectDone(add(account, await ready(account, email)));
    await expectDone(logIn(email));
  });
});

const rowOf = async ({ mobile }: Account) =>
  (await store().db.select().from(customers).where(eq(customers.mobile, mobile)))[0];

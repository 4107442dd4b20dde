import { requestPasswordReset, sendOtp, signIn, signUp, verifyOtp } from "@store/api-client/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

const { email, mobile } = demoPerson("customer");
const KNOWN = { email, mobile };
const UNKNOWN = { email: "nobody@example.com", mobile: "+919000000009" };
type Subject = typeof KNOWN;

/** Everything that the caller sees. */
async function answerTo(path: string, body: object) {
  const response = await store().request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

describe("an unknown account gets the same reply as a known one", () => {
  beforeAll(async () => {
    for (const { mobile: mobile_no } of [KNOWN, UNKNOWN]) await answerTo(sendOtp.path, { mobile_no });
  });

  test.each<[string, string, (subject: Subject) => object]>([
    ["an OTP is sent [R26]", sendOtp.path, ({ mobile: mobile_no }) => ({ mobile_no })],
    ["a wrong OTP is tried", verifyOtp.path, ({ mobile: mobile_no }) => ({ mobile_no, otp: "000000" })],
    ["a wrong password is tried", signIn.path, (one) => ({ email: one.email, password: "Wrong_2026" })],
    ["a reset is asked for", requestPasswordReset.path, (one) => ({ email: one.email, recaptcha: SOLVED })],
    ["a reset without captcha", requestPasswordReset.path, (one) => ({ email: one.email })],
    ["a signup without captcha", signUp.path, (one) => signUpForm({ email: one.email, recaptcha: "" })],
    ["a weak signup", signUp.path, (one) => signUpForm({ email: one.email, password: "weak" })],
  ])("%s", async (_, path, bodyFor) => {
    expect(await answerTo(path, bodyFor(KNOWN))).toEqual(await answerTo(path, bodyFor(UNKNOWN)));
  });
});

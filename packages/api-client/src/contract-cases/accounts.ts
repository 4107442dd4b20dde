import {
  INVALID_EMAIL,
  PASSWORD_RULE,
  PASSWORDS_DIFFER,
  PROFILE_MOBILE_INVALID,
  VERIFY_NOT_A_ROBOT,
} from "@store/domain";
import { describe, expect, test } from "vitest";
import {
  captchaChallenge,
  changePassword,
  deactivate,
  profile,
  requestPasswordReset,
  resetPassword,
  sendOtp,
  signIn,
  signUp,
  updateProfile,
  verifyOtp,
} from "../contract/index.ts";
import { type CaseStore, done, newVisitor, refused } from "./case-store.ts";

const PASSWORD = "Namaste_2026";
const OTHER_PASSWORD = "Another_2026";

let last = 0;

/** The signup of a person who has no account. */
function stranger({ captchaAnswer }: CaseStore) {
  last += 1;
  return {
    email: `case-${last}@example.com`,
    mobile_no: `+9160000${String(last).padStart(5, "0")}`,
    first_name: "Kavita",
    last_name: "Rao",
    password: PASSWORD,
    confirm_password: PASSWORD,
    recaptcha: captchaAnswer,
  };
}

/** A new customer, logged in, used by one case only. */
export async function newCustomer(store: CaseStore) {
  const form = stranger(store);
  const { call: browser } = await newVisitor(store);
  await done(browser(signUp, { body: form }));
  const logIn = (password = PASSWORD) => store.as({})(signIn, { body: { email: form.email, password } });
  const { data } = await done(logIn());
  return { form, browser, logIn, call: store.as({ token: data.token }) };
}

export function accountCases(open: () => CaseStore): void {
  describe("a captcha", () => {
    test("begins with a challenge for its form", async () => {
      const challenge = await done(open().as({})(captchaChallenge, { query: { form: "signup" } }));
      expect(["altcha", "recaptcha"]).toContain(challenge.provider);
    });
  });

  describe("a signup", () => {
    test("opens an account for logins by password and, in the same browser, by OTP", async () => {
      const { form, browser, call } = await newCustomer(open());
      const { data } = await done(call(profile));
      expect(data).toMatchObject({
        first_name: "Kavita",
        last_name: "Rao",
        email: form.email,
        mobile_no: form.mobile_no,
      });
      await done(browser(sendOtp, { body: { mobile_no: form.mobile_no } }));
      const otp = await open().otpSentTo(form.mobile_no);
      const reply = await done(browser(verifyOtp, { body: { mobile_no: form.mobile_no, otp } }));
      expect(reply.data.email).toBe(form.email);
    });

    test("with another's email or mobile says so at its field, and opens no account [C40]", async () => {
      const { as, person } = open();
      for (const known of [{ email: person.email }, { mobile_no: person.mobile }]) {
        const form = { ...stranger(open()), ...known };
        const { errors } = await refused(as({})(signUp, { body: form }), 409);
        expect(Object.keys(errors ?? {})).toEqual(Object.keys(known));
        await refused(as({})(signIn, { body: { email: form.email, password: PASSWORD } }), 400);
      }
    });

    test("is refused field by field", async () => {
      const body = { ...stranger(open()), email: "none", password: "weak" };
      const { message, errors } = await refused(open().as({})(signUp, { body }), 400);
      expect(message).toBe(INVALID_EMAIL);
      expect(errors).toEqual({
        email: [INVALID_EMAIL],
        password: [PASSWORD_RULE],
        confirm_password: [PASSWORDS_DIFFER],
      });
    });

    test("needs the captcha", async () => {
      const body = { ...stranger(open()), recaptcha: "" };
      expect((await refused(open().as({})(signUp, { body }), 400)).errors?.recaptcha).toEqual([VERIFY_NOT_A_ROBOT]);
    });
  });

  describe("a forgotten password", () => {
    const both = (password: string) => ({ new_password: password, confirm_password: password });

    test("is reset by a mailed link, once, and every device is logged out", async () => {
      const { as, captchaAnswer, resetLinkSentTo } = open();
      const { form, call, logIn } = await newCustomer(open());
      await done(as({})(requestPasswordReset, { body: { email: form.email, recaptcha: captchaAnswer } }));
      const params = { resetUUID: (await resetLinkSentTo(form.email)) ?? "" };
      const weak = await refused(as({})(resetPassword, { params, body: both("weak") }), 400);
      expect(weak.errors?.new_password).toEqual([PASSWORD_RULE]);
      await done(as({})(resetPassword, { params, body: both(OTHER_PASSWORD) }));
      await refused(call(profile), 401);
      await refused(logIn(), 400);
      await done(logIn(OTHER_PASSWORD));
      await refused(as({})(resetPassword, { params, body: both(PASSWORD) }), 404);
    });

    test("of an unknown email gets the same answer; without the captcha every one is refused", async () => {
      const { as, person, captchaAnswer } = open();
      const ask = (email: string, recaptcha = captchaAnswer) =>
        as({})(requestPasswordReset, { body: { email, recaptcha } });
      expect(await done(ask("nobody@example.com"))).toEqual(await done(ask(person.email)));
      expect((await refused(ask(person.email, ""), 400)).message).toBe(VERIFY_NOT_A_ROBOT);
    });
  });

  describe("an account", () => {
    test("changes its password when the old one is given", async () => {
      const { call, logIn } = await newCustomer(open());
      const body = {
        old_password: PASSWORD,
        new_password: OTHER_PASSWORD,
        confirm_password: OTHER_PASSWORD,
        recaptcha: open().captchaAnswer,
      };
      const wrong = await refused(call(changePassword, { body: { ...body, old_password: OTHER_PASSWORD } }), 400);
      expect(wrong.errors?.old_password).toHaveLength(1);
      await done(call(changePassword, { body }));
      await refused(call(profile), 401);
      await done(logIn(OTHER_PASSWORD));
    });

    test("changes its names and company, its mobile only once both are confirmed, and never its email", async () => {
      const { call, form } = await newCustomer(open());
      const body = { first_name: "Kavya", last_name: "Iyer", company: "Iyer Traders", mobile_no: form.mobile_no };
      const { data } = await done(call(updateProfile, { body }));
      expect(data).toEqual({ first_name: "Kavya", last_name: "Iyer" });
      expect((await done(call(profile))).data).toMatchObject({ ...body, email: form.email });

      const short = await refused(call(updateProfile, { body: { ...body, mobile_no: "9812345670" } }), 400);
      expect(short.non_field_errors).toBe(PROFILE_MOBILE_INVALID);
      await refused(call(updateProfile, { body: { ...body, mobile_no: open().person.mobile } }), 400);
      await refused(call(updateProfile, { body: { ...body, email: "other@example.com" } }), 400);
    });

    test("is closed by its customer, and cannot be logged in to any more", async () => {
      const { call, logIn } = await newCustomer(open());
      await refused(open().as({})(deactivate), 401);
      await done(call(deactivate));
      await refused(call(profile), 401);
      await refused(logIn(), 400);
    });
  });
}

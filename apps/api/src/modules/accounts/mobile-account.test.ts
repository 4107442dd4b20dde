import {
  addAddress,
  addToCart,
  cart,
  changePassword,
  myDataJson,
  openMobileAccount,
  profile,
  requestPasswordReset,
  signIn,
  signUp,
  updateProfile,
  verifyOtp,
  visitor,
  walletHistory,
} from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers, outbox } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { otpSentTo } from "../../testing/messages.ts";
import { newMobileAccount, provenVisitor, unknownMobile } from "../../testing/mobile-account.ts";
import { addressIn } from "../../testing/samples.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { EMAIL_FIXED, MOBILE_KNOWN, NO_PASSWORD_YET, PROVE_AGAIN, WRONG_LOGIN } from "./messages.ts";

const store = useTestStore();
const GHEE = 1002;

const rowOf = async (mobile: string) =>
  (await store().db.select().from(customers).where(eq(customers.mobile, mobile)))[0];

const logInByOtp = async (mobile_no: string) => {
  const otp = await otpSentTo(store(), mobile_no);
  return (await expectDone(store().nobody(verifyOtp, { body: { mobile_no, otp } }))).data;
};

describe("continuing with a mobile at the checkout (C54)", () => {
  test("opens an account of an unknown number alone, and keeps the cart", async () => {
    const mobile = unknownMobile();
    const shopper = await provenVisitor(store(), mobile);
    expect(shopper.refused.code).toBe("no-account");
    await expectDone(shopper(addToCart, { body: { pid: GHEE, quantity: 2 } }));
    const { data } = await expectDone(shopper.open());
    expect(data).toMatchObject({ first_name: "", last_name: "", phone_no: mobile, cart_counter: 2, is_staff: false });
    expect(data.email).toBeUndefined();
    const call = store().as({ token: data.token });
    expect((await expectDone(call(cart))).data.cart_items).toHaveLength(1);
    expect((await expectDone(call(profile))).data).toMatchObject({
      mobile_no: mobile,
      has_password: false,
      is_email_fixed: false,
    });
    expect(await rowOf(mobile)).toMatchObject({ mobileIsProven: true, emailIsProven: false, passwordHash: null });
  });

  test("brings no coins, and the next OTP opens the same account", async () => {
    const { mobile, login } = await newMobileAccount(store());
    const call = store().as({ token: login.token });
    const { id } = (await expectDone(call(profile))).data;
    expect((await expectDone(call(walletHistory, { params: { contactId: id } }))).SoseCoins).toEqual([]);
    const again = await logInByOtp(mobile);
    expect((await expectDone(store().as({ token: again.token })(profile))).data.id).toBe(id);
  });

  test("needs the right OTP in the same browser, within an hour, and uses it up", async () => {
    const mobile = unknownMobile();
    const shopper = await provenVisitor(store(), mobile);
    const { visitor_id: visitorId } = await expectDone(store().nobody(visitor));
    const stranger = store().as({ visitorId });
    const body = { mobile_no: mobile };
    expect((await expectRefused(stranger(openMobileAccount, { body }), 409)).message).toBe(PROVE_AGAIN);
    expect((await expectRefused(store().nobody(openMobileAccount, { body }), 409)).message).toBe(PROVE_AGAIN);
    store().clock.advance(60);
    await expectRefused(shopper.open(), 409);
    const late = await provenVisitor(store(), mobile);
    store().clock.advance(59);
    await expectDone(late.open());
    await expectRefused(late.open(), 409);
  });

  test("tells nobody without an OTP which numbers have an account", async () => {
    const claimed = signUpForm();
    await expectDone(store().nobody(signUp, { body: claimed }));
    const { visitor_id: visitorId } = await expectDone(store().nobody(visitor));
    const call = store().as({ visitorId });
    for (const mobile_no of [demoPerson("customer").mobile, claimed.mobile_no, unknownMobile()]) {
      const refused = await expectRefused(call(openMobileAccount, { body: { mobile_no } }), 409);
      expect(refused).toMatchObject({ message: PROVE_AGAIN, nonFieldErrors: PROVE_AGAIN });
    }
  });

  test("takes over a number that another account only claims, which keeps all else [C40]", async () => {
    const claimer = signUpForm();
    await expectDone(store().nobody(signUp, { body: claimer }));
    const shopper = await provenVisitor(store(), claimer.mobile_no);
    expect(shopper.refused.code).toBe("number-not-confirmed");
    const { data } = await expectDone(shopper.open());
    const owner = (await expectDone(store().as({ token: data.token })(profile))).data;
    expect(owner).toMatchObject({ mobile_no: claimer.mobile_no, first_name: "" });
    const login = { email: claimer.email, password: NEW_PASSWORD };
    const left = (await expectDone(store().nobody(signIn, { body: login }))).data;
    expect(left.phone_no).toBeUndefined();
  });

  test.each([
    ["proven by another account in the meantime", { mobileIsProven: true }],
    ["of an account that is closed", { mobileIsProven: false, isActive: false }],
    ["of a caller, whom an OTP logs in", { mobileIsProven: false, email: null, emailKey: null, passwordHash: null }],
  ])("does not take a number %s", async (_, changed) => {
    const form = signUpForm();
    await expectDone(store().nobody(signUp, { body: form }));
    const shopper = await provenVisitor(store(), form.mobile_no);
    const of = eq(customers.mobile, form.mobile_no);
    await store()
      .db.update(customers)
      .set({ signedUpAs: null, ...changed })
      .where(of);
    expect((await expectRefused(shopper.open(), 409)).message).toBe(MOBILE_KNOWN);
    expect(await rowOf(form.mobile_no)).toMatchObject(changed);
  });
});

describe("an account of a mobile number alone", () => {
  test("takes name and email from its first address, and keeps them", async () => {
    const account = await newMobileAccount(store());
    const form = { ...addressIn("Pune"), full_name: "Leela  Rani Menon", email: " leela@example.com " };
    await expectDone(account(addAddress, { body: form }));
    const second = { ...addressIn("Surat"), full_name: "Her Aunt", email: "aunt@example.com" };
    await expectDone(account(addAddress, { body: second }));
    const { data } = await expectDone(account(profile));
    expect(data).toMatchObject({ first_name: "Leela", last_name: "Rani Menon", email: "leela@example.com" });
    expect(await rowOf(account.mobile)).toMatchObject({ emailKey: null, emailIsProven: false });
  });

  test.each(["leela@", "leela example.com"])(
    "an email that is none is refused, and no address saved: %s",
    async (email) => {
      const account = await newMobileAccount(store());
      const refused = await expectRefused(account(addAddress, { body: { ...addressIn("Pune"), email } }), 400);
      expect(Object.keys(refused.errors)).toEqual(["email"]);
      expect((await expectDone(account(profile))).data).toMatchObject({ first_name: "", addresses: [] });
    },
  );

  test("an account that has a name and an email keeps them", async () => {
    const { email, password, firstName } = demoPerson("elite");
    const { token } = (await expectDone(store().nobody(signIn, { body: { email, password } }))).data;
    const call = store().as({ token });
    await expectDone(call(addAddress, { body: { ...addressIn("Pune"), email: "other@example.com" } }));
    expect((await expectDone(call(profile))).data).toMatchObject({ first_name: firstName, email });
  });

  test("its email opens nothing, even where it is another account's", async () => {
    const known = demoPerson("customer");
    const account = await newMobileAccount(store());
    await expectDone(account(addAddress, { body: { ...addressIn("Pune"), email: known.email } }));
    const mails = () => store().db.$count(outbox, eq(outbox.kind, "password-reset"));
    const own = "leela.alone@example.com";
    const names = { first_name: "Leela", last_name: "Menon", mobile_no: account.mobile };
    await expectDone(account(updateProfile, { body: { ...names, email: own } }));
    const before = await mails();
    await expectDone(store().nobody(requestPasswordReset, { body: { email: own, recaptcha: SOLVED } }));
    expect(await mails()).toBe(before);
    const login = { email: own, password: NEW_PASSWORD };
    expect((await expectRefused(store().nobody(signIn, { body: login }), 400)).message).toBe(WRONG_LOGIN);
    await expectDone(store().nobody(signIn, { body: { email: known.email, password: known.password } }));
  });

  test("its email can be changed and taken away, until it opens the account", async () => {
    const account = await newMobileAccount(store());
    const names = { first_name: "Leela", last_name: "Menon", mobile_no: account.mobile };
    const save = (email?: string) => account(updateProfile, { body: { ...names, email } });
    await expectDone(save("leela@example.com"));
    await expectDone(save());
    expect((await expectDone(account(profile))).data.email).toBe("leela@example.com");
    expect(Object.keys((await expectRefused(save("leela@"), 400)).errors)).toEqual(["email"]);
    await expectDone(save(""));
    expect((await expectDone(account(profile))).data.email).toBeUndefined();
    await store()
      .db.update(customers)
      .set({ email: "l@example.com", emailKey: "l@example.com" })
      .where(eq(customers.mobile, account.mobile));
    expect((await expectRefused(save("other@example.com"), 400)).message).toBe(EMAIL_FIXED);
  });

  test("has no password to change, and says so", async () => {
    const account = await newMobileAccount(store());
    const passwords = { old_password: NEW_PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    const refused = await expectRefused(account(changePassword, { body: { ...passwords, recaptcha: SOLVED } }), 409);
    expect(refused.message).toBe(NO_PASSWORD_YET);
  });

  test("downloads its data", async () => {
    const account = await newMobileAccount(store());
    const { content } = await expectDone(account(myDataJson));
    expect(await content.text()).toContain(account.mobile);
  });
});

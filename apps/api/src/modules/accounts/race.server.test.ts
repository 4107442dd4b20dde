import {
  addEmailLogin,
  requestPasswordReset,
  resetPassword,
  sendConfirmationOtp,
  sendEmailCode,
  signUp,
} from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { resetLinkSentTo, sentTo } from "../../testing/messages.ts";
import { newMobileAccount, provenVisitor, unknownMobile } from "../../testing/mobile-account.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

// The embedded database runs one statement at a time and hides races, so these run on a Postgres server only.

const store = useTestStore();

test("twenty signups at once with one email and one number: one account, and the others are notified [C40]", async () => {
  const form = signUpForm();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      store().nobody(signUp, { body: index % 2 === 0 ? form : { ...form, email: `other-${index}@example.com` } }),
    ),
  );
  const statuses = answers.map((answer) =>
    answer.ok ? 200 : answer.failure.kind === "refused" && answer.failure.httpStatus,
  );
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect(await store().db.$count(customers, eq(customers.mobile, form.mobile_no))).toBe(1);
});

test("twenty presses at once open one account of a mobile number alone (C54)", async () => {
  const mobile = unknownMobile();
  const shopper = await provenVisitor(store(), mobile);
  const answers = await Promise.all(Array.from({ length: 20 }, shopper.open));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await store().db.$count(customers, eq(customers.mobile, mobile))).toBe(1);
});

test("a sign-up and an account of the number alone at once: one of them has the number (C54)", async () => {
  const form = signUpForm();
  const shopper = await provenVisitor(store(), form.mobile_no);
  const [signedUp, opened] = await Promise.all([store().nobody(signUp, { body: form }), shopper.open()]);
  expect(opened.ok || signedUp.ok).toBe(true);
  expect(await store().db.$count(customers, eq(customers.mobile, form.mobile_no))).toBe(1);
});

test("two emails at once for one account: one of them opens it (C54)", async () => {
  const account = await newMobileAccount(store());
  const bodies = await Promise.all(
    ["first", "second"].map(async (name) => {
      const email = `${name}-of-two@example.com`;
      await expectDone(account(sendEmailCode, { body: { email } }));
      const [mail = ""] = await sentTo(store(), email);
      return { email, email_code: /\b\d{6}\b/.exec(mail)?.[0] ?? "" };
    }),
  );
  await expectDone(account(sendConfirmationOtp, { body: { action: "email" } }));
  const otp = /\d{6}/.exec((await sentTo(store(), account.mobile))[0] ?? "")?.[0] ?? "";
  const passwords = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  const answers = await Promise.all(
    bodies.map((body) => account(addEmailLogin, { body: { ...body, otp, ...passwords } })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a link used twenty times at once sets one password", async () => {
  const { email } = demoPerson("customer");
  await expectDone(store().nobody(requestPasswordReset, { body: { email, recaptcha: SOLVED } }));
  const params = { resetUUID: (await resetLinkSentTo(store(), email)) ?? "" };
  const body = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  const answers = await Promise.all(Array.from({ length: 20 }, () => store().nobody(resetPassword, { params, body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

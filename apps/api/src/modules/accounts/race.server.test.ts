import { requestPasswordReset, resetPassword, signUp } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { resetLinkSentTo } from "../../testing/messages.ts";
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

test("a link used twenty times at once sets one password", async () => {
  const { email } = demoPerson("customer");
  await expectDone(store().nobody(requestPasswordReset, { body: { email, recaptcha: SOLVED } }));
  const params = { resetUUID: (await resetLinkSentTo(store(), email)) ?? "" };
  const body = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  const answers = await Promise.all(Array.from({ length: 20 }, () => store().nobody(resetPassword, { params, body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

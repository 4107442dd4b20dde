import { changePassword, resetPassword, signUp } from "@store/api-client/contract";
import { PASSWORD_COMMON } from "@store/domain";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { signUpForm } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { testHasher } from "../../testing/test-hasher.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();
const COMMON = [
  "Password1!",
  "P@ssw0rd!",
  "Qwerty123!",
  "Welcome_1",
  "Test@1234",
  "Surabhi@1",
  "SurabhiOrganics1!",
] as const;

test.each(COMMON)("%s fits the rule, is tried first by who guesses, and opens no account", async (password) => {
  const form = { ...signUpForm(), password, confirm_password: password };
  const { errors } = await expectRefused(store().nobody(signUp, { body: form }), 400);
  expect(errors).toEqual({ password: [PASSWORD_COMMON] });
  expect(await store().db.$count(customers, eq(customers.email, form.email))).toBe(0);
});

test("nor is a password changed or reset to one of them; any other is taken", async () => {
  const old = "Neem-leaf-1";
  const call = await newCustomer(store());
  const passwordHash = await testHasher.hash(old);
  await store().db.update(customers).set({ passwordHash }).where(eq(customers.id, call.customer.customerId));
  const change = (chosen: string) =>
    call(changePassword, {
      body: { old_password: old, new_password: chosen, confirm_password: chosen, recaptcha: SOLVED },
    });
  expect((await expectRefused(change(COMMON[0]), 400)).errors).toEqual({ new_password: [PASSWORD_COMMON] });
  const body = { new_password: COMMON[1], confirm_password: COMMON[1] };
  const reset = store().nobody(resetPassword, { params: { resetUUID: "any" }, body });
  expect((await expectRefused(reset, 400)).errors).toEqual({ new_password: [PASSWORD_COMMON] });
  await expectDone(change("Two-neem-leaves-2"));
});

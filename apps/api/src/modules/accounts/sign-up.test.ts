import { profile, signIn, signUp } from "@store/api-client/contract";
import {
  ACCOUNT_CREATED,
  FIRST_NAME_REQUIRED,
  INVALID_EMAIL,
  LAST_NAME_REQUIRED,
  MOBILE_TEN_DIGITS,
  PASSWORD_RULE,
  PASSWORDS_DIFFER,
  VERIFY_NOT_A_ROBOT,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { NEW_PASSWORD, signUpForm } from "../../testing/sign-up-form.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();
const known = demoPerson("customer");

const submit = (form: ReturnType<typeof signUpForm>) => store().nobody(signUp, { body: form });
const count = () => store().db.$count(customers);

describe("a signup", () => {
  test("opens an account that its email and password open [R37]", async () => {
    const form = signUpForm({ email: "  Kavita@Example.com ", mobile_no: "9812300000" });
    expect(await expectDone(submit(form))).toEqual({ status: true, message: ACCOUNT_CREATED });
    const credentials = { email: "kavita@example.com", password: NEW_PASSWORD };
    const { data } = await expectDone(store().nobody(signIn, { body: credentials }));
    expect(await expectDone(store().as({ token: data.token })(profile))).toMatchObject({
      data: { first_name: "Kavita", last_name: "Rao", email: "Kavita@Example.com", mobile_no: "+919812300000" },
    });
    expect(data).toMatchObject({ is_staff: false, is_superuser: false, is_sose_elite_user: false, cart_counter: 0 });
  });

  test("keeps the password hashed", async () => {
    const form = signUpForm();
    await expectDone(submit(form));
    const [kept] = await store().db.select().from(customers).where(eq(customers.email, form.email));
    expect(kept?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each([
    ["email", { email: "asha.example.com" }, INVALID_EMAIL],
    ["mobile_no", { mobile_no: "98123" }, MOBILE_TEN_DIGITS],
    ["first_name", { first_name: " " }, FIRST_NAME_REQUIRED],
    ["last_name", { last_name: "" }, LAST_NAME_REQUIRED],
    ["password", { password: "organic2026", confirm_password: "organic2026" }, PASSWORD_RULE],
    ["password", { password: "Organic%2026", confirm_password: "Organic%2026" }, PASSWORD_RULE],
    ["confirm_password", { confirm_password: "Namaste_2027" }, PASSWORDS_DIFFER],
    ["recaptcha", { recaptcha: "" }, VERIFY_NOT_A_ROBOT],
    ["recaptcha", { recaptcha: "wrong" }, VERIFY_NOT_A_ROBOT],
  ])("is refused for its %s, and changes nothing [R34] [R35] [R36]", async (field, changed, words) => {
    const before = [await count(), (await store().outbox()).length];
    const { message, errors } = await expectRefused(submit(signUpForm(changed)), 400);
    expect(message).toBe(words);
    expect(errors[field]).toEqual([words]);
    expect([await count(), (await store().outbox()).length]).toEqual(before);
  });

  test("says everything that is wrong at once", async () => {
    const wrong = signUpForm({ email: "", mobile_no: "", first_name: "", last_name: "", password: "" });
    expect(Object.keys((await expectRefused(submit(wrong), 400)).errors)).toHaveLength(6);
  });
});

describe("a signup with what another account has [C40]", () => {
  const EMAIL = "There is already an account with this email. Please login, or set a new password!";
  const MOBILE = "There is already an account with this mobile number. Please login with an OTP!";

  test.each([
    ["email", { email: known.email.toUpperCase() }, { email: [EMAIL] }],
    ["mobile", { mobile_no: known.mobile }, { mobile_no: [MOBILE] }],
    ["email and mobile", { email: known.email, mobile_no: known.mobile }, { email: [EMAIL] }],
  ])("%s says so at its field, opens nothing and sends nothing [R37]", async (_, changed, errors) => {
    const form = signUpForm(changed);
    const before = [await count(), (await store().outbox()).length];
    const refusal = await expectRefused(submit(form), 409);
    expect(refusal.errors).toEqual(errors);
    expect([refusal.message]).toEqual(Object.values(errors)[0]);
    expect([await count(), (await store().outbox()).length]).toEqual(before);

    const stolen = { email: form.email, password: NEW_PASSWORD };
    await expectRefused(store().nobody(signIn, { body: stolen }), 400);
    const [kept] = await store().db.select().from(customers).where(eq(customers.emailKey, known.email));
    expect(kept).toMatchObject({ mobile: known.mobile, firstName: known.firstName });
    await expectDone(store().nobody(signIn, { body: { email: known.email, password: known.password } }));
  });

  test.each([
    ["email", { email: known.email }],
    ["mobile", { mobile_no: known.mobile }],
  ])("%s is not told without the captcha", async (_, changed) => {
    const { message } = await expectRefused(submit(signUpForm({ ...changed, recaptcha: "wrong" })), 400);
    expect(message).toBe(VERIFY_NOT_A_ROBOT);
  });
});

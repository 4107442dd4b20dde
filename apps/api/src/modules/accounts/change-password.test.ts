import { changePassword, profile, signIn } from "@store/api-client/contract";
import { PASSWORD_RULE, PASSWORDS_DIFFER, VERIFY_NOT_A_ROBOT } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { sentTo } from "../../testing/messages.ts";
import { NEW_PASSWORD } from "../../testing/sign-up-form.ts";
import { SOLVED } from "../../testing/test-captcha.ts";
import { demoPerson, useTestStore } from "../../testing/test-store.ts";
import { WRONG_OLD_PASSWORD } from "./messages.ts";

const store = useTestStore();
const { email, password } = demoPerson("customer");

const FORM = {
  old_password: password,
  new_password: NEW_PASSWORD,
  confirm_password: NEW_PASSWORD,
  recaptcha: SOLVED,
};

describe("changing the password", () => {
  test.each([
    ["old_password", { old_password: "Wrong_2026" }, WRONG_OLD_PASSWORD],
    ["new_password", { new_password: "weak", confirm_password: "weak" }, PASSWORD_RULE],
    ["confirm_password", { confirm_password: "Namaste_2027" }, PASSWORDS_DIFFER],
    ["recaptcha", { recaptcha: "" }, VERIFY_NOT_A_ROBOT],
    ["recaptcha", { recaptcha: "wrong" }, VERIFY_NOT_A_ROBOT],
  ])("is refused for %s, and changes nothing [R40]", async (field, changed, words) => {
    const { call } = await store().logIn("customer");
    const { message, errors } = await expectRefused(call(changePassword, { body: { ...FORM, ...changed } }), 400);
    expect([message, errors[field]]).toEqual([words, [words]]);
    await expectDone(call(profile));
    await store().logIn("customer");
  });

  test("logs every device out, and the new one opens the account [R40]", async () => {
    const [one, other] = [await store().logIn("customer"), await store().logIn("customer")];
    await expectDone(one.call(changePassword, { body: FORM }));
    for (const { call } of [one, other]) await expectRefused(call(profile), 401);
    await expectRefused(store().nobody(signIn, { body: { email, password } }), 400);
    await expectDone(store().nobody(signIn, { body: { email, password: NEW_PASSWORD } }));
    expect((await sentTo(store(), email))[0]).toContain("Your password has been changed, and");
  });
});

import { captchaChallenge } from "@store/api-client/contract";
import { CAPTCHA_FORMS, CAPTCHA_REFUSALS } from "@store/domain";
import { describe, expect, test } from "vitest";
import { expectDone } from "../testing/expect-answer.ts";
import { SOLVED, testCaptcha } from "../testing/test-captcha.ts";
import { useTestStore } from "../testing/test-store.ts";
import { createCheckCaptcha } from "./check-captcha.ts";

const store = useTestStore();
const check = createCheckCaptcha(testCaptcha);

describe.each(CAPTCHA_FORMS)("the captcha of %s", (form) => {
  test("lets a solved one pass", async () => {
    expect(await check(form, SOLVED)).toBeUndefined();
  });

  test.each(["", "wrong"])("refuses %j in the form's own words", async (answer) => {
    const message = CAPTCHA_REFUSALS[form];
    expect(await check(form, answer)).toMatchObject({
      status: 400,
      reply: { message, errors: { recaptcha: [message] } },
    });
  });

  test("begins with what the API gives", async () => {
    expect(await expectDone(store().nobody(captchaChallenge, { query: { form } }))).toMatchObject({ status: true });
  });
});

test.each(["", "?form=", "?form=login"])("there is no challenge for what is no form: %j", async (query) => {
  expect((await store().request(`/captcha/challenge${query}`)).status).toBe(400);
});

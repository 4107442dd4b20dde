import { CAPTCHA_FIELD, CAPTCHA_REFUSALS, type CaptchaForm } from "@store/domain";
import type { Captcha } from "../ports/captcha/captcha.ts";
import { type HttpError, httpError } from "./http-error.ts";

/**
 * Refuses a form whose captcha was not solved, with the form's own message (C7). A solved captcha is used up by this,
 * so call it after all other checks.
 */
export type CheckCaptcha = (form: CaptchaForm, answer: string) => Promise<HttpError | undefined>;

export const createCheckCaptcha =
  (captcha: Captcha): CheckCaptcha =>
  async (form, answer) => {
    if (answer && (await captcha.verify(form, answer))) return undefined;
    const message = CAPTCHA_REFUSALS[form];
    return httpError(400, message, { field: CAPTCHA_FIELD });
  };

import type { Logger } from "pino";
import * as v from "valibot";
import { callProvider } from "../call-provider.ts";
import { failedWith } from "../delivery.ts";
import type { Captcha } from "./captcha.ts";

const SITE_VERIFY = "https://www.google.com/recaptcha/api/siteverify";

const Verdict = v.object({ success: v.boolean() });

export interface Recaptcha {
  /** Public, for the widget. */
  readonly siteKey: string;
  readonly secretKey: string;
}

/**
 * Google reCAPTCHA v2. Google lets an answer be verified once, within two minutes. It does not know forms, so an answer
 * is good for any of them. When Google cannot be asked, no answer is accepted.
 */
export const createRecaptcha = (
  { siteKey, secretKey }: Recaptcha,
  logger: Logger,
  fetch = globalThis.fetch,
): Captcha => ({
  challenge: async () => ({ status: true, provider: "recaptcha", site_key: siteKey }),

  verify: async (_, answer) => {
    if (!answer) return false;
    try {
      const { text } = await callProvider(fetch, SITE_VERIFY, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: answer }),
      });
      const verdict = v.parse(Verdict, JSON.parse(text));
      return verdict.success;
    } catch (error) {
      logger.error(failedWith(error), "reCAPTCHA could not be reached");
      return false;
    }
  },
});

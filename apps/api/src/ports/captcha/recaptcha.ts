import type { Logger } from "pino";
import * as v from "valibot";
import { failedWith, PROVIDER_TIMEOUT_MS } from "../delivery.ts";
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
      const response = await fetch(SITE_VERIFY, {
        method: "POST",
        body: new URLSearchParams({ secret: secretKey, response: answer }),
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      const verdict = v.parse(Verdict, await response.json());
      return verdict.success;
    } catch (error) {
      logger.error(failedWith(error), "reCAPTCHA could not be asked");
      return false;
    }
  },
});

import * as v from "valibot";
import type { Recaptcha } from "../ports/captcha/recaptcha.ts";

export type CaptchaSettings =
  | { readonly adapter: "altcha" }
  | { readonly adapter: "recaptcha"; readonly keys: Recaptcha };

const Key = v.pipe(v.string(), v.trim(), v.minLength(1));

const Altcha = v.object({ CAPTCHA_ADAPTER: v.optional(v.literal("altcha"), "altcha") });

const ViaRecaptcha = v.object({
  CAPTCHA_ADAPTER: v.literal("recaptcha"),
  RECAPTCHA_SITE_KEY: Key,
  RECAPTCHA_SECRET_KEY: Key,
});

export const CaptchaEnvironment = v.pipe(
  v.variant("CAPTCHA_ADAPTER", [Altcha, ViaRecaptcha]),
  v.transform((given): { readonly captcha: CaptchaSettings } => ({
    captcha:
      given.CAPTCHA_ADAPTER === "recaptcha"
        ? {
            adapter: "recaptcha",
            keys: { siteKey: given.RECAPTCHA_SITE_KEY, secretKey: given.RECAPTCHA_SECRET_KEY },
          }
        : { adapter: "altcha" },
  })),
);

export const CAPTCHA_WORDS = {
  CAPTCHA_ADAPTER: "altcha or recaptcha",
  RECAPTCHA_SITE_KEY: "the public key of a reCAPTCHA v2",
  RECAPTCHA_SECRET_KEY: "the secret key of a reCAPTCHA v2",
} as const;

import { CAPTCHA_FORMS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Status, Words } from "./fields.ts";

/** What ALTCHA's widget asks for, with what tells it from another captcha. */
const Altcha = v.object({
  ...Status,
  provider: v.literal("altcha"),
  parameters: v.looseObject({
    algorithm: Words,
    nonce: Words,
    salt: Words,
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: Words,
  }),
  signature: Words,
});

/** Google's widget asks Google itself; all it needs is the store's public key. */
const Recaptcha = v.object({ ...Status, provider: v.literal("recaptcha"), site_key: Words });

/** Not in the specification's tables: a captcha that the store hosts itself needs a call (checklist C7). */
export const captchaChallenge = endpoint({
  method: "GET",
  path: "/captcha/challenge/",
  access: "public",
  summary: "What the captcha of a form begins with",
  query: v.object({
    form: v.picklist(CAPTCHA_FORMS, `Must be one of ${CAPTCHA_FORMS.join(", ")}`),
  }),
  reply: v.variant("provider", [Altcha, Recaptcha]),
});

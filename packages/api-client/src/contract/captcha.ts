import { CAPTCHA_FORMS } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Status, Text } from "./fields.ts";

/** A challenge of ALTCHA, which the store hosts itself. */
const Altcha = v.object({
  ...Status,
  provider: v.literal("altcha"),
  parameters: v.looseObject({
    algorithm: Text,
    nonce: Text,
    salt: Text,
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: Text,
  }),
  signature: Text,
});

/** reCAPTCHA gets its challenge from Google and needs only the public key. */
const Recaptcha = v.object({ ...Status, provider: v.literal("recaptcha"), site_key: Text });

/** Not among the required calls; needed by a self-hosted captcha (C7). */
export const captchaChallenge = endpoint({
  method: "GET",
  path: "/captcha/challenge/",
  access: "public",
  summary: "The captcha challenge of a form",
  query: v.object({
    form: v.picklist(CAPTCHA_FORMS),
  }),
  reply: v.variant("provider", [Altcha, Recaptcha]),
});

import type { captchaChallenge, ReplyOf } from "@store/api-client/contract";

type Challenge = ReplyOf<typeof captchaChallenge>;

export type AltchaChallenge = Extract<Challenge, { provider: "altcha" }>;
export type RecaptchaChallenge = Extract<Challenge, { provider: "recaptcha" }>;

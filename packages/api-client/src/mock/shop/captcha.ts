import type { HttpHandler } from "msw";
import { captchaChallenge } from "../../contract/index.ts";
import type { Serve } from "./serve.ts";

/** A challenge that is solved at the first try; every answer that is not empty is right. */
const EASIEST = { algorithm: "PBKDF2/SHA-256", nonce: "00", salt: "00", cost: 1, keyLength: 32, keyPrefix: "5b85" };

export const captchaHandlers = (serve: Serve): readonly (readonly HttpHandler[])[] => [
  serve.nobody(captchaChallenge, ({ query }) => ({
    status: true,
    provider: "altcha" as const,
    parameters: { ...EASIEST, data: query },
    signature: "00",
  })),
];

import { captchaChallenge } from "@store/api-client/contract";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import type { Captcha } from "../../ports/captcha/captcha.ts";
import type { Backend } from "../backend.ts";

const CHALLENGES_FROM_ADDRESS = limit("challenge-address", 200, 10 * MINUTE);

export function captchaRoutes({ serve, limits, clientAddress }: Backend, captcha: Captcha): void {
  const limiter = limits.local(CHALLENGES_FROM_ADDRESS);

  serve(
    captchaChallenge,
    async ({ query, http }) => (await limiter.count(clientAddress(http))) ?? captcha.challenge(query.form),
  );
}

import { captchaChallenge } from "@store/api-client/contract";
import type { Captcha } from "../../ports/captcha/captcha.ts";
import type { Backend } from "../backend.ts";

export function captchaRoutes({ serve, limits, clientAddress }: Backend, captcha: Captcha): void {
  serve(
    captchaChallenge,
    async ({ query, http }) => (await limits.challenges(clientAddress(http))) ?? captcha.challenge(query.form),
  );
}

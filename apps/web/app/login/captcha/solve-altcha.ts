import type { captchaChallenge, ReplyOf } from "@store/api-client/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Challenge = ReplyOf<typeof captchaChallenge>;

export type AltchaChallenge = Extract<Challenge, { provider: "altcha" }>;

/** Does the work of a challenge; answers what a form sends of it, or undefined when it cannot be done. */
export async function solveAltcha({ parameters, signature }: AltchaChallenge): Promise<string | undefined> {
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

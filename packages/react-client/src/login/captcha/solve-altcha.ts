import type { captchaChallenge, ReplyOf } from "@store/api-client/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Challenge = ReplyOf<typeof captchaChallenge>;

export type AltchaChallenge = Extract<Challenge, { provider: "altcha" }>;

/** Solves a challenge. Returns the value that a form sends, or undefined if it has no solution. */
export async function solveAltcha({ parameters, signature }: AltchaChallenge): Promise<string | undefined> {
  const challenge = { parameters, signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

import { randomInt } from "node:crypto";
import { captchaExpires, hasCome } from "@store/domain";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { usedChallenges } from "../../db/schema/index.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Captcha } from "./captcha.ts";

const Text = v.pipe(v.string(), v.maxLength(200));

/** A solved challenge: what was signed, and the solution. What was not signed is left out. */
const Solved = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: Text,
      nonce: Text,
      salt: Text,
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: Text,
      keySignature: Text,
      expiresAt: v.number(),
      data: v.object({ form: Text }),
    }),
    signature: Text,
  }),
  solution: v.object({ counter: v.number(), derivedKey: Text }),
});

export type SolvedChallenge = v.InferOutput<typeof Solved>;

/** Reads what ALTCHA's widget sends: JSON in base64. Undefined when it is anything else. */
export function readAltchaAnswer(answer: string): SolvedChallenge | undefined {
  try {
    const parsed = v.safeParse(Solved, JSON.parse(Buffer.from(answer, "base64").toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The work that a browser has to do: half a second of one core, more or less. */
const ALGORITHM = "PBKDF2/SHA-256";
const COST = 2000;
const [FEWEST_ROUNDS, MOST_ROUNDS] = [200, 800];

/** ALTCHA, hosted by the store itself: a browser pays with work, and no third party learns of it. */
export function createAltcha({
  db,
  clock,
  secret,
}: {
  readonly db: Database;
  readonly clock: Clock;
  /** The secret of a purpose. */
  readonly secret: (purpose: string) => string;
}): Captcha {
  const signing = {
    deriveKey,
    hmacSignatureSecret: secret("captcha challenges"),
    hmacKeySignatureSecret: secret("captcha solutions"),
  };

  /** The first to use a challenge has it. */
  async function isFirstUse(signature: string, expiresAt: Date): Promise<boolean> {
    const used = await db.insert(usedChallenges).values({ signature, expiresAt }).onConflictDoNothing().returning();
    return used.length > 0;
  }

  return {
    challenge: async (form) => {
      const { parameters, signature = "" } = await createChallenge({
        ...signing,
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(FEWEST_ROUNDS, MOST_ROUNDS),
        expiresAt: captchaExpires(clock()),
        data: { form },
      });
      return { status: true, provider: "altcha", parameters: { ...parameters }, signature };
    },

    verify: async (form, answer) => {
      const solved = readAltchaAnswer(answer);
      if (solved?.challenge.parameters.data.form !== form) return false;
      const { verified } = await verifySolution({ ...signing, ...solved });
      const expiresAt = new Date(solved.challenge.parameters.expiresAt * 1000);
      return verified && !hasCome(expiresAt, clock()) && isFirstUse(solved.challenge.signature, expiresAt);
    },
  };
}

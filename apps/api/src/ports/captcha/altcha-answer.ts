import * as v from "valibot";

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

import type { captchaChallenge, WireReplyOf } from "@store/api-client/contract";
import { CAPTCHA_MINUTES } from "@store/domain";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { secretFrom } from "../../identity/store-secret.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { createAltcha } from "./altcha.ts";
import type { Captcha } from "./captcha.ts";

const store = useTestStore();
let now: Date;
let altcha: Captcha;
beforeEach(() => {
  // The library looks at the machine's clock, too: the test's begins there.
  now = new Date();
  altcha = createAltcha({ db: store().db, clock: () => now, secret: secretFrom("a store's secret") });
});
const advance = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const Parameters = v.looseObject({
  algorithm: v.string(),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
});

type Challenge = WireReplyOf<typeof captchaChallenge>;

/** Does the work of the widget. */
async function solve(given: Challenge, change: (parameters: Record<string, unknown>) => object = (same) => same) {
  if (given.provider !== "altcha") throw new Error("This is another captcha");
  const challenge = { parameters: v.parse(Parameters, given.parameters), signature: given.signature };
  const solution = await solveChallenge({ challenge, deriveKey });
  const sent = { challenge: { ...challenge, parameters: change(challenge.parameters) }, solution };
  return Buffer.from(JSON.stringify(sent)).toString("base64");
}

describe("ALTCHA", () => {
  test("takes a solved challenge, once", async () => {
    const answer = await solve(await altcha.challenge("signup"));
    expect(await altcha.verify("signup", answer)).toBe(true);
    expect(await altcha.verify("signup", answer)).toBe(false);
  });

  test("takes it for the form that it was given for alone, and a wrong form does not use it up", async () => {
    const answer = await solve(await altcha.challenge("signup"));
    expect(await altcha.verify("contact", answer)).toBe(false);
    expect(await altcha.verify("signup", answer)).toBe(true);
  });

  test("takes it for ten minutes", async () => {
    const early = await solve(await altcha.challenge("signup"));
    const late = await solve(await altcha.challenge("signup"));
    advance(CAPTCHA_MINUTES - 0.1);
    expect(await altcha.verify("signup", early)).toBe(true);
    advance(0.1);
    expect(await altcha.verify("signup", late)).toBe(false);
  });

  test.each([
    ["less work", () => ({ cost: 1 })],
    ["more time", () => ({ expiresAt: 4_102_444_800 })],
    ["another form", () => ({ data: { form: "contact" } })],
  ])("takes none that was changed: %s", async (_, change) => {
    const answer = await solve(await altcha.challenge("signup"), (same) => ({ ...same, ...change() }));
    for (const form of ["signup", "contact"] as const) expect(await altcha.verify(form, answer)).toBe(false);
  });

  test("takes none of another store", async () => {
    const other = createAltcha({ db: store().db, clock: () => now, secret: secretFrom("another secret") });
    expect(await altcha.verify("signup", await solve(await other.challenge("signup")))).toBe(false);
  });

  test.each([
    "",
    "solved",
    "e30=",
    "bnVsbA==",
    "W10=",
    Buffer.from('{"challenge":{},"solution":{}}').toString("base64"),
  ])("takes nothing that is no solution: %j", async (answer) => {
    expect(await altcha.verify("signup", answer)).toBe(false);
  });
});

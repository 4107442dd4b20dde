// @vitest-environment jsdom
import { captchaChallenge } from "@store/api-client/contract";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { expect, it } from "vitest";
import { call } from "../../session/browser-call.ts";
import { useMockBackend } from "../../testing/mock-backend.ts";
import { solveAltcha } from "./solve-altcha.ts";

useMockBackend();

const SECRETS = { hmacSignatureSecret: "one", hmacKeySignatureSecret: "two" };

it("solves a challenge as the backend wants it solved", async () => {
  const { parameters, signature = "" } = await createChallenge({
    ...SECRETS,
    deriveKey,
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    counter: 7,
  });
  const given = v.parse(captchaChallenge.reply, { status: true, provider: "altcha", parameters, signature });
  if (given.provider !== "altcha") throw new Error("Another captcha");
  const answer = await solveAltcha(given);
  const { challenge, solution } = JSON.parse(atob(answer ?? ""));
  expect(await verifySolution({ ...SECRETS, deriveKey, challenge, solution })).toMatchObject({ verified: true });
});

it("solves the sample challenge of the mock", async () => {
  const asked = await call(captchaChallenge, { query: { form: "signup" } });
  if (!asked.ok || asked.reply.provider !== "altcha") throw new Error("No challenge came");
  const answer = JSON.parse(atob((await solveAltcha(asked.reply)) ?? ""));
  expect(answer).toMatchObject({ challenge: { parameters: { data: { form: "signup" } } }, solution: { counter: 0 } });
});

import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";

describe("a secret", () => {
  test.each([
    "a".repeat(40),
    "abababababababababababababababababab",
    "0123456789abcdef0123456789abcdef",
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "change-me-change-me-change-me-change-me",
    "change-me-please-1f8a2c4e9b7d3f6a5c0e8b2d",
    "replace-this-with-32-random-characters!",
    "your-secret-here-your-secret-here-ok",
    "my very own and quite long secret of 2026",
    "correct-horse-battery-staple-and-more",
    "CorrectHorseBatteryStapleSecretOrPassword",
    "gaushalaahmedabadindiathelongestname",
    "DO_NOT_TELL_ANYBODY_OF_THIS_KEY_2026",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "3f1c-example-8d2e-7a6b-5c4d-9e0f-1a2b",
  ])("can be guessed: %s", (secret) => {
    expect(isGuessable(secret)).toBe(true);
  });

  /** As random as any, and the same in each run. */
  const bytesOf = (index: number) => hash("sha256", `secret ${index}`, "buffer");

  test.each([
    ["hex", (bytes: Buffer) => bytes.toString("hex").slice(0, 32)],
    ["base64", (bytes: Buffer) => bytes.subarray(0, 24).toString("base64")],
    ["base64url", (bytes: Buffer) => bytes.toString("base64url")],
  ])("at random as %s cannot", (_, write) => {
    const refused = Array.from({ length: 2000 }, (_, index) => write(bytesOf(index))).filter(isGuessable);
    expect(refused).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { createSecretHasher } from "./secret.ts";

const hasher = createSecretHasher();

describe("passwords and OTPs", () => {
  test("are hashed by argon2id with 19 MiB, two passes and one thread", async () => {
    expect(await hasher.hash("Organic@2026")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("match their own hash only, and no missing one", async () => {
    const hashed = await hasher.hash("Organic@2026");
    expect(await hasher.matches("Organic@2026", hashed)).toBe(true);
    expect(await hasher.matches("organic@2026", hashed)).toBe(false);
    expect(await hasher.matches("Organic@2026", null)).toBe(false);
    expect(await hasher.matches("Organic@2026", undefined)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { useTestStore } from "../testing/test-store.ts";
import { readOwnSecret, secretFrom } from "./store-secret.ts";

const store = useTestStore();

describe("the store's secret", () => {
  test("differs by purpose and by root, and is always the same for both", () => {
    const secret = secretFrom("root");
    expect(secret("captcha")).toBe(secretFrom("root")("captcha"));
    expect(new Set([secret("captcha"), secret("payments"), secretFrom("other")("captcha"), "root"]).size).toBe(4);
  });

  test("is made once for all processes on a database", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => readOwnSecret(store().db)));
    expect(new Set(all.map((secret) => secret("captcha"))).size).toBe(1);
  });
});

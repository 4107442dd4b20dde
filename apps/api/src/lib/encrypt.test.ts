import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decrypt, encrypt } from "./encrypt.ts";

describe("an encrypted text", () => {
  test("is read with its secret, and looks different each time", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, secret) => {
        expect(decrypt(encrypt(text, secret), secret)).toBe(text);
        expect(encrypt(text, secret)).not.toBe(encrypt(text, secret));
      }),
    );
  });

  test("is not read with another secret, nor once it was altered", () => {
    const encrypted = encrypt("JBSWY3DPEHPK3PXP", "right");
    expect(() => decrypt(encrypted, "wrong")).toThrow();
    const altered = Buffer.from(encrypted, "base64url");
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    expect(() => decrypt(altered.toString("base64url"), "right")).toThrow();
  });
});

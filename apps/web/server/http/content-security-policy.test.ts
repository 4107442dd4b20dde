import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scriptSources = (html: string) => /script-src ([^;]+)/.exec(contentSecurityPolicy(html))?.[1]?.split(" ");

describe("the content security policy of a page", () => {
  it("allows the page's inline scripts by their hash, and no other", () => {
    expect(scriptSources("<script>one()</script><script type=module async>two()</script>")).toEqual([
      "'self'",
      hash("one()"),
      hash("two()"),
    ]);
  });

  it("has no hash for files and for data", () => {
    expect(scriptSources('<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>')).toEqual([
      "'self'",
    ]);
  });

  it("lets Google's captcha in where the store has chosen it, and nowhere else", () => {
    expect(contentSecurityPolicy("", { hasRecaptcha: true })).toMatch(
      /script-src 'self' https:\/\/www\.google\.com\/recaptcha/,
    );
    expect(contentSecurityPolicy("")).not.toContain("google");
  });

  it("never allows every inline script", () => {
    expect(scriptSources("<script>one()</script>")).not.toContain("'unsafe-inline'");
  });
});

import { expect, test } from "vitest";
import { secretFrom } from "../../identity/store-secret.ts";
import { createKnownBrowsers } from "./known-browser.ts";

const knownBrowsers = (siteUrl: string) =>
  createKnownBrowsers({ secret: secretFrom("test"), clock: () => new Date(0), siteUrl });

test.each([
  ["https://store.example", true],
  ["http://localhost:3000", false],
])("the cookie at %s is Secure: %s", (siteUrl, isSecure) => {
  expect(knownBrowsers(siteUrl).cookieFor("asha@example.com").includes("; Secure")).toBe(isSecure);
});

test("the cookie names nobody, and is another each time", () => {
  const { cookieFor } = knownBrowsers("https://store.example");
  expect(cookieFor("asha@example.com")).not.toContain("asha");
  expect(cookieFor("asha@example.com")).not.toBe(cookieFor("asha@example.com"));
});

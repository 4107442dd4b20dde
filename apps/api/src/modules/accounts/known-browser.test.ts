import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { secretFrom } from "../../identity/store-secret.ts";
import { createKnownBrowsers } from "./known-browser.ts";

const knownBrowsers = (siteUrl: string) =>
  createKnownBrowsers({ secret: secretFrom("test"), clock: () => new Date(0), siteUrl });

test.each([
  ["https://store.example", "__Host-known_browser=", true],
  ["http://localhost:3000", "known_browser=", false],
])("the cookie at %s is %s, Secure: %s", (siteUrl, name, isSecure) => {
  const cookie = knownBrowsers(siteUrl).cookieFor("asha@example.com");
  expect(cookie.startsWith(name)).toBe(true);
  expect(cookie.includes("; Secure")).toBe(isSecure);
});

test("the cookie is found again under its name", async () => {
  const browsers = knownBrowsers("https://store.example");
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get("/", (c) => c.text(browsers.idOf(c, "asha@example.com") ?? "unknown"));
  const [pair = ""] = browsers.cookieFor("asha@example.com").split(";");
  const idFor = async (cookie: string) => (await app.request("/", { headers: { cookie } })).text();
  expect(await idFor(pair)).not.toBe("unknown");
  expect(await idFor(pair.replace("__Host-", ""))).toBe("unknown");
});

test("the cookie names nobody, and is another each time", () => {
  const { cookieFor } = knownBrowsers("https://store.example");
  expect(cookieFor("asha@example.com")).not.toContain("asha");
  expect(cookieFor("asha@example.com")).not.toBe(cookieFor("asha@example.com"));
});

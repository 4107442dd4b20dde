import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("the storefront's settings", () => {
  it("are the usual ports when nothing is set", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      apiUrl: "http://127.0.0.1:4000",
      siteUrl: "http://localhost:3000",
      hasRecaptcha: false,
    });
  });

  it("hold the base address of the realtime socket [R21]", () => {
    expect(readSettings({ REALTIME_URL: "wss://realtime.example" })).toMatchObject({
      realtimeUrl: "wss://realtime.example",
    });
  });

  it("follow the API's port, unless its address is given", () => {
    expect(readSettings({ API_PORT: "4100" })).toMatchObject({ apiUrl: "http://127.0.0.1:4100" });
    expect(readSettings({ API_PORT: "4100", API_URL: "https://api.example/" })).toMatchObject({
      apiUrl: "https://api.example",
    });
  });

  it.each([
    ["WEB_PORT", "abc"],
    ["WEB_PORT", "70000"],
    ["API_URL", "nowhere"],
    ["CAPTCHA_ADAPTER", "none"],
    ["REALTIME_URL", "https://realtime.example"],
  ])("refuse %s=%s and name it", (name, value) => {
    expect(readSettings({ [name]: value })).toEqual({ problem: expect.stringContaining(name) });
  });
});

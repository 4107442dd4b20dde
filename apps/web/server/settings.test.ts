import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("the storefront's settings", () => {
  it("are the usual ports when nothing is set", () => {
    expect(readSettings({})).toEqual({
      host: "127.0.0.1",
      port: 3000,
      apiUrls: ["http://127.0.0.1:4000"],
      apiStartMs: 0,
      apiTimeoutMs: 4000,
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
    expect(readSettings({ API_PORT: "4100" })).toMatchObject({ apiUrls: ["http://127.0.0.1:4100"] });
    expect(readSettings({ API_PORT: "4100", API_URL: "https://api.example/" })).toMatchObject({
      apiUrls: ["https://api.example"],
    });
  });

  it("keep a demo to this machine, unless told otherwise", () => {
    expect(readSettings({ HOST: "0.0.0.0" })).toMatchObject({ host: "0.0.0.0" });
    expect(readSettings({ STORE_MODE: "production" })).toMatchObject({ host: undefined });
  });

  it("may name several processes of the API", () => {
    expect(readSettings({ API_URL: "http://10.0.0.1:4000/, http://10.0.0.2:4000" })).toMatchObject({
      apiUrls: ["http://10.0.0.1:4000", "http://10.0.0.2:4000"],
    });
  });

  it.each([
    ["WEB_PORT", "abc"],
    ["WEB_PORT", "70000"],
    ["API_URL", "nowhere"],
    ["API_URL", "http://10.0.0.1:4000,nowhere"],
    ["API_START_SECONDS", "soon"],
    ["API_TIMEOUT_SECONDS", "4.5"],
    ["CAPTCHA_ADAPTER", "none"],
    ["REALTIME_URL", "https://realtime.example"],
  ])("refuse %s=%s and name it", (name, value) => {
    expect(readSettings({ [name]: value })).toEqual({ problem: expect.stringContaining(name) });
  });
});

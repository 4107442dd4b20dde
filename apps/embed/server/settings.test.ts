import { describe, expect, it } from "vitest";
import { DEFAULT_PORT, readSettings } from "./settings.ts";

const API = "http://127.0.0.1:4000";

describe("settings", () => {
  it.each([
    [{ API_PORT: "4930" }, "http://127.0.0.1:4930"],
    [{ API_URL: "https://api.shop.example/, http://10.0.0.2:4000" }, "https://api.shop.example"],
  ])("finds the API by %j", (environment, apiUrl) => {
    expect(readSettings(environment)).toMatchObject({ ok: true, value: { apiUrl } });
  });

  it("refuses an address that is none, and names it", () => {
    expect(readSettings({ API_URL: "api.shop.example" })).toMatchObject({
      ok: false,
      refusal: { code: "wrong-api", message: expect.stringContaining("API_URL") },
    });
  });

  it("listens on 3001 by default", () => {
    expect(DEFAULT_PORT).toBe(3001);
    expect(readSettings({})).toEqual({
      ok: true,
      value: { host: "127.0.0.1", port: 3001, apiUrl: API, isHttps: false },
    });
    expect(readSettings({ EMBED_PORT: "" })).toEqual({
      ok: true,
      value: { host: "127.0.0.1", port: 3001, apiUrl: API, isHttps: false },
    });
  });

  it("keeps a demo to this machine, unless told otherwise", () => {
    expect(readSettings({ HOST: "::" })).toMatchObject({ value: { host: "::" } });
    expect(readSettings({ STORE_MODE: "production" })).toMatchObject({ value: { host: undefined } });
  });

  it("knows whether the store has https", () => {
    expect(readSettings({ SITE_URL: "https://shop.example" })).toMatchObject({ value: { isHttps: true } });
    expect(readSettings({ SITE_URL: "http://localhost:3000" })).toMatchObject({ value: { isHttps: false } });
  });

  it.each(["1", "8080", "65535"])("takes port %s", (port) => {
    expect(readSettings({ EMBED_PORT: port })).toEqual({
      ok: true,
      value: { host: "127.0.0.1", port: Number(port), apiUrl: API, isHttps: false },
    });
  });

  it.each(["0", "65536", "-1", "80.5", "http", " 80", "0x50", "1e3"])("refuses %j and names it", (port) => {
    expect(readSettings({ EMBED_PORT: port })).toEqual({
      ok: false,
      refusal: { code: "wrong-port", message: expect.stringContaining(`EMBED_PORT`) },
    });
  });
});

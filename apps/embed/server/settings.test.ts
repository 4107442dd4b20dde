import { describe, expect, it } from "vitest";
import { DEFAULT_PORT, readSettings } from "./settings.ts";

describe("settings", () => {
  it("listens on 3001 by default", () => {
    expect(DEFAULT_PORT).toBe(3001);
    expect(readSettings({})).toEqual({ ok: true, value: { host: "127.0.0.1", port: 3001 } });
    expect(readSettings({ EMBED_PORT: "" })).toEqual({ ok: true, value: { host: "127.0.0.1", port: 3001 } });
  });

  it("keeps a demo to this machine, unless told otherwise", () => {
    expect(readSettings({ HOST: "::" })).toMatchObject({ value: { host: "::" } });
    expect(readSettings({ STORE_MODE: "production" })).toMatchObject({ value: { host: undefined } });
  });

  it.each(["1", "8080", "65535"])("takes port %s", (port) => {
    expect(readSettings({ EMBED_PORT: port })).toEqual({ ok: true, value: { host: "127.0.0.1", port: Number(port) } });
  });

  it.each(["0", "65536", "-1", "80.5", "http", " 80", "0x50", "1e3"])("refuses %j and names it", (port) => {
    expect(readSettings({ EMBED_PORT: port })).toEqual({
      ok: false,
      refusal: { code: "wrong-port", message: expect.stringContaining(`EMBED_PORT`) },
    });
  });
});

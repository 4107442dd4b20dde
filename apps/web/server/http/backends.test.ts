import { describe, expect, it } from "vitest";
import { createBackends, maySendAgain } from "./backends.ts";

describe("the API's processes", () => {
  it("take turns", () => {
    const { pick } = createBackends(["a", "b"], () => 0);
    expect(new Set([pick(), pick()])).toEqual(new Set(["a", "b"]));
  });

  it("are left out for two seconds when they drain, unless all do", () => {
    let time = 0;
    const { pick, skip } = createBackends(["a", "b"], () => time);
    skip("a");
    expect([pick(), pick(), pick()]).toEqual(["b", "b", "b"]);
    skip("b");
    expect(new Set([pick(), pick()])).toEqual(new Set(["a", "b"]));
    time = 2000;
    expect(new Set([pick(), pick()])).toEqual(new Set(["a", "b"]));
  });
});

describe("a call that failed", () => {
  const failed = (code: string) => Object.assign(new Error("failed"), { code });
  it.each([
    ["POST", "ECONNREFUSED", true],
    ["POST", "ECONNRESET", false],
    ["GET", "ECONNRESET", true],
    ["HEAD", "EPIPE", true],
    ["GET", "ERR_INVALID_ARG", false],
  ])("%s with %s may be sent again: %s", (method, code, expected) => {
    expect(maySendAgain(method, failed(code))).toBe(expected);
  });
});

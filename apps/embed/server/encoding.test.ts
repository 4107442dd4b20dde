import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./encoding.ts";

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0.5", "gzip"],
    ["br;q=0, *", "gzip"],
    ["deflate", "identity"],
    ["identity", "identity"],
    ["gzip;q=0", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ] as const)("answers %j with %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

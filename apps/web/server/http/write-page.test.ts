import { describe, expect, it } from "vitest";
import { encodingFor } from "./write-page.ts";

describe("the encoding of an answer", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["deflate", "identity"],
  ])("for %s is %s", (accepted, encoding) => {
    expect(encodingFor(accepted, ["br", "gzip", "identity"])).toBe(encoding);
  });

  it("is one that the answer has", () => {
    expect(encodingFor("gzip, br", ["identity"])).toBe("identity");
    expect(encodingFor("gzip, br", ["gzip", "identity"])).toBe("gzip");
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeModules } from "../../testing/read-barcode.ts";
import { code128Modules } from "./barcode.ts";

describe("a barcode", () => {
  test("is read as the text that it was made of, whatever mix of letters and digits", () => {
    const text = fc.stringMatching(/^[!-~][ -~]{0,38}[!-~]$/);
    fc.assert(
      fc.property(fc.oneof(text, fc.stringMatching(/^[0-9]{2,40}$/), fc.constant("SO-2026-000123")), (typed) => {
        expect(decodeModules(code128Modules(typed) ?? "")).toBe(typed);
      }),
    );
  });

  test("has the check character of ISO/IEC 15417, and ends with the stop character", () => {
    // Start C is 105; 12, 34 and 56 stand in places 1 to 3: 105 + 12 + 68 + 168 = 353, and 353 mod 103 = 44.
    const modules = code128Modules("123456") ?? "";
    const [start, one, two, three, check] = modules.match(/.{11}/g) ?? [];
    expect([start, one, two, three]).toEqual(["11010011100", "10110011100", "10001011000", "11100010110"]);
    expect(check).toBe("10001101110");
    expect(modules.endsWith("1100011101011")).toBe(true);
  });

  test("of letters that the code lacks is none", () => {
    for (const text of ["", "पार्सल", "GP\n1", "£1"]) expect(code128Modules(text)).toBeUndefined();
  });
});

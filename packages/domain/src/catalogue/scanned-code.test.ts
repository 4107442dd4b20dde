import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gtinCheckDigit, SKU_LENGTH } from "./product-codes.ts";
import { isCodeOf, readScannedCode, splitScannedPieces } from "./scanned-code.ts";

const GHEE = { id: 7, sku: "GH-500", barcode: "4006381333931" };

describe("what is scanned or entered", () => {
  it.each([
    ["4006381333931", true],
    [" GH-500 ", true],
    ["7", true],
    ["77", false],
    ["", false],
    ["GH 500", false],
    ["undefined", false],
  ])("%j is the code of the ghee: %s", (text, isCode) => expect(isCodeOf(text, GHEE)).toBe(isCode));

  it("is no code of a product without one", () => {
    expect(isCodeOf("GH-500", { id: 7 })).toBe(false);
    expect(isCodeOf("", { id: 7, sku: "", barcode: "" })).toBe(false);
  });

  it.each([
    [" GH-500 ", { sku: "GH-500", barcode: "GH-500" }],
    ["x".repeat(SKU_LENGTH + 1), undefined],
    ["cow ghee", undefined],
    ["", undefined],
  ])("of %j may be %j", (text, codes) => expect(readScannedCode(text)).toEqual(codes));
});

describe("a barcode that was scanned behind the pieces", () => {
  it.each([
    ["96385074", { pieces: "", barcode: "96385074" }],
    ["96385075", undefined],
    ["1296385074", undefined],
    ["4006381333931", { pieces: "", barcode: "4006381333931" }],
    ["4006381333932", undefined],
    ["12", undefined],
    ["", undefined],
    ["12x", undefined],
    ["123456784006381333931", undefined],
  ])("of %j: %j", (text, split) => expect(splitScannedPieces(text)).toEqual(split));

  it("is split from any pieces", () => {
    const gtin13 = fc.stringMatching(/^\d{12}$/).map((digits) => `${digits}${gtinCheckDigit(digits)}`);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,7}$/), gtin13, (pieces, barcode) => {
        expect(splitScannedPieces(pieces + barcode)).toEqual({ pieces, barcode });
      }),
    );
  });
});

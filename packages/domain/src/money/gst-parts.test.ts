import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gstParts } from "./gst-parts.ts";
import { addMoney, paise } from "./money.ts";

describe("the GST of an invoice", () => {
  test.each([
    ["Gujarat", 1800, { CGST: 900, SGST: 900 }],
    ["Gujarat", 1801, { CGST: 900, SGST: 901 }],
    [" gujarat ", 1, { CGST: 0, SGST: 1 }],
    ["Gujarat", 0, { CGST: 0, SGST: 0 }],
    ["Maharashtra", 1801, { IGST: 1801 }],
  ])("of goods that go to %s: %i paise", (placeOfSupply, gst, parts) => {
    const named = gstParts(paise(gst), { seller: " Gujarat", placeOfSupply });
    expect(Object.fromEntries(named.map(({ name, amount }) => [name, amount]))).toEqual(parts);
  });

  test("adds up wherever the goods go", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom("Gujarat", "Kerala"), (gst, placeOfSupply) => {
        const parts = gstParts(paise(gst), { seller: "Gujarat", placeOfSupply });
        expect(addMoney(...parts.map(({ amount }) => amount))).toBe(gst);
      }),
    );
  });
});

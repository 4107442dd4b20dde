import fc from "fast-check";
import { expect, it, test } from "vitest";
import { smsLength } from "./sms-parts.ts";

test.each([
  ["nothing", "", "GSM-7", 0, 1],
  ["160 letters", "a".repeat(160), "GSM-7", 160, 1],
  ["161 letters", "a".repeat(161), "GSM-7", 161, 2],
  ["306 letters", "a".repeat(306), "GSM-7", 306, 2],
  ["307 letters", "a".repeat(307), "GSM-7", 307, 3],
  ["80 braces of two units", "{".repeat(80), "GSM-7", 160, 1],
  ["81 braces", "{".repeat(81), "GSM-7", 162, 2],
  // 153 is odd: the second unit of a brace would begin the next part.
  ["154 braces, of which 76 fit a part", "{".repeat(154), "GSM-7", 308, 3],
  ["69 letters and ₹", `${"a".repeat(69)}₹`, "UCS-2", 70, 1],
  ["70 letters and ₹", `${"a".repeat(70)}₹`, "UCS-2", 71, 2],
  ["134 with ₹", `${"a".repeat(133)}₹`, "UCS-2", 134, 2],
  ["135 with ₹", `${"a".repeat(134)}₹`, "UCS-2", 135, 3],
  ["Hindi", "नमस्ते", "UCS-2", 6, 1],
  ["35 pictures of two units", "🌿".repeat(35), "UCS-2", 70, 1],
  // 67 is odd.
  ["67 pictures, of which 33 fit a part", "🌿".repeat(67), "UCS-2", 134, 3],
  ["letters with accents that GSM knows", "é ü ñ à", "GSM-7", 7, 1],
  ["a letter that it does not know", "ê", "UCS-2", 1, 1],
] as const)("%s", (_, text, alphabet, units, parts) => {
  expect(smsLength(text)).toMatchObject({ alphabet, units, parts });
});

it("names what makes it long", () => {
  expect(smsLength("₹5 or ₹6 – now").beyondGsm).toEqual(["₹", "–"]);
  expect(smsLength("Rs 5").beyondGsm).toEqual([]);
});

it("has room for all its units, and no part too many", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "{", "₹", "🌿"), maxLength: 700 }), (text) => {
      const { alphabet, units, parts } = smsLength(text);
      const [single, part] = alphabet === "GSM-7" ? [160, 153] : [70, 67];
      expect(units).toBeLessThanOrEqual(parts === 1 ? single : parts * part);
      // Each part but the last may leave one unit free.
      if (parts > 1) expect(units).toBeGreaterThan((parts - 1) * (part - 1));
    }),
  );
});

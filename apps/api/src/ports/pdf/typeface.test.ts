import { create } from "fontkit";
import { expect, test } from "vitest";
import { fontRuns, printable, typefaceFile } from "./typeface.ts";

test.each([
  ["₹1,24,999.50", "₹1,24,999.50"],
  ["गिर गाय का घी", "गिर गाय का घी"],
  ["Crème fraîche – “best”", "Crème fraîche – “best”"],
  ["a\nb\t c", "a b c"],
  ["Tea 🎁 for you", "Tea for you"],
  ["નેહા, ઘી", "નેહા, ઘી"],
  ["ಘೀ", "?"],
  ["Ghee 500 ml", "Ghee 500\u00a0ml"],
  ["12 g of 24 Gir cows", "12\u00a0g of 24 Gir cows"],
  ["", ""],
])("%j is set as %j", (text, set) => {
  expect(printable(text)).toBe(set);
});

test.each(["નેહા પટેલ, ૧૪ કલ્પતરુ રેસિડેન્સી, શ્રી ક્ષેત્ર", "नेहा कुलकर्णी, श्री क्षेत्र", "નેહા and नेहा, ₹1,24,999.50"])(
  "%s is set letter by letter, in one weight as in the other: no empty boxes (C47)",
  (text) => {
    for (const face of ["regular", "bold"] as const) {
      const runs = fontRuns(text, face);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      for (const run of runs) {
        const font = create(typefaceFile(run.font));
        if (!("layout" in font)) throw new Error("More than one font");
        expect(font.layout(run.text).glyphs.map(({ id }) => id)).not.toContain(0);
      }
    }
  },
);

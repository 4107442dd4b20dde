import { runs } from "@store/vitest";
import fc from "fast-check";
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
  ["ಘೀ", "ಘೀ"],
  ["گلی نمبر ۱۲، لاہور", "گلی نمبر ۱۲، لاہور"],
  ["ཨོཾ", "?"],
  ["Ghee 500 ml", "Ghee 500\u00a0ml"],
  ["12 g of 24 Gir cows", "12\u00a0g of 24 Gir cows"],
  ["", ""],
])("%j is set as %j", (text, set) => {
  expect(printable(text)).toBe(set);
});

/** A name and an address in each of the scripts that India's languages are written in. */
const WRITTEN = {
  Gujarati: "નેહા પટેલ, ૧૪ કલ્પતરુ રેસિડેન્સી, શ્રી ક્ષેત્ર",
  Devanagari: "नेहा कुलकर्णी, श्री क्षेत्र",
  both: "નેહા and नेहा, ₹1,24,999.50",
  Bengali: "শ্রী কৃষ্ণ ভট্টাচার্য, ১২ প্রক্রিয়া, অসম ৰাজ্য",
  Gurmukhi: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਲੁਧਿਆਣਾ ੧੨",
  Kannada: "ಶ್ರೀ ಕೃಷ್ಣಮೂರ್ತಿ, ಕರ್ನಾಟಕ ೧೨",
  Malayalam: "ശ്രീ കൃഷ്ണൻ, തിരുവനന്തപുരം ൧൨",
  Odia: "ଶ୍ରୀ କୃଷ୍ଣ, ଓଡ଼ିଶା ୧୨",
  Tamil: "ஸ்ரீ கிருஷ்ணன், தமிழ்நாடு",
  Telugu: "శ్రీ కృష్ణ, హైదరాబాద్ ౧౨",
  Urdu: "محلّہ ڈھاکہ، گلی نمبر ۱۲، ٹھٹھہ۔",
  mixed: "Shop 5, ಬೆಂಗಳೂರು – بنگلور 560001",
};

test.each(Object.entries(WRITTEN))("%s is set letter by letter, in both weights: no empty boxes (C47)", (_, text) => {
  expect(printable(text)).toBe(text);
  for (const face of ["regular", "bold"] as const) {
    const set = fontRuns(text, face);
    expect(set.reduce((length, run) => length + run.text.length, 0)).toBe(text.length);
    for (const run of set) {
      const font = create(typefaceFile(run.font));
      if (!("layout" in font)) throw new Error("More than one font");
      expect(font.layout(run.text).glyphs.map(({ id }) => id)).not.toContain(0);
    }
  }
});

test("what is read from the right stands from the right, its words as one", () => {
  const textsOf = (text: string) => fontRuns(text, "regular").map((run) => run.text);
  expect(textsOf("گلی نمبر، لاہور")).toEqual(["گلی نمبر، لاہور"]);
  expect(textsOf("گلی 12 لاہور")).toEqual([" لاہور", "12 ", "گلی "].map((run) => expect.stringContaining(run.trim())));
  // The font turns the run round: its number is turned before.
  expect(textsOf("نمبر ۱۲، لاہور")).toEqual(["نمبر ۲۱، لاہور"]);
  expect(textsOf("Shop, گلی نمبر")).toEqual(["Shop, ", "گلی نمبر"]);
});

test("any row of letters is set, also one that no language has", () => {
  const LETTERS = String.raw`[\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Arabic}]`;
  const letter = fc.stringMatching(new RegExp(`^${LETTERS}$`, "u"));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), (letters) => {
      for (const { font, text } of fontRuns(printable(letters.join("")), "bold")) {
        const opened = create(typefaceFile(font));
        if ("layout" in opened) opened.layout(text);
      }
    }),
    { numRuns: runs(100) },
  );
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type FontCollection } from "fontkit";

const require = createRequire(import.meta.url);

const FILES = {
  regular: "@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf",
  bold: "@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf",
  regularGujarati: "@expo-google-fonts/mukta-vaani/400Regular/MuktaVaani_400Regular.ttf",
  boldGujarati: "@expo-google-fonts/mukta-vaani/600SemiBold/MuktaVaani_600SemiBold.ttf",
} as const;

/** A font file: Mukta for Latin and Devanagari, its sister Mukta Vaani for Gujarati. */
export type FontName = keyof typeof FILES;
export type Face = "regular" | "bold";

export const FONT_NAMES: readonly FontName[] = ["regular", "bold", "regularGujarati", "boldGujarati"];

const GUJARATI_FONTS = { regular: "regularGujarati", bold: "boldGujarati" } as const;
const SCRIPT_RUNS = /[\p{Script=Gujarati}\u200c\u200d]+|[^\p{Script=Gujarati}\u200c\u200d]+/gu;

export const hasGujarati = (text: string): boolean => /\p{Script=Gujarati}/u.test(text);

/** A part of a text that one font sets. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

/** Splits a text by script: each run with the font that has its letters. */
export const fontRuns = (text: string, face: Face): FontRun[] =>
  (text.match(SCRIPT_RUNS) ?? []).map((run) => ({ font: hasGujarati(run) ? GUJARATI_FONTS[face] : face, text: run }));

const isFont = (font: Font | FontCollection): font is Font => "layout" in font;

const files = new Map<FontName, Buffer>();

/** The file of a font, read once. */
export function typefaceFile(name: FontName): Buffer {
  const known = files.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(FILES[name]));
  files.set(name, file);
  return file;
}

const fonts = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const font = create(typefaceFile(name));
  if (!isFont(font)) throw new Error(`${FILES[name]} holds more than one font`);
  fonts.set(name, font);
  return font;
}

/** Whether the font that sets a letter has a sign for it. */
function isDrawn(letter: string): boolean {
  const [run] = fontRuns(letter, "regular");
  return run !== undefined && openFont(run.font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** Keeps a number and its unit on one line, as in "500 ml". */
const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:m?g|kg|m?l|cm|pcs)\b)/gi;

/**
 * A text that the typeface can set: a letter that it lacks becomes a question mark, a symbol such as an emoji is left
 * out. Without this, a reader would see empty boxes.
 */
export function printable(text: string): string {
  const letters = Array.from(text.normalize("NFC").replace(/\s+/g, " "), (letter) => {
    if (isDrawn(letter)) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? "?" : "";
  });
  return letters.join("").replace(/ {2,}/g, " ").trim().replace(SPACE_BEFORE_UNIT, "\u00a0");
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type FontCollection } from "fontkit";

const require = createRequire(import.meta.url);

const FILES = {
  regular: "@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf",
  bold: "@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf",
} as const;

export type Face = keyof typeof FILES;

export const FACES: readonly Face[] = ["regular", "bold"];

const isFont = (font: Font | FontCollection): font is Font => "layout" in font;

const files = new Map<Face, Buffer>();

/** The font file of a style, with Latin and Devanagari letters and the rupee sign; read once. */
export function typefaceFile(face: Face): Buffer {
  const known = files.get(face);
  if (known) return known;
  const file = readFileSync(require.resolve(FILES[face]));
  files.set(face, file);
  return file;
}

let regular: Font | undefined;

function regularFont(): Font {
  if (regular) return regular;
  const font = create(typefaceFile("regular"));
  if (!isFont(font)) throw new Error(`${FILES.regular} holds more than one font`);
  regular = font;
  return font;
}

/** Keeps a number and its unit on one line, as in "500 ml". */
const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:m?g|kg|m?l|cm|pcs)\b)/gi;

/**
 * A text that the typeface can set: a letter that it lacks becomes a question mark, a symbol such as an emoji is left
 * out. Without this, a reader would see empty boxes.
 */
export function printable(text: string): string {
  const font = regularFont();
  const letters = Array.from(text.normalize("NFC").replace(/\s+/g, " "), (letter) => {
    if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
    return /[\p{L}\p{N}]/u.test(letter) ? "?" : "";
  });
  return letters.join("").replace(/ {2,}/g, " ").trim().replace(SPACE_BEFORE_UNIT, "\u00a0");
}

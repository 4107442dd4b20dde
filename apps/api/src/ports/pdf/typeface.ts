import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type FontCollection } from "fontkit";

const require = createRequire(import.meta.url);

export type Face = "regular" | "bold";

interface Typeface {
  /** The letters that it sets. */
  readonly letters: RegExp;
  readonly file: (face: Face) => string;
}

const WEIGHTS = { regular: 400, bold: 600 } as const;
const fontsource = (family: string, subset: string) => (face: Face) =>
  `@fontsource/${family}/files/${family}-${subset}-${WEIGHTS[face]}-normal.woff`;
const noto = (subset: string) => fontsource(`noto-sans-${subset}`, subset);

/**
 * A typeface for each script of India's languages: Mukta for Latin and Devanagari, beside it those that fontkit shapes.
 * Noto's Gurmukhi, Malayalam and Telugu are not among them: their marks have no place there, and it fails.
 */
const TYPEFACES = {
  "": {
    letters: /\p{Script=Latin}|\p{Script=Devanagari}/u,
    file: (face) =>
      `@expo-google-fonts/mukta/${face === "bold" ? "600SemiBold/Mukta_600SemiBold" : "400Regular/Mukta_400Regular"}.ttf`,
  },
  Gujarati: {
    letters: /\p{Script=Gujarati}/u,
    file: (face) =>
      `@expo-google-fonts/mukta-vaani/${face === "bold" ? "600SemiBold/MuktaVaani_600SemiBold" : "400Regular/MuktaVaani_400Regular"}.ttf`,
  },
  Arabic: { letters: /\p{Script_Extensions=Arabic}/u, file: noto("arabic") },
  Bengali: { letters: /\p{Script=Bengali}/u, file: noto("bengali") },
  Gurmukhi: { letters: /\p{Script=Gurmukhi}/u, file: fontsource("mukta-mahee", "gurmukhi") },
  Kannada: { letters: /\p{Script=Kannada}/u, file: noto("kannada") },
  Malayalam: { letters: /\p{Script=Malayalam}/u, file: fontsource("anek-malayalam", "malayalam") },
  Oriya: { letters: /\p{Script=Oriya}/u, file: noto("oriya") },
  Tamil: { letters: /\p{Script=Tamil}/u, file: noto("tamil") },
  Telugu: { letters: /\p{Script=Telugu}/u, file: fontsource("anek-telugu", "telugu") },
} as const satisfies Readonly<Record<string, Typeface>>;

type Script = keyof typeof TYPEFACES;

/** A font file: a face of the typeface of a script. */
export type FontName = `${Face}${Script}`;

const isScript = (name: string): name is Script => Object.hasOwn(TYPEFACES, name);
const SCRIPTS: readonly Script[] = Object.keys(TYPEFACES).filter(isScript);

/** Which script's typeface sets a letter; undefined for what all have, such as a space or a sign that joins letters. */
const scriptOf = (letter: string): Script | undefined =>
  /\p{Script=Inherited}/u.test(letter) ? undefined : SCRIPTS.find((script) => TYPEFACES[script].letters.test(letter));

/** Signs that join or separate the letters around them: they belong to their word. */
const isJoiner = (letter: string): boolean => /[\p{Script=Inherited}\u200c\u200d]/u.test(letter);

/** Whether a text needs more than Mukta. */
export const hasOtherScripts = (text: string): boolean => Array.from(text).some((letter) => scriptOf(letter));

/** A part of a text that one font sets. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

interface ScriptRun {
  readonly script: Script;
  text: string;
}

function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = isJoiner(letter) && last ? last.script : (scriptOf(letter) ?? "");
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

/** Words of Urdu with a space between them are one run: they are read from the right. */
function joined(runs: readonly ScriptRun[]): ScriptRun[] {
  const all: ScriptRun[] = [];
  for (const run of runs) {
    const before = all.at(-2);
    const between = all.at(-1);
    if (run.script === "Arabic" && before?.script === "Arabic" && between?.text.trim() === "") {
      before.text += between.text + run.text;
      all.pop();
    } else all.push({ ...run });
  }
  return all;
}

const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]+/g;
/** A font turns a run that is read from the right round, its numbers too, which are read from the left. */
const withTurnedNumbers = (text: string): string =>
  text.replace(DIGITS, (digits) => Array.from(digits).reverse().join(""));

/**
 * Splits a text by script: each run with the font that has its letters, in the order in which they stand on the line. A
 * text that begins with Urdu goes from the right.
 */
export function fontRuns(text: string, face: Face): FontRun[] {
  const runs = joined(scriptRuns(text)).map(
    ({ script, text }): FontRun => ({
      font: `${face}${script}`,
      text: script === "Arabic" ? withTurnedNumbers(text) : text,
    }),
  );
  return runs[0]?.font === `${face}Arabic` ? runs.reverse() : runs;
}

const isFont = (font: Font | FontCollection): font is Font => "layout" in font;

const files = new Map<FontName, Buffer>();

function pathOf(name: FontName): string {
  const face = name.startsWith("bold") ? "bold" : "regular";
  const script = name.slice(face.length);
  return TYPEFACES[isScript(script) ? script : ""].file(face);
}

/** The file of a font, read once. */
export function typefaceFile(name: FontName): Buffer {
  const known = files.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(pathOf(name)));
  files.set(name, file);
  return file;
}

const fonts = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  const known = fonts.get(name);
  if (known) return known;
  const font = create(typefaceFile(name));
  if (!isFont(font)) throw new Error(`${pathOf(name)} holds more than one font`);
  fonts.set(name, font);
  return font;
}

/** How far a font reaches above the line, as a part of its size. */
export function ascentOf(name: FontName): number {
  const { ascent, unitsPerEm } = openFont(name);
  return ascent / unitsPerEm;
}

/** Whether a font can put a word's letters together; some fail at marks that no word has. */
function isShaped(word: string): boolean {
  try {
    for (const { font, text } of fontRuns(word, "regular")) openFont(font).layout(text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a number and its unit on one line, as in "500 ml". */
const SPACE_BEFORE_UNIT = /(?<=\d) (?=(?:m?g|kg|m?l|cm|pcs)\b)/gi;

/**
 * A text that the typefaces can set: a letter that they lack becomes a question mark, a symbol such as an emoji is left
 * out. Without this, a reader would see empty boxes.
 */
export function printable(text: string): string {
  const letters = scriptRuns(text.normalize("NFC").replace(/\s+/g, " ")).flatMap((run) => {
    const font = openFont(`regular${run.script}`);
    return Array.from(run.text, (letter) => {
      if (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return letter;
      return /[\p{L}\p{N}]/u.test(letter) ? "?" : "";
    });
  });
  const words = letters.join("").replace(/ {2,}/g, " ").trim();
  const shaped = hasOtherScripts(words) ? words.replace(/[^ ]+/g, (word) => (isShaped(word) ? word : "?")) : words;
  return shaped.replace(SPACE_BEFORE_UNIT, "\u00a0");
}

/** A line of text as shapes of SVG that need no font, from 0 on to the right; what is not `printable` has none. */
export interface Outline {
  readonly svg: string;
  readonly width: number;
}

export function outlineOf(text: string, face: Face, size: number): Outline {
  let width = 0;
  const shapes = fontRuns(text, face).flatMap((run) => {
    const font = openFont(run.font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    return glyphs.map(({ path, advanceWidth }, place) => {
      const { xOffset = 0, yOffset = 0, xAdvance = advanceWidth } = positions[place] ?? {};
      const [x, y] = [width + xOffset * scale, -yOffset * scale].map((value) => value.toFixed(1));
      width += xAdvance * scale;
      return `<path transform="translate(${x} ${y}) scale(${scale} -${scale})" d="${path.toSVG()}"/>`;
    });
  });
  return { svg: shapes.join(""), width };
}

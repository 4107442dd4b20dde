import { createRequire } from "node:module";
import { type Font, type FontCollection, openSync } from "fontkit";

/** Resolves as this package does, also from within the API's bundle, which lies elsewhere. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve("@store/demo/package.json"));

/** The faces that labels are set in. Files come with the packages, so no font need be installed. */
const FILES = {
  medium: "@fontsource/inter/files/inter-latin-500-normal.woff2",
  bold: "@fontsource/inter/files/inter-latin-700-normal.woff2",
  black: "@fontsource/inter/files/inter-latin-900-normal.woff2",
  serif: "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  italic: "@fontsource/fraunces/files/fraunces-latin-500-italic.woff2",
} as const;

export type Face = keyof typeof FILES;

const opened = new Map<Face, Font>();

const isFont = (font: Font | FontCollection): font is Font => "layout" in font;

/** Opened once, then cached. */
export function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known !== undefined) return known;
  const font = openSync(resolve(FILES[face]));
  if (!isFont(font)) throw new Error(`${FILES[face]} holds more than one font`);
  opened.set(face, font);
  return font;
}

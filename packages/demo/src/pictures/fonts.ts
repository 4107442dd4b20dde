import { createRequire } from "node:module";
import { type Font, type FontCollection, openSync } from "fontkit";

/** Resolves from this package, also from within the API's bundle, which lies elsewhere. */
const { resolve } = createRequire(createRequire(import.meta.url).resolve("@store/demo/package.json"));

const opened = new Map<string, Font>();

const isFont = (font: Font | FontCollection): font is Font => "layout" in font;

/**
 * A font from an npm package, so that none has to be installed; opened once.
 * @param family in lower case, such as "inter"
 * @throws when no package has it
 */
export function fontOf(family: string, weight: string, style: string): Font {
  const file = `@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`;
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = openSync(resolve(file));
  if (!isFont(font)) throw new Error(`${file} holds more than one font`);
  opened.set(file, font);
  return font;
}

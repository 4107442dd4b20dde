import type { PathCommand } from "fontkit";
import { fontOf } from "./fonts.ts";

const TEXT = /<text([^>]*)>([^<]*)<\/text>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

type Attributes = Readonly<Record<string, string | undefined>>;

const LETTERS: Readonly<Record<PathCommand["command"], string>> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** How much of a line is before its `x`, by its `text-anchor`. */
const SHARE_BEFORE: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

const short = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * How far a line around a cylinder hangs below its ends, at a distance from the left. SVG has no attribute for that:
 * `data-bend` holds the cylinder's middle, its radius, and how far the line hangs in the middle.
 */
function bendOf(bend: string | undefined): (x: number) => number {
  const [middle = 0, radius = 1, sag = 0] = bend?.split(" ").map(Number) ?? [];
  return (x) => sag * (1 - ((x - middle) / radius) ** 2);
}

function outlineOf(attributes: Attributes, words: string): string {
  const { "font-family": family = "", "font-weight": weight = "400", "font-style": style = "normal" } = attributes;
  const font = fontOf(family.toLowerCase(), weight, style);
  const scale = Number(attributes["font-size"]) / font.unitsPerEm;
  const tracking = Number(attributes["letter-spacing"] ?? 0);
  const { glyphs, positions } = font.layout(words);
  const advances = glyphs.map((glyph, index) => (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale);
  const width = advances.reduce((sum, advance) => sum + advance, tracking * (glyphs.length - 1));
  const bend = bendOf(attributes["data-bend"]);
  const y = Number(attributes.y);
  let pen = Number(attributes.x) - width * (SHARE_BEFORE[attributes["text-anchor"] ?? "start"] ?? 0);
  let d = "";
  for (const [index, { path }] of glyphs.entries()) {
    for (const { command, args } of path.commands) {
      d += LETTERS[command];
      for (let at = 0; at + 1 < args.length; at += 2) {
        const x = pen + (args[at] ?? 0) * scale;
        d += `${at === 0 ? "" : " "}${short(x)} ${short(y - (args[at + 1] ?? 0) * scale + bend(x))}`;
      }
    }
    pen += (advances[index] ?? 0) + tracking;
  }
  return d;
}

/**
 * A drawing with the outlines of its texts instead of them, so that no font has to be installed where it is rendered.
 * @param svg whose texts have `x`, `y`, `font-family`, `font-size` and `fill`, and lie in no other element's style
 */
export const outlineTexts = (svg: string): string =>
  svg.replace(TEXT, (_, written: string, words: string) => {
    const attributes: Attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
    );
    return `<path d="${outlineOf(attributes, words.replaceAll("&amp;", "&"))}" fill="${attributes.fill}"/>`;
  });

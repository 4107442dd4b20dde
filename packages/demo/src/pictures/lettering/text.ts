import type { PathCommand } from "fontkit";
import { n } from "../drawing/shapes.ts";
import { type Face, fontOf } from "./fonts.ts";

export type Setting = {
  face: Face;
  size: number;
  /** extra space between letters, in ems */
  tracking?: number;
};

export type Place = {
  x: number;
  /** of the baseline */
  y: number;
  anchor?: "start" | "middle" | "end";
  /** for a label around a cylinder: how far a point at a distance from the middle rises */
  bend?: (x: number) => number;
};

type Outline = { commands: readonly PathCommand[]; advance: number };

const LETTERS: Readonly<Record<PathCommand["command"], string>> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

const outlines = new Map<string, readonly Outline[]>();

/** The letters of a text in font units, kerned; cached, since labels repeat their words. */
function outlinesOf(text: string, face: Face): readonly Outline[] {
  const key = `${face} ${text}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const run = fontOf(face).layout(text);
  const letters = run.glyphs.map((glyph, index) => ({
    commands: glyph.path.commands,
    advance: run.positions[index]?.xAdvance ?? glyph.advanceWidth,
  }));
  outlines.set(key, letters);
  return letters;
}

/** How wide a text is when set, in the drawing's units. */
export function widthOf(text: string, { face, size, tracking = 0 }: Setting): number {
  const letters = outlinesOf(text, face);
  const advance = letters.reduce((sum, letter) => sum + letter.advance, 0) / fontOf(face).unitsPerEm;
  return (advance + tracking * Math.max(0, letters.length - 1)) * size;
}

/** How tall capitals are at this size. */
export const capHeightOf = ({ face, size }: Setting): number =>
  (fontOf(face).capHeight / fontOf(face).unitsPerEm) * size;

/** A line of text as the outline of its letters: the data of one path. */
export function outlineOf(text: string, setting: Setting, { x, y, anchor = "start", bend }: Place): string {
  const { face, size, tracking = 0 } = setting;
  const scale = size / fontOf(face).unitsPerEm;
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let pen = x - widthOf(text, setting) * share;
  let d = "";
  for (const { commands, advance } of outlinesOf(text, face)) {
    for (const { command, args } of commands) {
      d += LETTERS[command];
      for (let index = 0; index + 1 < args.length; index += 2) {
        const pointX = pen + (args[index] ?? 0) * scale;
        const pointY = y - (args[index + 1] ?? 0) * scale + (bend?.(pointX) ?? 0);
        d += `${index === 0 ? "" : " "}${n(pointX)} ${n(pointY)}`;
      }
    }
    pen += advance * scale + tracking * size;
  }
  return d;
}

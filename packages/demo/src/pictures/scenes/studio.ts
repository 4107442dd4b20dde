import { darker, type Hex, lighter, mix } from "../drawing/color.ts";
import { circle, ellipse, group, n, path, placed, rect } from "../drawing/shapes.ts";
import { DOWN, type Sheet } from "../drawing/sheet.ts";
import type { PackArt } from "../packs/pack.ts";

export type Studio = {
  width: number;
  height: number;
  /** the ground's colour */
  tint: Hex;
  /** where the table meets the wall, from the top */
  horizon: number;
};

/** A wall and a table of one colour, with light from the upper left. */
export function studio(sheet: Sheet, { width, height, tint, horizon }: Studio): string {
  const wall = sheet.linear(
    [
      [0, lighter(tint, 0.3)],
      [0.75, tint],
      [1, darker(tint, 0.045)],
    ],
    DOWN,
  );
  const table = sheet.linear(
    [
      [0, darker(tint, 0.03)],
      [0.22, lighter(tint, 0.28)],
      [1, lighter(tint, 0.1)],
    ],
    DOWN,
  );
  const glow = sheet.radial([
    [0, "#fffdf4", 0.62],
    [1, "#fffdf4", 0],
  ]);
  const dusk = sheet.radial([
    [0, darker(tint, 0.4), 0.2],
    [1, darker(tint, 0.4), 0],
  ]);
  return (
    rect(0, 0, width, horizon, wall) +
    rect(0, horizon, width, height - horizon, table) +
    ellipse(width * 0.26, height * 0.2, width * 0.5, height * 0.52, glow) +
    ellipse(width * 1.02, height * 1.02, width * 0.5, height * 0.5, dusk)
  );
}

/** A round paper behind the goods. */
export const disc = (sheet: Sheet, x: number, y: number, r: number, tint: Hex): string =>
  circle(
    x,
    y,
    r,
    sheet.linear(
      [
        [0, lighter(tint, 0.34)],
        [1, tint],
      ],
      [0.2, 0, 0.8, 1],
    ),
  );

/** A niche with a round top behind the goods. */
export const niche = (sheet: Sheet, x: number, base: number, width: number, height: number, tint: Hex): string =>
  path(
    `M${n(x - width / 2)} ${n(base)}V${n(base - height + width / 2)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width / 2)} ${n(base - height + width / 2)}V${n(base)}Z`,
    sheet.linear(
      [
        [0, darker(tint, 0.09)],
        [0.2, darker(tint, 0.02)],
        [1, lighter(tint, 0.12)],
      ],
      [0, 0, 1, 0.1],
    ),
  );

/** The soft shadow of a thing: close and dark where it stands, long and faint to the right. */
export function shadow(sheet: Sheet, x: number, y: number, width: number, strength = 1): string {
  const long = sheet.radial([
    [0, "#2b1c0c", 0.34 * strength],
    [0.5, "#2b1c0c", 0.16 * strength],
    [1, "#2b1c0c", 0],
  ]);
  const close = sheet.radial([
    [0, "#1d1207", 0.62 * strength],
    [0.6, "#1d1207", 0.34 * strength],
    [1, "#1d1207", 0],
  ]);
  return (
    ellipse(x + width * 0.2, y - width * 0.012, width * 0.72, width * 0.085, long) +
    ellipse(x + width * 0.02, y, width * 0.54, width * 0.05, close)
  );
}

/** A pack with its shadow, its foot in the middle of the place. */
export const standing = (sheet: Sheet, art: PackArt, x: number, y: number, scale: number): string =>
  shadow(sheet, x, y, art.width * scale) + placed(x, y, scale, 0, art.svg);

/** Loose pieces on the table, each with a small shadow. */
export function scattered(
  sheet: Sheet,
  piece: string,
  places: readonly (readonly [x: number, y: number, turn: number, scale?: number])[],
  size: number,
): string {
  const under = sheet.radial([
    [0, "#1d1207", 0.4],
    [1, "#1d1207", 0],
  ]);
  return group(
    {},
    ...places.map(
      ([x, y, turn, scale = 1]) =>
        ellipse(x + 4 * size, y + 9 * size * scale, 20 * size * scale, 7 * size * scale, under) +
        placed(x, y, size * scale, turn, piece),
    ),
  );
}

/** The ground for goods of a group, warmed by their own colour. */
export const groundFor = (groupTint: Hex, hue: Hex): Hex => mix(groupTint, lighter(hue, 0.62), 0.5);

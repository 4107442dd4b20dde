import { darker, type Hex, lighter } from "../drawing/color.ts";
import { ellipse, group, n, path, placed, smooth, stroke } from "../drawing/shapes.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** The fill of a round thing that is lit from the upper left. */
export const round = (sheet: Sheet, color: Hex, gloss = 0.55): string =>
  sheet.radial(
    [
      [0, lighter(color, gloss)],
      [0.4, color],
      [1, darker(color, 0.36)],
    ],
    0.36,
    0.3,
    0.78,
  );

/** The fill of a flat thing that is lit from the upper left. */
export const slope = (sheet: Sheet, color: Hex, contrast = 0.22): string =>
  sheet.linear(
    [
      [0, lighter(color, contrast * 1.1)],
      [0.5, color],
      [1, darker(color, contrast)],
    ],
    [0.1, 0, 0.9, 1],
  );

/** A ball with its highlight. */
export const ball = (sheet: Sheet, x: number, y: number, r: number, color: Hex): string =>
  ellipse(x, y, r, r, round(sheet, color)) +
  ellipse(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.15, "#ffffff", {
    opacity: 0.5,
    transform: `rotate(-35 ${n(x - r * 0.34)} ${n(y - r * 0.4)})`,
  });

export type LeafShape = {
  length: number;
  width: number;
  color: Hex;
  /** where it is widest: below 1 near the foot, above 1 near the tip */
  belly?: number;
  /** how pointed the tip is: 1 round, 2 sharp */
  point?: number;
  /** depth of the teeth along its edge */
  teeth?: number;
  veins?: number;
};

const SAMPLES = 14;

/** A leaf from its foot at the origin up to its tip, its right half in shade. */
export function leaf(
  sheet: Sheet,
  { length, width, color, belly = 0.8, point = 1.25, teeth = 0, veins = 4 }: LeafShape,
) {
  const halfWidth = (at: number) => (width / 2) * Math.sin(Math.PI * at ** belly) ** point;
  const side = (sign: 1 | -1) =>
    Array.from({ length: SAMPLES + 1 }, (_, index): readonly [number, number] => {
      const at = index / SAMPLES;
      const tooth = index % 2 === 1 && index < SAMPLES ? teeth : 0;
      return [sign * (halfWidth(at) + tooth), -length * at];
    });
  const [left, right] = [side(-1), side(1)];
  const midrib = `M0 0L0 ${n(-length)}`;
  const halves = [
    path(`${smooth([...left], false)}L0 0Z`, slope(sheet, lighter(color, 0.12), 0.2)),
    path(`${smooth([...right], false)}L0 0Z`, slope(sheet, darker(color, 0.14), 0.16)),
  ];
  const ribs = Array.from({ length: veins }, (_, index) => {
    const from = 0.12 + (index * 0.68) / veins;
    const to = Math.min(0.97, from + 0.2);
    const reach = halfWidth(to) * 0.82;
    return `M0 ${n(-length * from)}Q${n(reach * 0.5)} ${n(-length * (from + 0.06))} ${n(reach)} ${n(-length * to)}M0 ${n(-length * from)}Q${n(-reach * 0.5)} ${n(-length * (from + 0.06))} ${n(-reach)} ${n(-length * to)}`;
  }).join("");
  return (
    halves.join("") +
    stroke(ribs, lighter(color, 0.5), length * 0.011, { opacity: 0.45 }) +
    stroke(midrib, lighter(color, 0.55), length * 0.022, { opacity: 0.75 })
  );
}

/** Leaves along a stem that bends to the right as it rises; pairs, or one after the other. */
export function sprig(
  sheet: Sheet,
  shape: LeafShape,
  {
    height,
    pairs,
    spread = 52,
    color,
    bendTo = 6,
  }: { height: number; pairs: number; spread?: number; color: Hex; bendTo?: number },
): string {
  const stem = (at: number) => ({ x: bendTo * at * at, y: -height * at });
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const at = 0.16 + (0.74 * index) / pairs;
    const { x, y } = stem(at);
    const scale = 1 - 0.38 * (index / pairs);
    return (
      placed(x, y, scale, -spread - index * 2, leaf(sheet, shape)) +
      placed(x, y - 2, scale, spread - index * 2, leaf(sheet, shape))
    );
  });
  const top = stem(0.9);
  return group(
    {},
    stroke(`M0 0Q0 ${n(-height * 0.55)} ${n(bendTo)} ${n(-height)}`, darker(color, 0.2), height * 0.028),
    ...leaves,
    placed(top.x, top.y, 0.66, 4, leaf(sheet, shape)),
  );
}

/** Points of a loose heap, back row first: even enough to look poured, the same on every run. */
export function heapPoints(rows: readonly number[], pitchX: number, pitchY: number) {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const wobble = Math.sin(row * 12.9898 + index * 78.233) * 43758.5453;
      const noise = wobble - Math.floor(wobble);
      return {
        x: (index - (count - 1) / 2) * pitchX + (noise - 0.5) * pitchX * 0.5,
        y: row * pitchY + (((noise * 7) % 1) - 0.5) * pitchY * 0.6,
        turn: Math.floor(noise * 360),
        scale: 0.88 + ((noise * 13) % 1) * 0.24,
      };
    }),
  );
}

/** A heap of one piece, drawn from the back to the front. */
export const heap = (piece: string, rows: readonly number[], pitchX: number, pitchY: number, turns = true): string =>
  heapPoints(rows, pitchX, pitchY)
    .map(({ x, y, turn, scale }) => placed(x, y, scale, turns ? turn : (turn % 50) - 25, piece))
    .join("");

/** A dark glossy berry. */
export const berry = (sheet: Sheet, x: number, y: number, color: Hex, long = 1.25): string =>
  ellipse(x, y, 11, 11 * long, round(sheet, color, 0.5)) +
  ellipse(x - 3.6, y - 5, 2.4, 3.6, "#ffffff", { opacity: 0.5 });

import { path, placed } from "./drawing/shapes.ts";
import { Sheet } from "./drawing/sheet.ts";
import { outlineOf, widthOf } from "./lettering/text.ts";

const LEAF = "#1f6b3a";
const MARIGOLD = "#e9a23b";
const INK = "#1c2b21";

/** Two horns that are two leaves, around a seed that is a sun: in a box of 100 by 100 around the origin. */
export const mark = (leaf: string, seed: string): string =>
  path("M-4 40C-44 34 -52 -8 -34 -42C-28 -14 -8 -10 -4 40Z", leaf) +
  path("M4 40C44 34 52 -8 34 -42C28 -14 8 -10 4 40Z", leaf) +
  path("M0 -6C10 -18 10 -32 0 -44C-10 -32 -10 -18 0 -6Z", seed);

/** The mark on its own, on nothing. */
export function logoMark(): string {
  return new Sheet().svg(100, 100, placed(50, 52, 1, 0, mark(LEAF, MARIGOLD)));
}

/** The mark on a leaf-green tile, for icons. */
export function logoTile(): string {
  const sheet = new Sheet();
  return sheet.svg(
    100,
    100,
    path("M22 0H78Q100 0 100 22V78Q100 100 78 100H22Q0 100 0 78V22Q0 0 22 0Z", LEAF),
    placed(50, 53, 0.74, 0, mark("#fbf5e6", MARIGOLD)),
  );
}

/** Mark and name on one line. */
export function wordmark(ink = INK, leaf = LEAF): string {
  const setting = { face: "serif", size: 46 } as const;
  const small = { face: "bold", size: 15, tracking: 0.42 } as const;
  const name = "Surabhi";
  const width = Math.ceil(100 + widthOf(name, setting) + 6);
  return new Sheet().svg(
    width,
    80,
    placed(42, 42, 0.78, 0, mark(leaf, MARIGOLD)),
    path(outlineOf(name, setting, { x: 88, y: 46 }), ink),
    path(outlineOf("ORGANICS", small, { x: 90, y: 68 }), leaf),
  );
}

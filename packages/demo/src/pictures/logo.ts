import { INK, LEAF, MARIGOLD, MARK, NAME_OUTLINES } from "@store/content/logo";
import { path, placed } from "./drawing/shapes.ts";
import { Sheet } from "./drawing/sheet.ts";

export const mark = (leaf: string, seed: string): string =>
  MARK.leaves.map((d) => path(d, leaf)).join("") + path(MARK.seed, seed);

/** The mark alone, without a background. */
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
  const { name, small, width } = NAME_OUTLINES;
  return new Sheet().svg(width, 80, placed(42, 42, 0.78, 0, mark(leaf, MARIGOLD)), path(name, ink), path(small, leaf));
}

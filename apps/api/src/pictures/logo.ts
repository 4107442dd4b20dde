import { path, placed } from "./drawing/shapes.ts";
import { Sheet } from "./drawing/sheet.ts";
import { outlineOf, widthOf } from "./lettering/text.ts";

export const LEAF = "#1f6b3a";
export const MARIGOLD = "#e9a23b";
export const INK = "#1c2b21";

const NAME = "Surabhi";
const NAME_SETTING = { face: "serif", size: 46 } as const;
const SMALL_SETTING = { face: "bold", size: 15, tracking: 0.42 } as const;

/** Two horns that are two leaves, around a seed that is a sun: in a box of 100 by 100 around the origin. */
export const MARK = {
  leaves: ["M-4 40C-44 34 -52 -8 -34 -42C-28 -14 -8 -10 -4 40Z", "M4 40C44 34 52 -8 34 -42C28 -14 8 -10 4 40Z"],
  seed: "M0 -6C10 -18 10 -32 0 -44C-10 -32 -10 -18 0 -6Z",
} as const;

export const mark = (leaf: string, seed: string): string =>
  MARK.leaves.map((d) => path(d, leaf)).join("") + path(MARK.seed, seed);

/** The name beside the mark, as outlines: the mark's middle is at 42, 42. */
export function nameOutlines(): { readonly name: string; readonly small: string; readonly width: number } {
  return {
    name: outlineOf(NAME, NAME_SETTING, { x: 88, y: 46 }),
    small: outlineOf("ORGANICS", SMALL_SETTING, { x: 90, y: 68 }),
    width: Math.ceil(100 + widthOf(NAME, NAME_SETTING) + 6),
  };
}

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
  const { name, small, width } = nameOutlines();
  return new Sheet().svg(width, 80, placed(42, 42, 0.78, 0, mark(leaf, MARIGOLD)), path(name, ink), path(small, leaf));
}

import type { Hex } from "../drawing/color.ts";
import { Sheet } from "../drawing/sheet.ts";

/** A picture without an id of the catalogue: how large it is and what is on it. */
export type Scene = { width: number; height: number; draw: (sheet: Sheet) => string };

export function finished({ width, height, draw }: Scene): string {
  const sheet = new Sheet();
  const content = draw(sheet);
  return sheet.svg(width, height, content);
}

/** The ground of each top group. */
const GROUP_TINTS: Readonly<Record<number, Hex>> = {
  1: "#f4e4c4",
  2: "#dfe9cf",
  3: "#f4dcd6",
  4: "#f7dfb4",
  5: "#d6e9e6",
  6: "#f0d5bd",
};

export const tintOfGroup = (groupId: number): Hex => GROUP_TINTS[groupId] ?? "#f1e8d6";

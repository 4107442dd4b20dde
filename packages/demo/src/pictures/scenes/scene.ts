import { Sheet } from "../drawing/sheet.ts";

/** A picture without an id of the catalogue: how large it is and what is on it. */
export type Scene = { width: number; height: number; draw: (sheet: Sheet) => string };

export function finished({ width, height, draw }: Scene): string {
  const sheet = new Sheet();
  const content = draw(sheet);
  return sheet.svg(width, height, content);
}

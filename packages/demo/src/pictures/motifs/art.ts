import type { Hex } from "../drawing/color.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** How one ingredient is drawn. Light falls from the upper left, as everywhere in the pictures. */
export type MotifArt = {
  /** the colour that labels take from it */
  hue: Hex;
  /** the whole ingredient, in a box from -50 to 50 both ways */
  emblem: (sheet: Sheet) => string;
  /** one loose piece around the origin; grain and seed take the tone of the goods where one is given */
  piece: (sheet: Sheet, tone?: Hex) => string;
  /** how wide a piece is, where it is not about 26 */
  span?: number;
};

export type MotifArts<Name extends string> = Readonly<Record<Name, MotifArt>>;

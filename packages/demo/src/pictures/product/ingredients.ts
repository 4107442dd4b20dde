import { type ProductSeed, topGroupOf } from "../../catalogue/index.ts";
import { lighter, mix } from "../drawing/color.ts";
import { circle, placed } from "../drawing/shapes.ts";
import { Sheet } from "../drawing/sheet.ts";
import { hueOf, packOf } from "../goods.ts";
import { GROWING, MOTIFS, STANDS_FOR } from "../motifs/index.ts";
import { bowlOfPieces } from "../scenes/props.ts";
import { tintOfGroup } from "../scenes/scene.ts";
import { groundFor, scattered, shadow, standing, studio } from "../scenes/studio.ts";
import { bowlFor } from "./props.ts";

const SIZE = 1000;
const TALLEST = 500;
const WIDEST = 400;

/** The ingredient large in front, the pack behind it. */
export function productIngredients(product: ProductSeed): string {
  const sheet = new Sheet();
  const { motif, contents } = product.picture;
  const shown = STANDS_FOR[motif] ?? motif;
  const { emblem, piece, span } = MOTIFS[shown];
  const hue = hueOf(product.picture, product.foamId);
  const tint = groundFor(tintOfGroup(topGroupOf(product.categoryId)), hue);
  const deep = mix(tint, hue, 0.3);
  const art = packOf(sheet, product);
  const scale = Math.min(TALLEST / art.height, WIDEST / art.width);
  const loose = piece(sheet, product.foamId === 4 || product.foamId === 9 ? contents : undefined);
  const growing = GROWING.has(shown);
  const large = growing
    ? placed(250, 470, 5.4, -16, emblem(sheet)) +
      placed(120, 560, 3.6, -52, emblem(sheet)) +
      placed(372, 560, 3.2, 30, emblem(sheet))
    : shadow(sheet, 300, 588, 460, 0.6) + placed(296, 400, 4.1, -4, emblem(sheet));
  return sheet.svg(
    SIZE,
    SIZE,
    studio(sheet, { width: SIZE, height: SIZE, tint: deep, horizon: 520 }),
    circle(700, 360, 300, lighter(deep, 0.3), { opacity: 0.6 }),
    standing(sheet, art, 704, 640, scale),
    large,
    shadow(sheet, 430, 846, 430, 0.9),
    placed(430, 856, 2.1, 0, bowlFor(sheet, product) || bowlOfPieces(sheet, loose, span)),
    scattered(
      sheet,
      loose,
      [
        [150, 800, 20],
        [206, 880, 100, 1.1],
        [110, 900, 210],
        [706, 830, 40],
        [780, 890, 160, 1.1],
        [860, 810, 290],
        [690, 930, 330],
        [900, 920, 75, 0.9],
      ],
      2 * (26 / Math.max(18, span ?? 26)) ** 0.5,
    ),
  );
}

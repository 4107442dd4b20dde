import { type ProductSeed, topGroupOf } from "../../catalogue/index.ts";
import { lighter, mix } from "../drawing/color.ts";
import { circle, placed } from "../drawing/shapes.ts";
import { Sheet } from "../drawing/sheet.ts";
import { hueOf, packOf } from "../goods.ts";
import { MOTIFS } from "../motifs/index.ts";
import { tintOfGroup } from "../scenes/scene.ts";
import { groundFor, shadow, studio } from "../scenes/studio.ts";

const SIZE = 1000;
/** The pack's size as a share of the picture: above 1, so that its label fills the frame. */
const FILL = 1.04;
const TILT = -5;

/** Close to the label, a little tilted, with the ingredient in a round inset. */
export function productDetail(product: ProductSeed): string {
  const sheet = new Sheet();
  const hue = hueOf(product.picture, product.foamId);
  const tint = groundFor(tintOfGroup(topGroupOf(product.categoryId)), hue);
  const art = packOf(sheet, product);
  const scale = (SIZE * FILL) / Math.max(art.height * 0.86, art.width);
  const foot = SIZE * 0.5 + art.height * scale * 0.44;
  return sheet.svg(
    SIZE,
    SIZE,
    studio(sheet, { width: SIZE, height: SIZE, tint: mix(tint, hue, 0.16), horizon: 640 }),
    shadow(sheet, 450, foot, art.width * scale),
    placed(440, foot, scale, TILT, art.svg),
    circle(854, 156, 112, "#1d1207", { opacity: 0.12 }),
    circle(848, 148, 110, "#fffdf6"),
    circle(848, 148, 101, lighter(hue, 0.72)),
    placed(848, 148, 1.5, 0, MOTIFS[product.picture.motif].emblem(sheet)),
  );
}

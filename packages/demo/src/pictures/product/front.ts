import { type ProductSeed, topGroupOf } from "../../catalogue/index.ts";
import { lighter, mix } from "../drawing/color.ts";
import { placed } from "../drawing/shapes.ts";
import { Sheet } from "../drawing/sheet.ts";
import { hueOf, packOf, sizeOf } from "../goods.ts";
import { GROWING, MOTIFS } from "../motifs/index.ts";
import { tintOfGroup } from "../scenes/scene.ts";
import { disc, groundFor, niche, standing, studio } from "../scenes/studio.ts";
import { propsOf } from "./props.ts";

const SIZE = 1000;
const FOOT = 866;
const TALLEST = 680;
const WIDEST = 540;
const WIDEST_LYING = 740;

/** Groups whose goods stand before a niche; the others before a disc. */
const NICHES = new Set([2, 3, 6]);

/** The pack's front on its category's ground, with its ingredient. */
export function productFront(product: ProductSeed): string {
  const sheet = new Sheet();
  const { motif } = product.picture;
  const art = packOf(sheet, product);
  const { emblem } = MOTIFS[motif];
  const hue = hueOf(product.picture, product.foamId);
  const groupId = topGroupOf(product.categoryId);
  const tint = groundFor(tintOfGroup(groupId), hue);
  const scale =
    sizeOf(product) * Math.min(TALLEST / art.height, (art.width > art.height ? WIDEST_LYING : WIDEST) / art.width);
  const half = (art.width * scale) / 2;
  const middle = SIZE / 2;
  const backdrop = mix(tint, lighter(hue, 0.3), 0.4);
  const left = middle - half;
  const right = middle + half;
  const behind = GROWING.has(motif)
    ? placed(left + 30, FOOT - 190, 3.3, -34, emblem(sheet)) + placed(right - 30, FOOT - 160, 2.7, 38, emblem(sheet))
    : "";
  return sheet.svg(
    SIZE,
    SIZE,
    studio(sheet, { width: SIZE, height: SIZE, tint, horizon: 720 }),
    NICHES.has(groupId) ? niche(sheet, middle, 720, 640, 640, backdrop) : disc(sheet, middle, 440, 360, backdrop),
    behind,
    standing(sheet, art, middle, FOOT, scale),
    propsOf(sheet, product, { left, right, foot: FOOT }),
  );
}

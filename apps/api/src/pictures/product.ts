import { type ProductSeed, topGroupOf } from "../seed/catalogue/index.ts";
import { lighter, mix } from "./drawing/color.ts";
import { placed } from "./drawing/shapes.ts";
import { Sheet } from "./drawing/sheet.ts";
import { hueOf, packOf } from "./goods.ts";
import { GROWING, MOTIFS, STANDS_FOR } from "./motifs/index.ts";
import { bowlOf, bowlOfPowder } from "./scenes/props.ts";
import { disc, groundFor, niche, scattered, shadow, standing, studio } from "./scenes/studio.ts";
import { tintOfGroup } from "./scenes/tints.ts";

const SIZE = 1000;
const FOOT = 866;
const TALLEST = 680;
const WIDEST = 540;
const WIDEST_LYING = 740;

/** Groups whose goods stand before a niche; the others before a disc. */
const NICHES = new Set([2, 3, 6]);

const POURED = new Set([2, 3, 7, 18, 19]);
const GROUND = new Set([1, 8, 11, 12]);

/** What stands on the table beside the pack: a bowl of the goods, or the ingredient itself, and a few loose pieces. */
function prop(sheet: Sheet, { picture, foamId, categoryId }: ProductSeed, left: number, right: number): string {
  const { motif, contents } = picture;
  const loose = STANDS_FOR[motif] ?? motif;
  const { emblem, piece, span } = MOTIFS[loose];
  const tone = foamId === 4 || foamId === 9 ? contents : undefined;
  const edible = topGroupOf(categoryId) < 4;
  const lyingX = Math.max(124, left - 54);
  const lying = GROWING.has(loose)
    ? ""
    : shadow(sheet, lyingX, FOOT + 10, 220, 0.8) + placed(lyingX - 8, FOOT - 84, 2.15, 0, emblem(sheet));
  const bowl =
    edible && POURED.has(foamId)
      ? bowlOf(sheet, contents)
      : edible && GROUND.has(foamId)
        ? bowlOfPowder(sheet, contents)
        : "";
  const size = 1.5;
  const row = FOOT + 46;
  const pieces = scattered(
    sheet,
    piece(sheet, tone),
    [
      [right - 44, row + 8, 20],
      [right + 20, row - 26, 110],
      [right + 70, row + 22, 200, 0.9],
      [right - 6, row + 44, 310, 1.08],
    ],
    size * (26 / Math.max(18, span ?? 26)) ** 0.5,
  );
  if (bowl === "") return lying + pieces;
  const x = Math.min(right + 34, SIZE - 118);
  return (
    lying +
    shadow(sheet, x, FOOT + 40, 190, 0.9) +
    placed(x, FOOT + 42, 1, 0, bowl) +
    scattered(
      sheet,
      piece(sheet, tone),
      [
        [x - 116, FOOT + 62, 20],
        [x - 60, FOOT + 84, 150, 0.9],
        [x - 146, FOOT + 92, 260],
      ],
      size,
    )
  );
}

/** The pack's front on its category's ground, with its ingredient. */
export function productFront(product: ProductSeed): string {
  const sheet = new Sheet();
  const { motif } = product.picture;
  const art = packOf(sheet, product);
  const { emblem } = MOTIFS[motif];
  const hue = hueOf(product.picture, product.foamId);
  const groupId = topGroupOf(product.categoryId);
  const tint = groundFor(tintOfGroup(groupId), hue);
  const scale = Math.min(TALLEST / art.height, (art.width > art.height ? WIDEST_LYING : WIDEST) / art.width);
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
    prop(sheet, product, left, right),
  );
}

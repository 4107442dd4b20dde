import { SHOP_NAME } from "@store/content/brand";
import { BRANDS, PRODUCTS, type ProductSeed } from "../catalogue/index.ts";
import { type Hex, lightnessOf, mix } from "./drawing/color.ts";
import type { Sheet } from "./drawing/sheet.ts";
import { labelKindOf } from "./label-kinds.ts";
import { labelStyleOf } from "./labels/index.ts";
import { MOTIFS } from "./motifs/index.ts";
import { PACKS } from "./packs/index.ts";
import type { PackArt } from "./packs/pack.ts";

const WHOLE_FOAMS = new Set([4, 9]);
const FLOUR = 8;

const byId = new Map(PRODUCTS.map((product) => [product.id, product]));

export const productOf = (id: number): ProductSeed | undefined => byId.get(id);

/** Loose goods give their own colour to the label, unless they are nearly white; others that of their ingredient. */
export function hueOf({ motif, contents }: ProductSeed["picture"], foamId: number): Hex {
  const { hue } = MOTIFS[motif];
  const shows = (WHOLE_FOAMS.has(foamId) || foamId === FLOUR) && lightnessOf(contents) < 0.86;
  return shows ? mix(hue, contents, 0.6) : hue;
}

/** The pack of a product, labelled as its brand labels. */
export function packOf(sheet: Sheet, { picture, brandId, categoryId, foamId, weightLabel }: ProductSeed): PackArt {
  return PACKS[picture.pack](sheet, {
    label: {
      brand: BRANDS.find(({ id }) => id === brandId)?.name ?? SHOP_NAME,
      name: picture.label,
      kind: labelKindOf(categoryId),
      weight: weightLabel,
      motif: picture.motif,
      hue: hueOf(picture, foamId),
    },
    style: labelStyleOf(brandId),
    contents: picture.contents,
    loose: WHOLE_FOAMS.has(foamId),
  });
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, l: 1000 };
/** Scale of a pack by its weight: up to `most` grams or millilitres. */
const SIZES: readonly (readonly [most: number, size: number])[] = [
  [30, 0.84],
  [150, 0.9],
  [300, 0.94],
  [600, 0.97],
];

/** How large a pack stands in its picture: a small jar looks smaller than a large one. */
export function sizeOf({ weightLabel }: Pick<ProductSeed, "weightLabel">): number {
  const [amount = "", unit = ""] = weightLabel.split(" ");
  const weight = Number(amount) * (GRAMS[unit] ?? Number.NaN);
  return SIZES.find(([most]) => weight <= most)?.[1] ?? 1;
}

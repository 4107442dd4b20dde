import { CATEGORIES, PRODUCTS, type ProductSeed, topGroupOf } from "../catalogue/index.ts";
import { lighter, mix } from "./drawing/color.ts";
import { circle, placed } from "./drawing/shapes.ts";
import { Sheet } from "./drawing/sheet.ts";
import { hueOf } from "./goods.ts";
import { GROWING, MOTIFS, STANDS_FOR } from "./motifs/index.ts";
import { lineup } from "./scenes/lineup.ts";
import { tintOfGroup } from "./scenes/scene.ts";
import { disc, groundFor, niche, scattered, shadow, studio } from "./scenes/studio.ts";

/** Varies packs and ingredients, so that a banner does not show five pouches of one grain. */
function varied(products: readonly ProductSeed[], count: number): ProductSeed[] {
  const chosen: ProductSeed[] = [];
  const tests = [
    ({ picture }: ProductSeed) =>
      !chosen.some((one) => one.picture.pack === picture.pack || one.picture.motif === picture.motif),
    ({ picture }: ProductSeed) => !chosen.some((one) => one.picture.motif === picture.motif),
    (product: ProductSeed) => !chosen.includes(product),
  ];
  for (const test of tests)
    for (const product of products) if (chosen.length < count && test(product)) chosen.push(product);
  return chosen;
}

/** The goods of a category and of those below it; best sellers first. */
function goodsOf(categoryId: number): ProductSeed[] {
  const inside = (id: number): boolean => {
    const parentId = CATEGORIES.find((one) => one.id === id)?.parentId ?? null;
    return id === categoryId || (parentId !== null && inside(parentId));
  };
  return PRODUCTS.filter((product) => inside(product.categoryId)).sort(
    (one, other) => Number(other.tagIds.includes(1)) - Number(one.tagIds.includes(1)),
  );
}

type Ground = { sheet: Sheet; goods: readonly ProductSeed[]; first: ProductSeed; tint: string; accent: string };

function groundOf(categoryId: number): Ground | undefined {
  const goods = goodsOf(categoryId);
  const [first] = goods;
  if (first === undefined) return undefined;
  const accent = hueOf(first.picture, first.foamId);
  return { sheet: new Sheet(), goods, first, accent, tint: groundFor(tintOfGroup(topGroupOf(categoryId)), accent) };
}

const ingredientOf = ({ picture }: ProductSeed) => MOTIFS[STANDS_FOR[picture.motif] ?? picture.motif];

/** The decoration in front of a row: an ingredient at its left end, loose pieces of two kinds. */
function dressing(
  { sheet, goods, first }: Ground,
  { left, right, foot, size }: { left: number; right: number; foot: number; size: number },
): string {
  const other = goods.find(({ picture }) => picture.motif !== first.picture.motif) ?? first;
  const motif = STANDS_FOR[first.picture.motif] ?? first.picture.motif;
  const lying = GROWING.has(motif)
    ? placed(left, foot - 50 * size, 1.5 * size, -24, MOTIFS[motif].emblem(sheet))
    : shadow(sheet, left, foot + 4 * size, 110 * size, 0.7) +
      placed(left, foot - 42 * size, size, 0, MOTIFS[motif].emblem(sheet));
  return (
    lying +
    scattered(
      sheet,
      ingredientOf(first).piece(sheet),
      [
        [left + 92 * size, foot + 26 * size, 30],
        [left + 130 * size, foot + 40 * size, 140],
        [left - 66 * size, foot + 34 * size, 250, 0.9],
      ],
      size * 0.72,
    ) +
    scattered(
      sheet,
      ingredientOf(other).piece(sheet),
      [
        [right, foot + 8 * size, 10],
        [right + 44 * size, foot + 30 * size, 100],
        [right - 40 * size, foot + 36 * size, 200],
      ],
      size * 0.8,
    )
  );
}

/** 1600 by 400, without words: the page's heading is below it. */
function web(categoryId: number): string | undefined {
  const ground = groundOf(categoryId);
  if (ground === undefined) return undefined;
  const { sheet, goods, tint, accent } = ground;
  const foot = 352;
  const backdrop = mix(tint, lighter(accent, 0.3), 0.3);
  return sheet.svg(
    1600,
    400,
    studio(sheet, { width: 1600, height: 400, tint, horizon: 276 }),
    [330, 1270].map((x) => circle(x, 230, 190, lighter(tint, 0.36)) + circle(x, 230, 146, backdrop)).join(""),
    circle(800, 210, 300, lighter(tint, 0.36)),
    circle(800, 210, 240, backdrop),
    lineup(sheet, varied(goods, 9), { x: 800, foot, width: 1180, height: 300 }),
    dressing(ground, { left: 120, right: 1470, foot, size: 0.9 }),
  );
}

/** 800 by 500, for phones. */
function mobile(categoryId: number): string | undefined {
  const ground = groundOf(categoryId);
  if (ground === undefined) return undefined;
  const { sheet, goods, tint, accent } = ground;
  const foot = 444;
  return sheet.svg(
    800,
    500,
    studio(sheet, { width: 800, height: 500, tint, horizon: 350 }),
    circle(400, 270, 264, lighter(tint, 0.36)),
    circle(400, 270, 210, mix(tint, lighter(accent, 0.3), 0.3)),
    lineup(sheet, varied(goods, 4), { x: 408, foot, width: 550, height: 372 }),
    dressing(ground, { left: 72, right: 700, foot: foot + 8, size: 0.8 }),
  );
}

/** A square tile without words, for lists of categories. */
function tile(categoryId: number): string | undefined {
  const ground = groundOf(categoryId);
  if (ground === undefined) return undefined;
  const { sheet, goods, tint, accent } = ground;
  const backdrop = mix(tint, lighter(accent, 0.3), 0.36);
  const foot = 690;
  return sheet.svg(
    800,
    800,
    studio(sheet, { width: 800, height: 800, tint, horizon: 570 }),
    topGroupOf(categoryId) % 2 === 0
      ? niche(sheet, 400, 570, 560, 470, backdrop)
      : disc(sheet, 400, 370, 300, backdrop),
    lineup(sheet, varied(goods, 3), { x: 410, foot, width: 660, height: 480, overlap: 0.16 }),
    dressing(ground, { left: 92, right: 670, foot: foot + 20, size: 1.05 }),
  );
}

const SHAPES: Readonly<Record<string, (categoryId: number) => string | undefined>> = { web, mobile, tile };

/** The pictures of a category: `web`, `mobile` or `tile`. */
export const categoryPicture = (categoryId: number, shape: string): string | undefined =>
  Object.hasOwn(SHAPES, shape) ? SHAPES[shape]?.(categoryId) : undefined;

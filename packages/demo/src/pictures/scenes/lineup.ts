import type { Pack, ProductSeed } from "../../catalogue/index.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { packOf } from "../goods.ts";
import type { PackArt } from "../packs/pack.ts";
import { standing } from "./studio.ts";

/** How large packs are beside each other, where they are not drawn to one scale. */
const BESIDE_OTHERS: Readonly<Partial<Record<Pack, number>>> = {
  bag: 1.12,
  balm: 0.56,
  bar: 0.66,
  book: 0.92,
  box: 0.84,
  bundle: 0.8,
  can: 1.05,
  canister: 0.86,
  card: 0.74,
  dropper: 0.66,
  hamper: 1.16,
  jar: 0.84,
  pump: 0.92,
  ribbon: 0.86,
  tin: 1.1,
  tray: 0.9,
  tub: 0.76,
};

type Standing = { art: PackArt; size: number };

const tallest = ({ art, size }: Standing) => art.height * size;

/** The tallest in the middle, the others alternately to its sides. */
function pyramid(packs: readonly Standing[]): Standing[] {
  const ordered = [...packs].sort((one, other) => tallest(other) - tallest(one));
  const left = ordered.filter((_, index) => index % 2 === 1).reverse();
  return [...left, ...ordered.filter((_, index) => index % 2 === 0)];
}

/**
 * Packs side by side on one foot line, as large as the width and height allow. Those at the sides stand a little nearer.
 * @param overlap share of a pack that its neighbour may cover
 */
export function lineup(
  sheet: Sheet,
  products: readonly ProductSeed[],
  {
    x,
    foot,
    width,
    height,
    overlap = 0.12,
  }: { x: number; foot: number; width: number; height: number; overlap?: number },
): string {
  const row = pyramid(
    products.map((product) => ({ art: packOf(sheet, product), size: BESIDE_OTHERS[product.picture.pack] ?? 1 })),
  );
  const widths = row.map(({ art, size }) => art.width * size * (1 - overlap));
  const total = widths.reduce((sum, one) => sum + one, 0);
  const scale = Math.min(width / total, height / Math.max(...row.map(tallest)));
  let pen = x - (total * scale) / 2;
  const middle = (row.length - 1) / 2;
  const placed = row.map(({ art, size }, index) => {
    const at = pen + ((widths[index] ?? 0) * scale) / 2;
    pen += (widths[index] ?? 0) * scale;
    const nearness = Math.abs(index - middle) / Math.max(1, middle);
    return { nearness, svg: standing(sheet, art, at, foot + nearness * height * 0.05, size * scale) };
  });
  return placed
    .sort((one, other) => one.nearness - other.nearness)
    .map(({ svg }) => svg)
    .join("");
}

import { CATEGORIES } from "./categories.ts";
import { PRODUCTS } from "./products/index.ts";
import { seededRandom } from "./random.ts";
import type { ProductSeed } from "./types.ts";

/** Above every id of the catalogue, so that both fit in one table. */
export const FIRST_GENERATED_ID = 100_001;

const PLACES = [
  "Banni",
  "Dang",
  "Gir",
  "Idukki",
  "Kachchh",
  "Konkan",
  "Malnad",
  "Malwa",
  "Marwar",
  "Nilgiri",
  "Saurashtra",
  "Wayanad",
] as const;
const MANNERS = [
  "Farm-Fresh",
  "First Harvest",
  "Hand-Picked",
  "Heritage",
  "Hill-Grown",
  "Rain-Fed",
  "Select",
  "Small-Batch",
  "Sun-Dried",
  "Village",
] as const;
const LONGEST_AGE_DAYS = 1500;
const HIGHEST_STOCK = 300;
/** Percent of products that are out of stock. */
const SHARE_OUT_OF_STOCK = 6;

const visible = new Set(CATEGORIES.filter(({ isHidden }) => !isHidden).map(({ id }) => id));
const MODELS = PRODUCTS.filter(({ categoryId }) => visible.has(categoryId));

/** Price, stock, age and name vary; the rest is copied from the products of the catalogue in turn. */
function variant(model: ProductSeed, index: number): ProductSeed {
  const random = seededRandom(FIRST_GENERATED_ID + index);
  const price = model.pricePaidRupees * (0.7 + random.next() * 0.8);
  const lot = Math.floor(index / MODELS.length) + 1;
  return {
    ...model,
    id: FIRST_GENERATED_ID + index,
    name: `${random.pick(MANNERS)} ${random.pick(PLACES)} ${model.name} Lot ${lot}`,
    pricePaidRupees: Math.max(1, Math.round(price)),
    stock: random.whole(1, 100) <= SHARE_OUT_OF_STOCK ? 0 : random.whole(1, HIGHEST_STOCK),
    createdDaysAgo: random.whole(1, LONGEST_AGE_DAYS),
  };
}

/**
 * Many products for measuring, one at a time so that they can be inserted in batches.
 * @param count how many, at least 0; the same count gives the same products
 */
export function* generateProducts(count: number): Generator<ProductSeed> {
  for (let index = 0; index < count; index += 1) {
    const model = MODELS[index % MODELS.length];
    if (model !== undefined) yield variant(model, index);
  }
}

import { type CheckedProduct, type Paise, productSearchWords, splitGst } from "@store/domain";
import { asc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { brands, categories, foams, LAST_SORT_RANK, type products, shopSections } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";
import type { FactColumns } from "./product-facts.ts";

type CategoryRow = Pick<typeof categories.$inferSelect, "id" | "name" | "isHidden" | "parentId">;

/** What a product is sorted into, as it is stored now. */
export interface ProductPlace {
  /** From the top to the product's own. */
  readonly path: readonly CategoryRow[];
  readonly brand: string | undefined;
  /** The sequence of its section in the shop. */
  readonly sequence: number | undefined;
}

type Choices = Pick<CheckedProduct, "categoryId" | "brandId" | "foamId" | "sectionId">;

/** Everything that a product can be sorted into, in the order of the shop: a few hundred rows. */
export async function readPlaces(db: Database) {
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  const brandRows = await db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.name));
  const foamRows = await db.select({ id: foams.id, name: foams.name }).from(foams).orderBy(asc(foams.name));
  const sectionRows = await db
    .select({ id: shopSections.id, name: shopSections.name, sequence: shopSections.sequence })
    .from(shopSections)
    .orderBy(asc(shopSections.sequence), asc(shopSections.id));
  type Choice = { id: number; name: string; path: string[]; is_hidden: boolean };
  const below = (parentId: number | null, path: readonly string[], isBelowHidden: boolean): Choice[] =>
    categoryRows
      .filter((row) => row.parentId === parentId)
      .flatMap(({ id, name, isHidden }) => {
        const is_hidden = isBelowHidden || isHidden;
        return [{ id, name, path: [...path], is_hidden }, ...below(id, [...path, name], is_hidden)];
      });
  return {
    categoryRows: new Map(categoryRows.map((row) => [row.id, row])),
    choices: { categories: below(null, [], false), brands: brandRows, foams: foamRows, sections: sectionRows },
  };
}
export type Places = Awaited<ReturnType<typeof readPlaces>>;

function findPath(places: Places, categoryId: number): readonly CategoryRow[] | undefined {
  const row = places.categoryRows.get(categoryId);
  if (!row) return undefined;
  if (row.parentId === null) return [row];
  const above = findPath(places, row.parentId);
  return above && [...above, row];
}

/** Finds what a product is sorted into; otherwise the name of the choice that is not there. */
export function findPlace(places: Places, choices: Choices): ProductPlace | keyof Choices {
  const { categoryId, brandId, foamId, sectionId } = choices;
  const { brands: ofBrands, foams: ofFoams, sections } = places.choices;
  const path = findPath(places, categoryId);
  if (!path) return "categoryId";
  const brand = ofBrands.find(({ id }) => id === brandId);
  if (brandId !== null && !brand) return "brandId";
  if (foamId !== null && !ofFoams.some(({ id }) => id === foamId)) return "foamId";
  const section = sections.find(({ id }) => id === sectionId);
  if (sectionId !== null && !section) return "sectionId";
  return { path, brand: brand?.name, sequence: section?.sequence };
}

/** The search words that come from where a product is. */
export const wordsOfPlace = ({ path, brand }: ProductPlace): string =>
  productSearchWords([brand, ...path.map(({ name }) => name)]);

type Columns = Omit<
  typeof products.$inferInsert,
  "id" | "stock" | "createdAt" | "version" | "search" | "searchWords" | keyof FactColumns
>;

type Placed = Choices & Pick<CheckedProduct, "isArchived">;

/** The columns that say where a product stands, and whether shoppers find it there. */
export function placeColumns({ categoryId, brandId, foamId, sectionId, isArchived }: Placed, place: ProductPlace) {
  const { path, sequence } = place;
  const [level1, level2, level3] = path;
  return {
    ...{ categoryId, brandId, foamId, sectionId, isArchived },
    sortRank: sequence ?? LAST_SORT_RANK,
    level1: level1?.id ?? categoryId,
    level2: level2?.id ?? null,
    level3: level3?.id ?? null,
    isHidden: isArchived || path.some(({ isHidden }) => isHidden),
  };
}

/** The columns of a price, with its rate of GST and its parts. */
export function priceColumns({ pricePaid, gstRate }: { readonly pricePaid: Paise; readonly gstRate: number }) {
  const { base, gst } = splitGst(pricePaid, gstRate);
  return { pricePaid, gstRate, basePrice: base, gst };
}

/** A product's columns, but for its facts, its stock and its search words: those that others are derived from, and these. */
export function productColumns(product: CheckedProduct, place: ProductPlace): Columns {
  const { name, hsnCode, metaTitle, metaDescription, metaKeywords, image, homeImage } = product;
  return {
    ...{ name, hsnCode, metaTitle, metaDescription, metaKeywords, image, homeImage },
    ...placeColumns(product, place),
    ...priceColumns(product),
    tagIds: [...product.tagIds],
    benefits: [...product.benefits],
    descriptionHtml: sanitizeHtml(product.description),
    images: product.pictures.map((picture) => ({ image: picture.image, alt: picture.alt })),
    videos: product.videos.map((video) => ({ name: video.name, embed_link: video.embedLink })),
  };
}

type WithWords = Choices & Pick<typeof products.$inferSelect, "searchWords">;

/** What of a product's search words is not from where it is, such as the words on its label. */
function otherWords(places: Places, row: WithWords): string {
  const place = findPlace(places, row);
  const words = typeof place === "string" ? "" : wordsOfPlace(place);
  return row.searchWords.startsWith(words) ? row.searchWords.slice(words.length).trim() : "";
}

/** The search words of a product that stands elsewhere from now on. */
export const wordsOfChanged = (places: Places, row: WithWords, place: ProductPlace): string =>
  [wordsOfPlace(place), otherWords(places, row)].filter(Boolean).join(" ");

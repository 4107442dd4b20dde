import { type CheckedProduct, productSearchWords, splitGst } from "@store/domain";
import { eq } from "drizzle-orm";
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

async function findPath(db: Database, categoryId: number): Promise<readonly CategoryRow[] | undefined> {
  const { id, name, isHidden, parentId } = categories;
  const [row] = await db.select({ id, name, isHidden, parentId }).from(categories).where(eq(id, categoryId));
  if (!row) return undefined;
  if (row.parentId === null) return [row];
  const above = await findPath(db, row.parentId);
  return above && [...above, row];
}

/** Finds what a product is sorted into; otherwise the name of the choice that is not there. */
export async function findPlace(db: Database, choices: Choices): Promise<ProductPlace | keyof Choices> {
  const { categoryId, brandId, foamId, sectionId } = choices;
  const path = await findPath(db, categoryId);
  if (!path) return "categoryId";
  const [brand] = brandId === null ? [] : await db.select().from(brands).where(eq(brands.id, brandId));
  if (brandId !== null && !brand) return "brandId";
  if (foamId !== null && (await db.$count(foams, eq(foams.id, foamId))) === 0) return "foamId";
  const [section] =
    sectionId === null ? [] : await db.select().from(shopSections).where(eq(shopSections.id, sectionId));
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

/** A product's columns, but for its facts, its stock and its search words: those that others are derived from, and these. */
export function productColumns(product: CheckedProduct, { path, sequence }: ProductPlace): Columns {
  const { name, brandId, foamId, sectionId, categoryId, pricePaid, gstRate, hsnCode, isArchived } = product;
  const { metaTitle, metaDescription, metaKeywords, image, homeImage } = product;
  const { base, gst } = splitGst(pricePaid, gstRate);
  const [level1, level2, level3] = path;
  return {
    ...{ name, brandId, foamId, sectionId, categoryId, pricePaid, gstRate, hsnCode, isArchived },
    ...{ metaTitle, metaDescription, metaKeywords, image, homeImage },
    sortRank: sequence ?? LAST_SORT_RANK,
    level1: level1?.id ?? categoryId,
    level2: level2?.id ?? null,
    level3: level3?.id ?? null,
    isHidden: isArchived || path.some(({ isHidden }) => isHidden),
    basePrice: base,
    gst,
    tagIds: [...product.tagIds],
    benefits: [...product.benefits],
    descriptionHtml: sanitizeHtml(product.description),
    images: product.pictures.map((picture) => ({ image: picture.image, alt: picture.alt })),
    videos: product.videos.map((video) => ({ name: video.name, embed_link: video.embedLink })),
  };
}

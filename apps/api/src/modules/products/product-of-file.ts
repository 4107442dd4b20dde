import { type CheckedProduct, checkProduct, checkProductFacts, type ProductOfFile, ZERO_PAISE } from "@store/domain";
import type { products } from "../../db/schema/index.ts";
import { type FactColumns, factColumns, factsOf } from "./product-facts.ts";

type ProductRow = typeof products.$inferSelect;

/** A stored product as files have it. */
export const productOfRow = (row: ProductRow): ProductOfFile => ({
  ...factsOf(row),
  name: row.name,
  categoryId: row.categoryId,
  brandId: row.brandId,
  foamId: row.foamId,
  sectionId: row.sectionId,
  tagIds: row.tagIds,
  pricePaid: row.pricePaid > 0 ? row.pricePaid : null,
  gstRate: row.gstRate,
  hsnCode: row.hsnCode,
  benefits: row.benefits,
  description: row.descriptionHtml,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  metaKeywords: row.metaKeywords,
  pictures: row.images,
  homeImage: row.homeImage,
  videos: row.videos.map(({ name, embed_link }) => ({ name, embedLink: embed_link })),
  isArchived: row.isArchived,
  stock: row.stock,
});

/** A product that was read from a file without errors, as it is stored. */
export function checkedOfFile(product: ProductOfFile): { product: CheckedProduct; facts: FactColumns } {
  const checked = checkProduct(product);
  const facts = checkProductFacts(product, product.pricePaid ?? ZERO_PAISE);
  if (!checked.ok || !facts.ok) throw new Error("A product that was read without errors is refused");
  return { product: checked.value, facts: factColumns(facts.value) };
}

import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import { condition, type ListFilter, order } from "./list-filter.ts";
import { type CardRow, cardColumns } from "./product-card.ts";

/** The most products that are given without pages. */
export const PRODUCTS_OF_CATEGORY = 100;

/** Reads the products of a category and those below it, hidden ones too, such as the packing material. */
export function createCategoryProducts(db: Database) {
  const prepare = (filter: ListFilter, isPersonal: boolean) =>
    db
      .select(cardColumns(isPersonal ? sql.placeholder("shopper") : undefined))
      .from(products)
      .where(condition(filter))
      .orderBy(...order(filter))
      .limit(PRODUCTS_OF_CATEGORY);

  return (category: { id: number; level: number }, shopperId: number | undefined): Promise<CardRow[]> =>
    prepare({ category }, shopperId !== undefined)
      .prepare(`category_${category.level}${shopperId === undefined ? "" : "_personal"}`)
      .execute({ category: category.id, shopper: shopperId });
}

import type { DemoShop } from "@store/demo";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/index.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { summarizeReviews } from "../modules/reviews/summarize-reviews.ts";
import { insertRows } from "./insert-rows.ts";
import { productRow } from "./product-row.ts";

/** Categories, brands, forms, sections, products and their reviews. */
export async function seedCatalogue(db: Database, shop: DemoShop): Promise<void> {
  await insertRows(
    db,
    tables.brands,
    shop.brands.map(({ id, name }) => ({ id, name })),
  );
  await insertRows(db, tables.foams, shop.foams);
  await insertRows(db, tables.shopSections, shop.shopSections);
  await insertRows(
    db,
    tables.categories,
    shop.categories.map((category) => ({
      ...category,
      image: picturePath(`category/${category.id}/tile`),
      webBanner: picturePath(`category/${category.id}/web`),
      mobileBanner: picturePath(`category/${category.id}/mobile`),
    })),
  );
  await insertRows(db, tables.products, shop.products.map(productRow));
  await insertRows(
    db,
    tables.reviews,
    shop.reviews.map(({ id: _, review, ...row }) => ({ ...row, text: review || null })),
  );
  await summarizeReviews(db);
}

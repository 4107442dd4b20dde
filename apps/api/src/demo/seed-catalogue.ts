import {
  BRANDS,
  CATEGORIES,
  CITIES,
  COUNTRIES,
  type DaysBefore,
  FOAMS,
  PRODUCTS,
  REVIEWS,
  SHOP_SECTIONS,
  STATES,
} from "@store/demo";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import * as tables from "../db/schema/index.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { summarizeReviews } from "../modules/reviews/summarize-reviews.ts";
import { insertRows } from "./insert-rows.ts";
import { categoryPath, productRow } from "./product-rows.ts";

export async function seedGeography(db: Database): Promise<void> {
  await insertRows(db, tables.countries, COUNTRIES);
  await insertRows(db, tables.states, STATES);
  await insertRows(db, tables.cities, CITIES);
}

/** Categories, brands, forms, sections, products and their reviews. */
export async function seedCatalogue(db: Database, daysBefore: DaysBefore): Promise<void> {
  await insertRows(
    db,
    tables.brands,
    BRANDS.map(({ id, name }) => ({ id, name })),
  );
  await insertRows(db, tables.foams, FOAMS);
  await insertRows(db, tables.shopSections, SHOP_SECTIONS);
  await insertRows(
    db,
    tables.categories,
    CATEGORIES.map((category) => ({
      ...category,
      level: categoryPath(category.id).length,
      image: picturePath(`category/${category.id}/tile`),
      webBanner: picturePath(`category/${category.id}/web`),
      mobileBanner: picturePath(`category/${category.id}/mobile`),
    })),
  );
  await insertRows(
    db,
    tables.products,
    PRODUCTS.map((product) => productRow(product, daysBefore)),
  );
  // Ids were given; the next product takes the one after them.
  await db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))`);
  await insertRows(
    db,
    tables.reviews,
    REVIEWS.map(({ productId, name, rating, review, daysAgo }) => ({
      productId,
      name,
      rating,
      text: review || null,
      createdAt: daysBefore(daysAgo),
    })),
  );
  await summarizeReviews(db);
}

import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** The author, who has one review per product; null for reviews from before the store had logins. */
    customerId: integer().references(() => customers.id),
    name: text().notNull(),
    rating: smallint().notNull(),
    text: text(),
    /** The author bought the product: before the review was written, or since. */
    isVerified: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("reviews_newest").on(table.productId, table.createdAt.desc(), table.id.desc()),
    uniqueIndex("reviews_one_per_customer").on(table.customerId, table.productId),
  ],
);

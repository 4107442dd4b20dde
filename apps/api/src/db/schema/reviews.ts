import { REVIEW_STATES } from "@store/domain";
import { boolean, index, integer, pgEnum, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant, rowVersion } from "./columns.ts";
import { customers } from "./shoppers.ts";

export const reviewState = pgEnum("review_state", REVIEW_STATES);

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
    /** What the shop says to it. */
    reply: text(),
    /** The product was delivered to the author: before the review was written, or since. */
    isVerified: boolean().notNull().default(false),
    /** Whether others see it (C51). */
    state: reviewState().notNull().default("published"),
    createdAt: instant().notNull(),
    version: rowVersion(),
  },
  (table) => [
    index("reviews_newest").on(table.productId, table.createdAt.desc(), table.id.desc()),
    // The staff's list and its states, read backwards.
    index("reviews_by_day").on(table.createdAt, table.id),
    index("reviews_by_state").on(table.state, table.createdAt, table.id),
    uniqueIndex("reviews_one_per_customer").on(table.customerId, table.productId),
  ],
);

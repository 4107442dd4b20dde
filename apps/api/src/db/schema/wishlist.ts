import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";
import { customers, shoppers } from "./shoppers.ts";

export const wishes = pgTable(
  "wishes",
  {
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopperId, table.productId] })],
);

/** Wishlists that whoever has the link may see, a customer's one. */
export const wishlistShares = pgTable("wishlist_shares", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  /** What the link holds; shared again, it has another. Readable, since its customer is shown the link again. */
  token: text().notNull().unique(),
  /** The customer agreed to be named by the first name. */
  isNamed: boolean().notNull(),
  sharedAt: instant().notNull(),
});

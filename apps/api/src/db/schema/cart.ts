import { sql } from "drizzle-orm";
import { check, integer, pgTable, unique } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";
import { shoppers } from "./shoppers.ts";

export const cartLines = pgTable(
  "cart_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopperId: integer()
      .notNull()
      .references(() => shoppers.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** When it was added, its quantity changed, or another line was taken out of the cart. */
    addedAt: instant().notNull(),
  },
  (table) => [
    unique("cart_lines_one_per_product").on(table.shopperId, table.productId),
    check("cart_lines_quantity_above_zero", sql`${table.quantity} > 0`),
  ],
);

import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";
import { shoppers } from "./shoppers.ts";

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

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** Who wants to hear when a product is back in stock, each of them once. A row goes when its message is queued. */
export const stockRequests = pgTable(
  "stock_requests",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    customerId: integer().references(() => customers.id),
    /** Of somebody without a login. */
    email: text(),
    askedAt: instant().notNull(),
  },
  (table) => [
    check("stock_requests_of_somebody", sql`(${table.customerId} is null) <> (${table.email} is null)`),
    uniqueIndex("stock_requests_of_customer").on(table.customerId, table.productId),
    uniqueIndex("stock_requests_of_email").on(sql`lower(${table.email})`, table.productId),
    index("stock_requests_of_product").on(table.productId, table.id),
  ],
);

/** Products that are back in stock while people wait for them, noted by a trigger (see `noteRestocked`). */
export const restockedProducts = pgTable("restocked_products", {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
});

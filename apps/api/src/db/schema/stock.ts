import type { StockReason } from "@store/domain";
import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant, money } from "./columns.ts";
import { orders } from "./orders.ts";
import { customers } from "./shoppers.ts";

/**
 * The ledger of stock: a row for each change of `products.stock`, written by a trigger (see `recordStock`). A product's
 * rows add up to its stock. Rows are only added.
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Pieces, less than 0 where they went. */
    change: integer().notNull(),
    /** What was there then; null where it was not counted any more. */
    stockAfter: integer(),
    reason: text().$type<StockReason>().notNull(),
    orderId: integer().references(() => orders.id),
    staffId: integer().references(() => customers.id),
    note: text(),
    /** Which sending of a form wrote it: one that is sent twice counts once. */
    attempt: uuid(),
    at: instant().notNull(),
  },
  (table) => [
    index("stock_movements_of_product").on(table.productId, table.id),
    uniqueIndex("stock_movements_of_attempt")
      .on(table.attempt, table.productId)
      .where(sql`${table.attempt} is not null`),
  ],
);

export interface PriceListError {
  readonly line: number;
  readonly message: string;
}

/** Price lists that were uploaded, to be looked at before they are applied. */
export const priceLists = pgTable("price_lists", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => customers.id),
  uploadedAt: instant().notNull(),
  /** Lines with products. */
  lines: integer().notNull(),
  errorCount: integer().notNull(),
  /** The first of them. */
  errors: json().$type<readonly PriceListError[]>().notNull(),
  appliedAt: instant(),
});

/** What the lines of an uploaded price list change, and what it was when the list was downloaded. */
export const priceListRows = pgTable(
  "price_list_rows",
  {
    listId: integer()
      .notNull()
      .references(() => priceLists.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    priceBefore: money().notNull(),
    stockBefore: integer(),
    /** Null where the price stays. With it come base price and GST, and the rate that they were computed by. */
    priceAfter: money(),
    baseAfter: money(),
    gstAfter: money(),
    gstRate: smallint().notNull(),
    /** Null where the stock stays. */
    stockAfter: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.productId] }),
    index("price_list_rows_by_line").on(table.listId, table.line),
  ],
);

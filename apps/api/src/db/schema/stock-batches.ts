import type { CalendarDate } from "@store/domain";
import { type Placeholder, sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { rowVersion } from "./columns.ts";
import { orders } from "./orders.ts";
import { stockMovements } from "./stock.ts";

/**
 * Goods of one making that came in, with their best-before day. Their pieces are part of `products.stock`, never more than
 * it; what is in no batch has no known day. Written by the trigger that keeps the ledger (see `recordStock`).
 */
export const stockBatches = pgTable(
  "stock_batches",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** In capitals, as the domain's `batchKey` writes it. */
    number: text().notNull(),
    /** The last day in India on which a piece may be sold. */
    bestBefore: date().$type<CalendarDate>().notNull(),
    piecesReceived: integer().notNull().default(0),
    piecesLeft: integer().notNull().default(0),
    /** Taken out of stock as they had expired. */
    piecesExpired: integer().notNull().default(0),
    /** Raised with each change of its pieces, too. */
    version: rowVersion(),
  },
  (table) => [
    check("stock_batches_not_oversold", sql`${table.piecesLeft} >= 0`),
    uniqueIndex("stock_batches_of_product").on(table.productId, table.number),
    index("stock_batches_by_number").on(table.number),
    index("stock_batches_by_best_before").on(table.bestBefore, table.id),
    // What is left: of a product in the order in which it is sold, and of the shop in the order in which it expires.
    index("stock_batches_to_sell").on(table.productId, table.bestBefore, table.id).where(sql`${table.piecesLeft} > 0`),
    index("stock_batches_left").on(table.bestBefore, table.id).where(sql`${table.piecesLeft} > 0`),
  ],
);

/** Which part of a movement of stock was of which batch; a batch's rows add up to what is left of it. Rows are only added. */
export const batchMovements = pgTable(
  "batch_movements",
  {
    movementId: integer()
      .notNull()
      .references(() => stockMovements.id, { onDelete: "cascade" }),
    batchId: integer()
      .notNull()
      .references(() => stockBatches.id, { onDelete: "cascade" }),
    /** The movement's order: what it took is found by it. */
    orderId: integer().references(() => orders.id),
    /** Pieces, less than 0 where they went. */
    change: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.batchId] }),
    index("batch_movements_of_batch").on(table.batchId, table.movementId),
    // The orders of a batch, newest first, with their pieces.
    index("batch_movements_orders")
      .on(table.batchId, table.orderId, table.change)
      .where(sql`${table.orderId} is not null`),
    index("batch_movements_of_order").on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

/** Pieces of a product whose batches expired before a day, and that are still counted: nobody may sell them. */
export const expiredPieces = (today: CalendarDate | Placeholder) => sql`coalesce((
  select sum(pieces_left) from ${stockBatches} where product_id = ${products}.id
    and pieces_left > 0 and best_before < ${today}), 0)`;

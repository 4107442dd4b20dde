import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money } from "./columns.ts";
import { orders } from "./orders.ts";

/** The last number that a series gave in a financial year. Its row is locked by being counted up: no gaps. */
export const documentSeries = pgTable(
  "document_series",
  {
    series: text().notNull(),
    /** "26-27". */
    financialYear: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
);

/** An order's invoice. With the order's lines, which never change, it says all that is printed. */
export const invoices = pgTable("invoices", {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id),
  /** INV/26-27/000123; those made before the series began have numbers of their orders. */
  number: text().notNull().unique(),
  issuedAt: instant().notNull(),
  /** As it was when the invoice was made: paying later changes no document. */
  payType: text().notNull(),
  isPaid: boolean().notNull(),
});

/**
 * Takes an invoice back: all that is left of it, of an order that was cancelled or returned; or a part of it, which was
 * refunded.
 */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => invoices.orderId),
    /** CN/26-27/000123. */
    number: text().notNull().unique(),
    issuedAt: instant().notNull(),
    /** Whether the order had been paid by then. */
    isPaid: boolean().notNull(),
    /** What is credited, GST included; null for all that is left. */
    part: money(),
    /** What is paid back: less than what is credited, where coins of the order were spent. */
    refund: money().notNull(),
  },
  (table) => [
    index("credit_notes_of_order").on(table.orderId, table.id),
    uniqueIndex("credit_notes_of_the_rest").on(table.orderId).where(sql`${table.part} is null`),
    check("credit_notes_not_negative", sql`${table.refund} >= 0 and ${table.part} > 0`),
  ],
);

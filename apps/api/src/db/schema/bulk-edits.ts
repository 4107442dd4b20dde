import type { BulkChange, BulkProduct } from "@store/domain";
import { boolean, integer, json, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** Changes of one field of many products, to be looked at before they are applied. */
export const bulkEdits = pgTable("bulk_edits", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => customers.id),
  madeAt: instant().notNull(),
  // Plain `json`: nothing queries inside it.
  change: json().$type<BulkChange>().notNull(),
  mayBelowCost: boolean().notNull(),
  appliedAt: instant(),
  undoneAt: instant(),
});

/** The products that an edit changes, without those that it is refused for. */
export const bulkEditRows = pgTable(
  "bulk_edit_rows",
  {
    editId: integer()
      .notNull()
      .references(() => bulkEdits.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Of the product when the edit was looked at. */
    version: integer().notNull(),
    /** What the product had then, of all that can be edited. */
    before: json().$type<BulkProduct>().notNull(),
    /** Its price changes so much that it is asked whether it is right. */
    isUnusual: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editId, table.productId] })],
);

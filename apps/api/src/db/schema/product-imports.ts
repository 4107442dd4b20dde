import type {
  ArchivedPictures,
  CellChange,
  CellError,
  ImportDefaults,
  ProductCells,
  ProductFileFormat,
} from "@store/domain";
import { boolean, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** Files of products that were uploaded, to be looked at before they are applied. */
export const productImports = pgTable("product_imports", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => customers.id),
  uploadedAt: instant().notNull(),
  format: text().$type<ProductFileFormat>().notNull(),
  defaults: json().$type<ImportDefaults>().notNull(),
  /** How many products the file has; null until it is read to its end. */
  products: integer(),
});

/** ZIPs of pictures that were uploaded for a file of products: what became of each picture, by its name. */
export const pictureArchives = pgTable("picture_archives", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => customers.id),
  uploadedAt: instant().notNull(),
  // Plain `json`: nothing queries inside them.
  paths: json().$type<ArchivedPictures["paths"]>().notNull(),
  problems: json().$type<ArchivedPictures["problems"]>().notNull(),
});

export const IMPORT_KINDS = ["new", "changed", "refused"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The products of an uploaded file that are new, changed or refused. */
export const productImportRows = pgTable(
  "product_import_rows",
  {
    importId: integer()
      .notNull()
      .references(() => productImports.id, { onDelete: "cascade" }),
    row: integer().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    /** Of the shop's product, and its version when the file was read; null for a new one. */
    productId: integer(),
    version: integer(),
    name: text().notNull(),
    // Plain `json`: nothing queries inside them.
    cells: json().$type<ProductCells>().notNull(),
    changes: json().$type<readonly CellChange[]>().notNull(),
    errors: json().$type<readonly CellError[]>().notNull(),
    notes: json().$type<readonly string[]>().notNull(),
    isApplied: boolean().notNull().default(false),
    /** It changes a price so much that it is asked whether it is right. */
    isUnusual: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index("product_import_rows_by_kind").on(table.importId, table.kind, table.row),
  ],
);

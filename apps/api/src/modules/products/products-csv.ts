import { PRODUCT_COLUMN_NAMES, PRODUCT_COLUMNS, type ProductCells, writeProductCells } from "@store/domain";
import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import { type CsvColumn, inBatches, writeCsv } from "../../lib/csv.ts";
import { usualRow } from "../discounts/reprice.ts";
import { productOfRow } from "./product-of-file.ts";
import { readPlaces } from "./write-product.ts";

/** Descriptions are long: few products are held at once. */
const BATCH = 100;

const COLUMNS: readonly CsvColumn<ProductCells>[] = PRODUCT_COLUMN_NAMES.map((name) => ({
  header: PRODUCT_COLUMNS[name],
  cell: (cells) => cells[name],
}));

async function* batchesOf(db: Database, categoryId: number | undefined) {
  const { id, level1, level2, level3 } = products;
  const { choices } = await readPlaces(db);
  const within =
    categoryId === undefined ? undefined : or(eq(level1, categoryId), eq(level2, categoryId), eq(level3, categoryId));
  const batches = inBatches<typeof products.$inferSelect>(
    (last, limit) =>
      db
        .select()
        .from(products)
        .where(and(within, last && gt(id, last.id)))
        .orderBy(asc(id))
        .limit(limit),
    BATCH,
  );
  for await (const rows of batches) {
    yield rows.map((row) => ({ ...writeProductCells(productOfRow(usualRow(row)), choices), id: String(row.id) }));
  }
}

/** All products, or those of a category, in the shop's own format: it can be imported again. */
export const writeProducts = (db: Database, categoryId: number | undefined) =>
  writeCsv(COLUMNS, batchesOf(db, categoryId));

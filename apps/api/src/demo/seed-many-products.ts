import { demoProducts } from "@store/demo";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { products } from "../db/schema/index.ts";
import { insertRows } from "./insert-rows.ts";
import { productRow } from "./product-row.ts";

const ROWS_AT_ONCE = 1000;

/** Adds many products to a seeded store, for measuring: their ids begin at 100,001. */
export async function seedManyProducts(db: Database, count: number, now: Date): Promise<void> {
  let rows: ReturnType<typeof productRow>[] = [];
  for (const product of demoProducts(count, { now })) {
    rows.push({ ...productRow(product), starCounts: [0, 1, 2, 5, product.id % 40] });
    if (rows.length < ROWS_AT_ONCE) continue;
    await insertRows(db, products, rows);
    rows = [];
  }
  await insertRows(db, products, rows);
  await db.execute(sql`analyze products`);
}

import { type Paise, priceNow, type ShopDiscount, splitGst } from "@store/domain";
import { and, asc, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, usualPrice } from "../../db/schema/index.ts";
import { readRunning } from "./discounts.ts";

/** What decides the price of a product. */
export const PRICED = {
  id: products.id,
  level1: products.level1,
  level2: products.level2,
  level3: products.level3,
  brandId: products.brandId,
  usualPrice,
  pricePaid: products.pricePaid,
  gstRate: products.gstRate,
  mrp: products.mrp,
  discountId: products.discountId,
} as const;

interface PricedRow
  extends Pick<
    typeof products.$inferSelect,
    "id" | "level1" | "level2" | "level3" | "brandId" | "pricePaid" | "gstRate" | "mrp" | "discountId"
  > {
  readonly usualPrice: Paise;
}

/** A product as the rules about discounts know it. */
export const toDiscounted = ({ id, level1, level2, level3, brandId, usualPrice: usual, mrp }: PricedRow) => ({
  ...{ id, brandId, mrp, usualPrice: usual },
  categories: [level1, level2, level3],
});

const lock = (tx: Database, where: SQL) =>
  tx.select(PRICED).from(products).where(where).orderBy(asc(products.id)).for("no key update");

/** A product stands in many indexes: each statement stays far below what a request's may take. */
const BATCH = 1000;

/** Writes prices that discounts change, a thousand at a time; those that stay are left alone. */
async function writePrices(tx: Database, rows: readonly PricedRow[], running: readonly ShopDiscount[]): Promise<void> {
  const changed = rows.flatMap((row) => {
    const { price, discount } = priceNow(toDiscounted(row), running);
    const discountId = discount?.id ?? null;
    if (price === row.pricePaid && discountId === row.discountId) return [];
    const { base, gst } = splitGst(price, row.gstRate);
    const usual = discount ? row.usualPrice : null;
    return [{ id: row.id, price, base, gst, usual, discount: discountId }];
  });
  for (let from = 0; from < changed.length; from += BATCH)
    await tx
      .update(products)
      .set({
        ...{ pricePaid: sql`priced.price`, basePrice: sql`priced.base`, gst: sql`priced.gst` },
        ...{ usualPrice: sql`priced.usual`, discountId: sql`priced.discount` },
      })
      .from(
        sql`json_to_recordset(${JSON.stringify(changed.slice(from, from + BATCH))}::json)
        as priced(id int, price bigint, base bigint, gst bigint, usual bigint, discount int)`,
      )
      .where(sql`${products.id} = priced.id`);
}

/**
 * Gives products the prices that count now. They are locked in the order of their ids, and discounts are read after that: of
 * two who write the same product, the later one knows what the earlier one knew.
 */
export async function reprice(tx: Database, where: SQL, now: Date): Promise<void> {
  const rows = await lock(tx, where);
  await writePrices(tx, rows, await readRunning(tx, now));
}

/** Gives products their usual prices back. */
async function restoreUsualPrices(tx: Database, where: SQL): Promise<void> {
  const rows = await lock(tx, and(where, isNotNull(products.discountId)) ?? where);
  await writePrices(tx, rows, []);
}

/** Writes products in a transaction as if there were no discounts, which come off what was written. */
export async function withUsualPrices<T>(tx: Database, where: SQL, now: Date, write: () => Promise<T>): Promise<T> {
  await restoreUsualPrices(tx, where);
  const written = await write();
  await reprice(tx, where, now);
  return written;
}

/** A product's row as if there were no discounts: what staff see and change. */
export const usualRow = (row: typeof products.$inferSelect): typeof products.$inferSelect => {
  if (row.usualPrice === null) return row;
  const { base, gst } = splitGst(row.usualPrice, row.gstRate);
  return { ...row, pricePaid: row.usualPrice, basePrice: base, gst, usualPrice: null, discountId: null };
};

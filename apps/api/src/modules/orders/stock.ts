import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";

/** So many pieces of one product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

const asRecords = (pieces: readonly Pieces[]) => {
  const wanted = JSON.stringify(pieces.map(({ productId, quantity }) => ({ id: productId, quantity })));
  return sql`json_to_recordset(${wanted}::json) as wanted(id int, quantity int)`;
};

/**
 * Locks products in the order of their ids, so that no two orders wait for each other. No keys are locked: other
 * shoppers go on putting these products into their carts.
 */
export function lockProducts(tx: Database, pieces: readonly Pieces[]) {
  const ids = pieces.map(({ productId }) => productId);
  return tx
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("no key update");
}

/** Takes pieces from locked shelves; false when one of them is not there, whatever was checked before. */
export async function takeStock(tx: Database, pieces: readonly Pieces[]): Promise<boolean> {
  const taken = await tx
    .update(products)
    .set({ stock: sql`${products.stock} - wanted.quantity` })
    .from(asRecords(pieces))
    .where(sql`${products.id} = wanted.id and (${products.stock} is null or ${products.stock} >= wanted.quantity)`)
    .returning({ id: products.id });
  return taken.length === pieces.length;
}

/** Puts pieces back on locked shelves. */
export async function returnStock(tx: Database, pieces: readonly Pieces[]): Promise<void> {
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + wanted.quantity` })
    .from(asRecords(pieces))
    .where(sql`${products.id} = wanted.id`);
}

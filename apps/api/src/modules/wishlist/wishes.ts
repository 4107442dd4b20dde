import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isInShop, products, wishes } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { Clock } from "../../lib/clock.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { type CardRow, cardOnly } from "../products/product-card.ts";

/** The largest wishlist. */
export const MAXIMUM_WISHES = 300;
export const WISHLIST_IS_FULL = `A wishlist takes ${MAXIMUM_WISHES} products`;

export function createWishes(db: Database, clock: Clock) {
  const shopper = sql.placeholder("shopper");
  const productId = sql.placeholder("product");
  const ofShopper = sql`from ${wishes} where ${wishes.shopperId} = ${shopper}`;

  const removed = db
    .$with("removed")
    .as(
      db
        .delete(wishes)
        .where(sql`${wishes.shopperId} = ${shopper} and ${wishes.productId} = ${productId}`)
        .returning({ id: wishes.productId }),
    );
  const added = db.$with("added").as(
    db
      .insert(wishes)
      .select(sql`
        select ${shopper}::int, ${products.id}, ${sql.placeholder("now")}::timestamptz from ${products}
        where ${products.id} = ${productId} and ${isInShop} and not exists (select 1 from removed)
          and (select count(*) ${ofShopper}) < ${sql.raw(String(MAXIMUM_WISHES))}`)
      .onConflictDoNothing()
      .returning({ id: wishes.productId }),
  );
  const toggle = db
    .with(removed, added)
    .select({
      wasAdded: sql<boolean>`exists (select 1 from added)`,
      wasRemoved: sql<boolean>`exists (select 1 from removed)`,
      // The statement sees the wishlist before its own change.
      before: sql<number>`(select count(*) ${ofShopper})::int`,
    })
    .from(products)
    .where(eq(products.id, productId))
    .prepare("toggle_wish");

  const selectAll = db
    .select(cardOnly)
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(eq(wishes.shopperId, shopper), isInShop))
    .orderBy(desc(wishes.addedAt), desc(wishes.productId))
    .prepare("wishlist");

  return {
    /** Adds the product, or removes it if it is there, in one statement. */
    toggle: async (
      shopperId: number,
      product: number,
    ): Promise<{ readonly wasAdded: boolean; readonly count: number } | HttpError> => {
      const [row] = await toggle.execute({ shopper: shopperId, product, now: clock().toISOString() });
      if (!row) return httpError(404, NO_SUCH_PRODUCT);
      if (!row.wasAdded && !row.wasRemoved && row.before >= MAXIMUM_WISHES) return httpError(409, WISHLIST_IS_FULL);
      return { wasAdded: !row.wasRemoved, count: row.before + Number(row.wasAdded) - Number(row.wasRemoved) };
    },
    /** Newest first, without what the shop does not have any more. */
    list: (shopperId: number): Promise<CardRow[]> => selectAll.execute({ shopper: shopperId }),
  };
}

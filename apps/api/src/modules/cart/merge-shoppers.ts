import { STEPPER_MAXIMUM_WITHOUT_STOCK } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  cartLines,
  customers,
  products,
  productViews,
  reviewReports,
  reviews,
  reviewVotes,
  wishes,
} from "../../db/schema/index.ts";
import { MAXIMUM_WISHES } from "../wishlist/wishes.ts";
import { MAXIMUM_CART_LINES } from "./change-cart.ts";

const taken = (table: SQL, from: number, columns: SQL) =>
  sql`with taken as (delete from ${table} where shopper_id = ${from} returning ${columns})`;

const room = (table: SQL, to: number, most: number) =>
  sql`limit greatest(0, ${most}::int - (select count(*) from ${table} where shopper_id = ${to})::int)`;

/**
 * Gives a visitor's cart, wishlist, views, reports of reviews and votes for them to the customer who logged in, each quantity clamped to the stock (C34).
 * The cart changes now, whenever the visitor filled theirs. Each is taken and given in one statement, so that two logins cannot both give it.
 */
export async function mergeShoppers(tx: Database, from: number, to: number, now: Date): Promise<void> {
  const most = sql`case when product.is_archived then 0 else coalesce(product.stock, ${STEPPER_MAXIMUM_WITHOUT_STOCK}::int) end`;
  const lines = sql`${cartLines}`;
  await tx.execute(sql`
    ${taken(lines, from, sql`product_id, quantity, added_at`)}
    insert into ${cartLines} (shopper_id, product_id, quantity, added_at)
    select ${to}::int, product_id, least(quantity, ${most}), ${now.toISOString()}::timestamptz
    from taken join ${products} product on product.id = product_id
    where ${most} > 0
    order by added_at, product_id ${room(lines, to, MAXIMUM_CART_LINES)}
    on conflict (shopper_id, product_id) do update
    set quantity = least(${cartLines}.quantity + excluded.quantity,
      (select ${most} from ${products} product where product.id = excluded.product_id)), added_at = excluded.added_at`);
  const hearts = sql`${wishes}`;
  await tx.execute(sql`
    ${taken(hearts, from, sql`product_id, added_at`)}
    insert into ${wishes} (shopper_id, product_id, added_at)
    select ${to}::int, product_id, added_at from taken order by added_at desc ${room(hearts, to, MAXIMUM_WISHES)}
    on conflict do nothing`);
  await tx.execute(sql`
    ${taken(sql`${productViews}`, from, sql`product_id, viewed_at`)}
    insert into ${productViews} (shopper_id, product_id, viewed_at)
    select ${to}::int, product_id, viewed_at from taken
    on conflict (shopper_id, product_id) do update set viewed_at = greatest(${productViews}.viewed_at, excluded.viewed_at)`);
  const report = sql`id, review_id, reason, words, created_at, closed_at`;
  await tx.execute(sql`
    ${taken(sql`${reviewReports}`, from, report)}
    insert into ${reviewReports} (shopper_id, ${report})
    select ${to}::int, ${report} from taken
    on conflict do nothing`);
  // Of what both found helpful one vote is left, and none for what the customer wrote.
  await tx.execute(sql`
    ${taken(sql`${reviewVotes}`, from, sql`review_id, voted_at`)},
    given as (
      insert into ${reviewVotes} (shopper_id, review_id, voted_at)
      select ${to}::int, review_id, voted_at from taken
      where review_id not in (
        select review.id from ${reviews} review join ${customers} author on author.id = review.customer_id
        where author.shopper_id = ${to}
      )
      on conflict do nothing returning review_id
    )
    update ${reviews} set helpful_count = greatest(helpful_count - 1, 0)
    where id in (select review_id from taken except select review_id from given)`);
}

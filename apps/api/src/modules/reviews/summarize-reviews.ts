import { REVIEWS_PAGE_SIZE } from "@store/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products, reviews } from "../../db/schema/index.ts";
import { photosOfReview } from "./review-photos.ts";

const STARS = [1, 2, 3, 4, 5] as const;

/** Its reviews that others see. */
const ofTheProduct: SQL = sql`${reviews.productId} = ${products.id} and ${reviews.state} = 'published'`;

const countOf = (stars: number): SQL => sql`count(*) filter (where ${reviews.rating} = ${sql.raw(String(stars))})`;

const starCounts: SQL = sql`(
  select array[${sql.join(STARS.map(countOf), sql`, `)}]::int[] from ${reviews} where ${ofTheProduct})`;

/** As the wire has it: JSON keeps no point in time. */
const CREATED_AT = sql`to_char(${reviews.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A reply and photos are left out where there are none: few reviews have them. */
const newestReviews: SQL = sql`(
  select coalesce(json_agg(to_jsonb(newest)
    - case when newest.reply is null then 'reply' else '' end - case when newest.photos is null then 'photos' else '' end), '[]') from (
    select ${reviews.id}, ${reviews.name}, ${reviews.rating}, ${reviews.text} as review,
      ${reviews.isVerified}, ${CREATED_AT} as created_at, ${reviews.reply},
      ${photosOfReview} as photos
    from ${reviews} where ${ofTheProduct}
    order by ${reviews.createdAt} desc, ${reviews.id} desc limit ${sql.raw(String(REVIEWS_PAGE_SIZE))}
  ) newest)`;

/**
 * Writes a summary of its reviews to a product: how many gave how many stars, and the newest ones. A page is read a
 * thousand times more often than a review is written, and so needs one row only.
 * @param tx the transaction that wrote or verified a review. It must have locked the product's row before: of two parallel reviews,
 * the later summary might miss the earlier review otherwise.
 * @param productId the reviewed product; all products when left out.
 */
export async function summarizeReviews(tx: Database, productId?: number): Promise<void> {
  await tx
    .update(products)
    .set({ starCounts, newestReviews })
    .where(productId === undefined ? undefined : eq(products.id, productId));
}

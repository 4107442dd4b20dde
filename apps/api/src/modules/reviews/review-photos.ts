import { addReviewPhoto } from "@store/api-client/contract";
import {
  HOUR_MS,
  REVIEW_PHOTO_GONE,
  REVIEW_PHOTO_LONGEST_SIDE,
  REVIEW_PHOTO_SMALL_SIDE,
  REVIEW_PHOTOS_AT_MOST,
  REVIEW_PHOTOS_TOO_MANY,
  UNSENT_REVIEW_PHOTO_HOURS,
} from "@store/domain";
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../../db/database.ts";
import { isInShop, products, reviewPhotos, reviews } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { refusalResponse } from "../../http/responses.ts";
import type { StoreSecret } from "../../identity/store-secret.ts";
import { createSigner, type Signer } from "../../lib/signer.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_PICTURE } from "../media/routes.ts";
import { normalizePhoto } from "../media/uploads.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { ALREADY_RATED } from "./messages.ts";

/** More than anybody takes of one product. */
const ADDED = limit("review-photos", 60, 60 * MINUTE);
/** Of a customer, which no review was sent with: a form has fewer, also after a few attempts. */
const UNSENT_AT_MOST = 10 * REVIEW_PHOTOS_AT_MOST;

/** Some 200 kB, and some 8 kB. */
const KEPT_AS = { longestSide: REVIEW_PHOTO_LONGEST_SIDE, quality: 80 };
const SMALL = { longestSide: REVIEW_PHOTO_SMALL_SIDE, quality: 75 };

const PREFIX = "/media/review-photo/";
const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\.small)?\.webp$/;

/** Where a photo is: whole, and as a list shows it. */
export const photoPaths = (id: string) => ({ image: `${PREFIX}${id}.webp`, small: `${PREFIX}${id}.small.webp` });

/** The same in SQL, of a review's photos as one JSON list; null where it has none. */
export const photosOfReview = sql<ReturnType<typeof photoPaths>[] | null>`(
  select json_agg(json_build_object('image', ${PREFIX}::text || photo.id || '.webp',
    'small', ${PREFIX}::text || photo.id || '.small.webp') order by photo.place)
  from ${reviewPhotos} photo where photo.review_id = ${reviews}.id)`;

const signerOf = (secret: StoreSecret): Signer => createSigner(secret("review photos"));

/** Signed beside a photo's id in the address that its author gets, which ends when staff hide the review. */
const AUTHOR = "author";

/** Gives photos that a customer added to the review that names them; refused where one is not there any more. */
export async function attachPhotos(
  tx: Database,
  review: { readonly id: number; readonly customerId: number },
  photos: readonly string[],
): Promise<HttpError | undefined> {
  if (photos.length === 0) return undefined;
  const given = sql`jsonb_array_elements_text(${JSON.stringify(photos)}::jsonb) with ordinality as given(photo, place)`;
  const { id, customerId, reviewId } = reviewPhotos;
  const attached = await tx
    .update(reviewPhotos)
    .set({ reviewId: review.id, place: sql`given.place` })
    .from(given)
    .where(and(eq(customerId, review.customerId), isNull(reviewId), sql`${id} = given.photo::uuid`))
    .returning({ id });
  return attached.length < new Set(photos).size ? httpError(409, REVIEW_PHOTO_GONE, { field: "photos" }) : undefined;
}

/** Deletes photos with which no review was sent. */
export async function clearUnsentReviewPhotos(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - UNSENT_REVIEW_PHOTO_HOURS * HOUR_MS);
  await db.delete(reviewPhotos).where(and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.addedAt, longAgo)));
}

/** The photos of some reviews for staff, who see them whatever the review's state is. */
export async function readReviewPhotos(db: Database, secret: StoreSecret, reviewIds: readonly number[]) {
  const { sign } = signerOf(secret);
  const rows = await db
    .select({ id: reviewPhotos.id, reviewId: reviewPhotos.reviewId })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.place));
  return (of: number) =>
    rows
      .filter(({ reviewId }) => reviewId === of)
      .map(({ id }) => {
        const { image, small } = photoPaths(id);
        const key = `?key=${sign(id)}`;
        return { image: image + key, small: small + key };
      });
}

/** Takes in what customers photograph of a product, before the review that names it is sent. */
export function reviewPhotoRoutes({ serve, db, clock, limits, secret }: Backend): void {
  const added = limits.shared(ADDED);
  const { sign } = signerOf(secret);

  serve(addReviewPhoto, async ({ params: { id: productId }, customer: { customerId }, body }) => {
    const tooMany = await added.count(customerId);
    if (tooMany) return tooMany;
    if ((await db.$count(products, and(eq(products.id, productId), isInShop))) === 0)
      return httpError(404, NO_SUCH_PRODUCT);
    const own = and(eq(reviews.customerId, customerId), eq(reviews.productId, productId));
    if ((await db.$count(reviews, own)) > 0) return httpError(409, ALREADY_RATED);
    const unsent = and(eq(reviewPhotos.customerId, customerId), isNull(reviewPhotos.reviewId));
    if ((await db.$count(reviewPhotos, unsent)) >= UNSENT_AT_MOST) return httpError(409, REVIEW_PHOTOS_TOO_MANY);
    const content = await normalizePhoto(new Uint8Array(await body.arrayBuffer()), KEPT_AS);
    if (content instanceof HttpError) return content;
    const small = await normalizePhoto(content, SMALL);
    if (small instanceof HttpError) return small;
    const [photo] = await db
      .insert(reviewPhotos)
      .values({ customerId, content, small, addedAt: clock() })
      .returning({ id: reviewPhotos.id });
    if (!photo) throw new Error(`The photo for a review of product ${productId} was not written`);
    return {
      status: true,
      data: { id: photo.id, path: `${photoPaths(photo.id).small}?key=${sign(photo.id, AUTHOR)}` },
    };
  });
}

/**
 * Serves `GET /media/review-photo/{id}.webp`, and `{id}.small.webp`: to everybody as long as others see the review, and
 * by a `key` that the store signed to staff, who decide about it, at any time, and to its author unless it is hidden.
 */
export function reviewPhotoPages(db: Database, secret: StoreSecret): Hono {
  const app = new Hono();
  const { isSigned } = signerOf(secret);
  app.get(`${PREFIX}:name`, async (c) => {
    const [, id, isSmall] = NAME.exec(c.req.param("name")) ?? [];
    const [photo] =
      id === undefined
        ? []
        : await db
            .select({ content: isSmall ? reviewPhotos.small : reviewPhotos.content, state: reviews.state })
            .from(reviewPhotos)
            .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
            .where(eq(reviewPhotos.id, id));
    const isPublic = photo?.state === "published";
    const key = c.req.query("key") ?? "";
    const isOfAuthor = photo?.state !== "hidden" && isSigned(key, id ?? "", AUTHOR);
    if (!photo || !(isPublic || isOfAuthor || isSigned(key, id ?? "")))
      return refusalResponse(httpError(404, NO_SUCH_PICTURE));
    return c.body(new Uint8Array(photo.content), 200, {
      // Short: a review that is hidden is soon seen by nobody.
      "cache-control": isPublic ? "public, max-age=300" : "private, max-age=3600",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
  });
  return app;
}

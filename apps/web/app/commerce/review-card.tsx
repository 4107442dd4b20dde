import type { Review } from "@store/api-client/contract";
import { formatShortDate } from "@store/domain";
import { Rating } from "@store/ui/rating";
import type { InferOutput } from "valibot";
import * as styles from "./review-card.css.ts";

export type ReviewData = InferOutput<typeof Review>;

/** Of an author to whom the product was delivered (C51). */
const VERIFIED_PURCHASE = "Verified purchase";

/** Reviews as cards; one without words shows its stars. */
export function ReviewList({ reviews }: { readonly reviews: readonly ReviewData[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review, place) => (
        <li key={review.id ?? place} className={styles.review}>
          <Rating value={review.rating} />
          {review.review ? <p className={styles.words}>{review.review}</p> : null}
          <p className={styles.author}>{review.name}</p>
          <p className={styles.author}>
            {review.is_verified ? <strong className={styles.verified}>{VERIFIED_PURCHASE}</strong> : null}
            {review.is_verified && review.created_at ? ", " : null}
            {review.created_at ? formatShortDate(review.created_at) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

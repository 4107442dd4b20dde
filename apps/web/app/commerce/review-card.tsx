import type { Review } from "@store/api-client/contract";
import { Rating } from "@store/ui/rating";
import type { InferOutput } from "valibot";
import * as styles from "./review-card.css.ts";

export type ReviewData = InferOutput<typeof Review>;

/** Beside the name of an author who had bought the product. */
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
          {review.is_verified ? <p className={styles.verified}>{VERIFIED_PURCHASE}</p> : null}
        </li>
      ))}
    </ul>
  );
}

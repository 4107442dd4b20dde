import type { Review } from "@store/api-client/contract";
import { formatDate } from "@store/domain";
import { PhotoLinks } from "@store/ui/photo-links";
import { Rating } from "@store/ui/rating";
import type { ReactNode } from "react";
import type { InferOutput } from "valibot";
import * as styles from "./review-card.css.ts";

export type ReviewData = InferOutput<typeof Review>;

interface ReviewListProps<R extends ReviewData> {
  readonly reviews: readonly R[];
  /** What can be done with a review, below it. */
  readonly actions?: (review: R) => ReactNode;
}

/** Reviews as cards; one without words shows its stars. A verified one is by somebody to whom the product was delivered (C51). */
export function ReviewList<R extends ReviewData>({ reviews, actions }: ReviewListProps<R>) {
  return (
    <ul className={styles.list}>
      {reviews.map((review, place) => (
        <li key={review.id ?? place} className={styles.review}>
          <Rating value={review.rating} />
          {review.review ? <p className={styles.words}>{review.review}</p> : null}
          <p className={styles.author}>
            {review.name}
            {review.created_at ? `, ${formatDate(review.created_at)}` : null}
          </p>
          {review.is_verified ? <strong className={styles.author}>Verified purchase</strong> : null}
          <PhotoLinks of={`the review by ${review.name}`} photos={review.photos ?? []} />
          {review.reply ? (
            <p className={styles.words}>
              <strong>Our reply:</strong> {review.reply}
            </p>
          ) : null}
          {actions?.(review)}
        </li>
      ))}
    </ul>
  );
}

import { EmptyState } from "@store/ui/empty-state";
import { Rating } from "@store/ui/rating";
import { RatingBars } from "@store/ui/rating-bars";
import type { ProductData } from "./load-product.ts";
import * as styles from "./product.css.ts";

const FIRST_REVIEWS = 6;

/** Beside the name of an author who had bought the product. */
const VERIFIED_PURCHASE = "Verified purchase";

/** The average rating, its distribution, and the reviews. */
export function Reviews({ product }: { readonly product: ProductData }) {
  const rating = product.average_rating;
  const reviews = product.rating_review_data.slice(0, FIRST_REVIEWS);
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.sectionTitle}>
        Reviews
      </h2>
      {rating && rating.review_count > 0 ? (
        <div className={styles.reviews}>
          <div className={styles.spread}>
            <p className={styles.average}>{rating.average_rating.toFixed(1)}</p>
            <Rating value={rating.average_rating} count={rating.review_count} />
            <RatingBars distribution={rating.star_distribution} />
          </div>
          <ul className={styles.reviewList}>
            {reviews.map((review, place) => (
              <li key={review.id ?? place} className={styles.review}>
                <Rating value={review.rating} />
                <p>{review.review}</p>
                <p className={styles.reviewer}>{review.name}</p>
                {review.is_verified ? <p className={styles.verified}>{VERIFIED_PURCHASE}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState title="No reviews yet" />
      )}
    </section>
  );
}

import { EmptyState } from "@store/ui/empty-state";
import { Rating } from "@store/ui/rating";
import type { ProductData } from "./load-product.ts";
import * as styles from "./product.css.ts";

const STARS = [5, 4, 3, 2, 1] as const;
const FIRST_REVIEWS = 6;

/** The average, how the stars are spread, and what shoppers wrote. */
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
            <dl className={styles.bars}>
              {STARS.map((stars) => {
                const count = rating.star_distribution[stars];
                return (
                  <div key={stars} className={styles.bar}>
                    <dt>{stars} stars</dt>
                    <dd>
                      <meter min={0} max={rating.review_count} value={count} aria-label={`${stars} stars`} />
                      {count}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
          <ul className={styles.reviewList}>
            {reviews.map((review, place) => (
              <li key={review.id ?? place} className={styles.review}>
                <Rating value={review.rating} />
                <p>{review.review}</p>
                <p className={styles.reviewer}>{review.name}</p>
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

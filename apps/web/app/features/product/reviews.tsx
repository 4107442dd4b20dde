import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { Rating } from "@store/ui/rating";
import { RatingBars } from "@store/ui/rating-bars";
import { lazy, Suspense } from "react";
import { ReviewList } from "../../commerce/review-card.tsx";
import { reviewsAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import type { ProductData } from "./load-product.ts";
import * as page from "./product.css.ts";
import { REVIEWS_SECTION } from "./rating-popover.tsx";
import * as styles from "./reviews.css.ts";
import type { Ratings } from "./use-ratings.ts";
import { importReviewDialog, type useWriteReview } from "./use-write-review.ts";

const ReviewDialog = lazy(importReviewDialog);

const FIRST_REVIEWS = 6;

interface ReviewsProps {
  readonly product: ProductData;
  readonly ratings: Ratings;
  readonly form: ReturnType<typeof useWriteReview>;
  /** @returns whether the ratings could be loaded again. */
  readonly onPosted: () => Promise<boolean>;
}

/** The average rating, its distribution, the newest reviews, and the way to write one. */
export function Reviews({ product, ratings, form, onPosted }: ReviewsProps) {
  const { average_rating: rating, rating_review_data: reviews } = ratings;
  const writeButton = (
    <Button variant="secondary" onClick={form.write} onPointerEnter={form.warmUp} onFocus={form.warmUp}>
      Write a review
    </Button>
  );
  return (
    <section id={REVIEWS_SECTION} className={page.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={page.sectionTitle}>
        Reviews
      </h2>
      {rating && rating.review_count > 0 ? (
        <div className={styles.reviews}>
          <div className={styles.spread}>
            <p className={styles.average}>
              <span className={styles.figure} aria-hidden>
                {rating.average_rating.toFixed(1)}
              </span>
              <Rating value={rating.average_rating} />
              <span>{rating.review_count === 1 ? "1 review" : `${rating.review_count} reviews`}</span>
            </p>
            <div className={styles.bars}>
              <RatingBars distribution={rating.star_distribution} />
            </div>
            {writeButton}
          </div>
          <div className={styles.list}>
            <ReviewList reviews={reviews.slice(0, FIRST_REVIEWS)} />
            <Link to={reviewsAddress(product)} className={page.more}>
              {rating.review_count > FIRST_REVIEWS ? `See all ${rating.review_count} reviews` : "Report a review"}
            </Link>
          </div>
        </div>
      ) : (
        <EmptyState title="No reviews yet" message="Have you tried it? Tell others how it is.">
          {writeButton}
        </EmptyState>
      )}
      {form.isWanted ? (
        <Suspense>
          <ReviewDialog product={product} isOpen={form.isOpen} onOpenChange={form.onOpenChange} onPosted={onPosted} />
        </Suspense>
      ) : null}
    </section>
  );
}

import { Icon } from "@store/ui/icon";
import { Rating } from "@store/ui/rating";
import { RatingBars } from "@store/ui/rating-bars";
import type { MouseEvent } from "react";
import { reviewsAddress } from "../../navigation/addresses.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./purchase.css.ts";
import type { Ratings } from "./use-ratings.ts";

const POPOVER = "ratings";
/** Where the page's reviews stand. */
export const REVIEWS_SECTION = "reviews";

interface RatingPopoverProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly ratings: Ratings;
  readonly onWrite: () => void;
}

/**
 * The average rating, which opens how it spreads [R69]. The browser's own popover: it opens before any script has run,
 * and its links lead to the reviews then.
 */
export function RatingPopover({ product, ratings, onWrite }: RatingPopoverProps) {
  const { average_rating: rating } = ratings;
  const write = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // First, so that the focus is back at the button, where the form returns it to.
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    onWrite();
  };
  const writeLink = (
    <a href={`#${REVIEWS_SECTION}`} className={styles.ratingLink} onClick={write}>
      Write a review
    </a>
  );
  if (!rating || rating.review_count === 0) return writeLink;
  return (
    <div className={styles.ratings}>
      <button type="button" className={styles.ratingButton} popoverTarget={POPOVER}>
        <Rating value={rating.average_rating} count={rating.review_count} />
        <Icon name="chevron-down" size="small" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group inside the popover, not a form's fieldset */}
      <div id={POPOVER} popover="auto" role="group" aria-label="Ratings" className={styles.ratingPopover}>
        <p className={styles.ratingSummary}>
          <span className={styles.ratingAverage}>{rating.average_rating.toFixed(1)}</span>
          <span>
            of 5 stars from {rating.review_count} {rating.review_count === 1 ? "review" : "reviews"}
          </span>
        </p>
        <RatingBars distribution={rating.star_distribution} />
        <div className={styles.ratingLinks}>
          {writeLink}
          <Link to={reviewsAddress(product)} className={styles.ratingLink}>
            Read all reviews
          </Link>
        </div>
      </div>
    </div>
  );
}

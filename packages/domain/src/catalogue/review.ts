import type { Policy } from "../policy.ts";

/** Whole stars [R79]. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Reviews on a page [R80]. */
export const REVIEWS_PAGE_SIZE = 30;

/** [R79] */
export const REVIEW_LOGIN = "Please login to write a review!";

export const OWN_REVIEW = "This is your own review: others say whether it was helpful.";

/** Whether others see a review: staff decides about those whose authors received nothing (C51). */
export const REVIEW_STATES = ["published", "waiting", "hidden"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * A review by somebody to whom the product was delivered is published at once, and any other waits for staff; unless the
 * owner has all published, or has all wait (C59).
 */
export function newReviewState(isReceived: boolean, { reviews: { seenAtOnce } }: Policy): ReviewState {
  return seenAtOnce === "all" || (seenAtOnce === "buyers" && isReceived) ? "published" : "waiting";
}

/** How many reviews gave each number of stars. */
export type StarDistribution = Readonly<Record<Rating, number>>;

/** The average to one decimal, and the number of reviews; 0 and 0 when there are none. */
export function averageRating(distribution: StarDistribution): { readonly average: number; readonly count: number } {
  const count = RATINGS.reduce<number>((sum, stars) => sum + distribution[stars], 0);
  const stars = RATINGS.reduce<number>((sum, rating) => sum + rating * distribution[rating], 0);
  return { average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10, count };
}

import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** Whole stars (document 3, section 5). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The rating that a form starts with: on the product page, and on an order's line (checklist C12). */
export const PRODUCT_PAGE_RATING: Rating = 4;
export const ORDER_LINE_RATING: Rating = 1;
/** Reviews on a page (document 3, section 9). */
export const REVIEWS_PAGE_SIZE = 30;
export const REVIEW_MAXIMUM_LENGTH = 2000;

/** Document 2, section 5. */
export const REVIEW_LOGIN = "Please login to write a review!";
export const SELECT_RATING = "Please select a rating!";
export const REVIEW_TOO_LONG = `A review has at most ${REVIEW_MAXIMUM_LENGTH} characters`;

export type ReviewRefusal = Refusal<"login-required" | "rating-missing" | "review-too-long">;

/** A review needs login and one to five whole stars; its text is optional (document 2, section 5). */
export function checkReview(form: {
  readonly isLoggedIn: boolean;
  readonly rating: number | null | undefined;
  readonly review?: string | null | undefined;
}): Outcome<{ readonly rating: Rating; readonly review: string }, ReviewRefusal> {
  if (!form.isLoggedIn) return refuse({ code: "login-required", message: REVIEW_LOGIN });
  const rating = RATINGS.find((stars) => stars === form.rating);
  if (rating === undefined) return refuse({ code: "rating-missing", message: SELECT_RATING });
  const review = form.review?.trim() ?? "";
  if (review.length > REVIEW_MAXIMUM_LENGTH) return refuse({ code: "review-too-long", message: REVIEW_TOO_LONG });
  return accept({ rating, review });
}

/** How many reviews gave each number of stars. */
export type StarDistribution = Readonly<Record<Rating, number>>;

/** The average to one decimal, and the number of reviews; 0 and 0 when there are none. */
export function averageRating(distribution: StarDistribution): { readonly average: number; readonly count: number } {
  const count = RATINGS.reduce<number>((sum, stars) => sum + distribution[stars], 0);
  const stars = RATINGS.reduce<number>((sum, rating) => sum + rating * distribution[rating], 0);
  return { average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10, count };
}

import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import { RATINGS, type Rating, REVIEW_LOGIN } from "./review.ts";

/** The rating that a form starts with: on the product page, and on an order's line (C12). */
export const PRODUCT_PAGE_RATING: Rating = 4;
export const ORDER_LINE_RATING: Rating = 1;
export const REVIEW_MAXIMUM_LENGTH = 2000;
export const SELECT_RATING = "Please select a rating!";
export const REVIEW_TOO_LONG = `A review has at most ${REVIEW_MAXIMUM_LENGTH} characters`;

/** Photos of what came that may stand with a review. */
export const REVIEW_PHOTOS_AT_MOST = 4;
/** The longest side that is kept of one, in pixels, and that of its small form in lists. */
export const REVIEW_PHOTO_LONGEST_SIDE = 1600;
export const REVIEW_PHOTO_SMALL_SIDE = 240;
/** How long a photo is kept that no review has been sent with, in hours. */
export const UNSENT_REVIEW_PHOTO_HOURS = 24;
export const REVIEW_PHOTO_GONE = "A photo is not there any more. Please take it away, and add it again!";
export const REVIEW_PHOTOS_TOO_MANY = "You have added many photos already. Please send your review with those!";

/** The most characters of what the shop says to a review. */
export const REVIEW_REPLY_MAXIMUM = 1000;

const STAR_WORDS: Readonly<Record<string, Rating>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
/** "three stars", "3 stars", "a 3-star ghee", "5/5 stars". */
const NAMED_STARS = /(?<![\d.,/])\b(one|two|three|four|five|[1-5])(?:\/5)?[\s-]*stars?\b/giu;

/** The numbers of stars that a text names, in words or digits. */
export const namedStars = (text: string): readonly Rating[] =>
  [...text.matchAll(NAMED_STARS)].flatMap(
    ([, named = ""]) => STAR_WORDS[named.toLowerCase()] ?? RATINGS.find((stars) => String(stars) === named) ?? [],
  );

const starsInWords = (stars: Rating): string => (stars === 1 ? "1 star" : `${stars} stars`);
export const starsDiffer = (named: Rating, given: Rating): string =>
  `Your text says ${starsInWords(named)}, and you give ${starsInWords(given)}. Send it again if that is right.`;

export type ReviewRefusal = Refusal<"login-required" | "rating-missing" | "review-too-long" | "stars-differ">;

/**
 * A review needs login and one to five whole stars; its text is optional [R79]. A text that names other stars than
 * those given is asked about, until `areStarsMeant`.
 */
export function checkReview(form: {
  readonly isLoggedIn: boolean;
  readonly rating: number | null | undefined;
  readonly review?: string | null | undefined;
  /** The author was asked about the stars that the text names. */
  readonly areStarsMeant: boolean;
}): Outcome<{ readonly rating: Rating; readonly review: string }, ReviewRefusal> {
  if (!form.isLoggedIn) return refuse({ code: "login-required", message: REVIEW_LOGIN });
  const rating = RATINGS.find((stars) => stars === form.rating);
  if (rating === undefined) return refuse({ code: "rating-missing", message: SELECT_RATING });
  const review = form.review?.trim() ?? "";
  if (review.length > REVIEW_MAXIMUM_LENGTH) return refuse({ code: "review-too-long", message: REVIEW_TOO_LONG });
  const named = namedStars(review);
  const [other] = named;
  if (!form.areStarsMeant && other !== undefined && !named.includes(rating))
    return refuse({ code: "stars-differ", params: { other, rating }, message: starsDiffer(other, rating) });
  return accept({ rating, review });
}

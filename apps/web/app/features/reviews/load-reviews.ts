import type { Call } from "@store/api-client";
import { productReviews, type ReplyOf } from "@store/api-client/contract";
import {
  clampPage,
  itemsOnPage,
  pageCount,
  RATINGS,
  type Rating,
  REVIEWS_PAGE_SIZE,
  type StarDistribution,
} from "@store/domain";
import { isMissing, statusOf } from "@store/react-client/failures";
import { data } from "react-router-dom";
import { reviewsAddress } from "../../navigation/addresses.ts";
import { redirectToOwnAddress } from "../../navigation/redirect-to-own-address.ts";

export type ListedReview = ReplyOf<typeof productReviews>["reviews"][number];

/** One page of a product's reviews. */
export interface ReviewsOfProduct {
  readonly product: { readonly id: number; readonly name: string; readonly image: string | undefined };
  /** Undefined as long as there are no reviews. */
  readonly average: number | undefined;
  readonly count: number;
  readonly distribution: StarDistribution | undefined;
  /** Those with so many stars alone are listed. */
  readonly stars: Rating | undefined;
  readonly page: number;
  readonly totalPages: number;
  readonly reviews: readonly ListedReview[];
  /** The review that is to be reported: undefined in it where others do not see it any more. */
  readonly report: { readonly id: number; readonly review: ListedReview | undefined } | undefined;
}

export interface ReviewsPageData {
  /** Undefined when they could not be loaded, or there is no such product. */
  readonly contents: ReviewsOfProduct | undefined;
  readonly isMissing: boolean;
}

/** The page that the address bar asks for, from 1 on. */
const wantedPage = (address: string): number => Number(new URL(address).searchParams.get("page") ?? 1);

/** How many stars the address bar asks for. */
function wantedStars(address: string): Rating | undefined {
  const asked = new URL(address).searchParams.get("stars");
  return RATINGS.find((stars) => String(stars) === asked);
}

/** Which review the address bar asks to report; NaN for what names none. */
function wantedReport(address: string): number | undefined {
  const asked = new URL(address).searchParams.get("report");
  if (asked === null) return undefined;
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : Number.NaN;
}

interface Wanted {
  readonly stars: Rating | undefined;
  readonly report: number | undefined;
}

function contentsOf(
  id: number,
  { address, stars, report }: Wanted & { readonly address: string },
  reply: ReplyOf<typeof productReviews>,
): ReviewsOfProduct {
  const { product_name, product_image, average_rating, review_count, star_distribution, reviews } = reply;
  const count = review_count ?? reviews.length;
  const totalPages = pageCount(reviews.length, REVIEWS_PAGE_SIZE);
  const page = clampPage(wantedPage(address), totalPages);
  return {
    product: { id, name: product_name, image: product_image },
    average: count > 0 ? average_rating : undefined,
    count,
    distribution: star_distribution,
    stars,
    page,
    totalPages,
    reviews: itemsOnPage(reviews, page, REVIEWS_PAGE_SIZE),
    report: report === undefined ? undefined : { id: report, review: reply.review },
  };
}

/** The reviews of a product that have so many stars, or all of them, 30 a page [R80]. */
export function reviewListAddress(product: Parameters<typeof reviewsAddress>[0], page = 1, stars?: number): string {
  const asked = new URLSearchParams();
  if (stars !== undefined) asked.set("stars", String(stars));
  if (page > 1) asked.set("page", String(page));
  return `${reviewsAddress(product)}${asked.size > 0 ? `?${asked}` : ""}`;
}

interface ReviewsParams {
  readonly productId?: string;
  readonly productName?: string;
}

/**
 * One page of a product's reviews; a page that does not exist is the nearest that does.
 * @throws the redirect from any other name than the product's own to the right address.
 */
export async function loadReviews(call: Call, { productId = "", productName = "" }: ReviewsParams, address: string) {
  const stars = wantedStars(address);
  const report = wantedReport(address);
  // By its id: the list has the newest alone.
  const query = { ...(stars ? { stars } : {}), ...(report ? { review: report } : {}) };
  const answer = await call(productReviews, { params: { id: productId }, query });
  const contents = answer.ok ? contentsOf(Number(productId), { address, stars, report }, answer.reply) : undefined;
  if (contents) {
    const { product, page } = contents;
    const asked = `/products/${productId}/reviews/${encodeURIComponent(productName)}`;
    redirectToOwnAddress(asked, reviewsAddress(product), reviewListAddress(product, page, stars));
  }
  const loaded: ReviewsPageData = { contents, isMissing: isMissing(answer) };
  return data(loaded, { status: statusOf(answer) });
}

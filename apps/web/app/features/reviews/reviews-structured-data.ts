import { reviewData } from "../../commerce/review-data.ts";
import type { ReviewsOfProduct } from "./load-reviews.ts";

/** A product's structured data: its rating, and the reviews of one page. */
export const reviewsStructuredData = (
  { product, average, count, reviews }: ReviewsOfProduct,
  url: string,
  image: string | undefined,
  siteUrl: string,
) => ({
  "@type": "Product",
  name: product.name,
  url,
  sku: String(product.id),
  ...(image ? { image } : {}),
  ...(average === undefined
    ? {}
    : { aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count } }),
  review: reviews.map((review) => reviewData(review, siteUrl)),
});

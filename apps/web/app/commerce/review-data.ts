import { todayInIndia } from "@store/domain";
import { pictureAddress } from "../navigation/addresses.ts";
import type { ReviewData } from "./review-card.tsx";

/** A review's structured data, with the day in India on which it was written. */
export const reviewData = ({ name, rating, review, created_at, photos = [] }: ReviewData, siteUrl: string) => ({
  "@type": "Review",
  author: { "@type": "Person", name },
  reviewRating: { "@type": "Rating", ratingValue: rating },
  ...(created_at ? { datePublished: todayInIndia(new Date(created_at)) } : {}),
  ...(review ? { reviewBody: review } : {}),
  ...(photos.length > 0 ? { image: photos.map(({ image }) => pictureAddress(image, siteUrl)) } : {}),
});

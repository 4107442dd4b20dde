import { FIELD_LENGTHS, LARGEST_PICTURE_BYTES, REVIEW_MAXIMUM_LENGTH, REVIEW_PHOTOS_AT_MOST } from "@store/domain";
import * as v from "valibot";
import { Review, StarDistribution } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { Average, ById, Count, Data, Done, FileBody, Flag, Id, integer, maybe, Status, Text, text } from "./fields.ts";

const ListedReview = v.object({
  ...Review.entries,
  /** How many shoppers found it helpful. */ helpful_count: maybe(Count),
});

export const productReviews = endpoint({
  method: "GET",
  path: "/rating_review/{id}/",
  access: "public",
  summary: "The reviews of a product, newest first; those with so many stars alone, where it is asked",
  params: ById,
  query: v.object({ stars: maybe(integer(1, 5)), /** Answered in any case, as `review`. */ review: maybe(Id) }),
  reply: v.object({
    ...Status,
    product_name: Text,
    product_image: maybe(Text),
    average_rating: maybe(Average),
    /** All there are; `reviews` may be cut. */
    review_count: maybe(Count),
    star_distribution: maybe(StarDistribution),
    reviews: v.array(ListedReview),
    /** The one that was asked for, where others see it. */
    review: maybe(ListedReview),
  }),
});

export const postReview = endpoint({
  method: "POST",
  path: "/rating_review/{id}/",
  access: "customer",
  summary:
    "Reviews a product, once per customer, under the customer's name; staff looks at it where nothing was received",
  params: ById,
  body: v.object({
    rating: integer(1, 5),
    review: maybe(text(REVIEW_MAXIMUM_LENGTH)),
    /** Sent by the product page and ignored. */
    name: maybe(text(FIELD_LENGTHS.personName)),
    id: maybe(Id),
    /** What `addReviewPhoto` named, in their order. */
    photos: maybe(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(REVIEW_PHOTOS_AT_MOST))),
    /** Sent for a line of an order: it must be the customer's, and delivered. */
    order_id: maybe(Id),
  }),
  reply: v.object({
    ...Done.entries,
    /** False when staff looks at it first. */
    is_published: maybe(Flag),
  }),
});

export const addReviewPhoto = endpoint({
  method: "POST",
  path: "/rating_review/{id}/photos/",
  access: "customer",
  summary: "Takes in a photo of a product (JPEG, PNG, WebP or AVIF), to be named by the review that is sent next",
  params: ById,
  body: FileBody,
  encoding: "file",
  bodyLimit: LARGEST_PICTURE_BYTES,
  isLong: true,
  reply: Data(
    v.object({
      id: Text,
      /** Where its author sees it, small. */
      path: Text,
    }),
  ),
});

export const voteReview = endpoint({
  method: "POST",
  path: "/reviews/{id}/helpful/",
  access: "shopper",
  summary: "Says that a review was helpful, once per shopper, or takes that back; the same again changes nothing",
  params: ById,
  body: v.object({ is_helpful: Flag }),
  reply: Data(v.object({ helpful_count: Count })),
});

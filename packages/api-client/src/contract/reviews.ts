import { REVIEW_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { Review } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { Average, ById, Done, Id, maybe, Status, text, Words, whole } from "./fields.ts";

export const productReviews = endpoint({
  method: "GET",
  path: "/rating_review/{id}/",
  access: "public",
  summary: "What shoppers say of a product, newest first",
  params: ById,
  reply: v.object({
    ...Status,
    product_name: Words,
    product_image: maybe(Words),
    average_rating: maybe(Average),
    reviews: v.array(Review),
  }),
});

export const postReview = endpoint({
  method: "POST",
  path: "/rating_review/{id}/",
  access: "customer",
  summary: "Rates a product, once a customer; the name shown is the customer's own",
  params: ById,
  body: v.object({
    rating: whole(1, 5),
    review: maybe(text(REVIEW_MAXIMUM_LENGTH)),
    /** Sent by the product page and not believed. */
    name: maybe(text(120)),
    id: maybe(Id),
  }),
  reply: Done,
});

import { REVIEW_REPLY_MAXIMUM, REVIEW_STATES } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { ById, Data, Flag, Id, Instant, integer, maybe, Text, text, Version } from "../fields.ts";
import { ListPage, listReply } from "./list.ts";

const State = v.picklist(REVIEW_STATES);

const Row = v.object({
  id: Id,
  product_id: Id,
  product_name: Text,
  name: Text,
  rating: integer(1, 5),
  review: maybe(Text),
  /** The author had received the product. */
  is_verified: Flag,
  state: State,
  created_at: Instant,
  /** What the shop says to it, below the review. */
  reply: maybe(Text),
  version: Version,
});

export const staffReviews = endpoint({
  method: "GET",
  path: "/dashboard/reviews/",
  access: "staff",
  permission: "reviews",
  summary: "Reviews, newest first: those that others see, that wait, or are hidden",
  query: v.object({ state: maybe(State), ...ListPage }),
  reply: listReply(Row),
});

export const decideReview = endpoint({
  method: "PATCH",
  path: "/dashboard/reviews/{id}/",
  access: "staff",
  permission: "reviews",
  summary: "Approves or hides a review, or lets it wait again",
  params: ById,
  body: v.object({ version: Version, state: v.picklist(REVIEW_STATES) }),
  reply: Data(v.object({ version: Version })),
});

export const replyToReview = endpoint({
  method: "PATCH",
  path: "/dashboard/reviews/{id}/reply/",
  access: "staff",
  permission: "reviews",
  summary: "Writes what the shop says to a review, for everybody who sees it; nothing takes it away",
  params: ById,
  body: v.object({ version: Version, reply: text(REVIEW_REPLY_MAXIMUM) }),
  reply: Data(v.object({ version: Version })),
});

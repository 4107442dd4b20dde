import { HIDE_REASON_MAXIMUM, REPORT_REASONS, REVIEW_REPLY_MAXIMUM, REVIEW_STATES } from "@store/domain";
import * as v from "valibot";
import { ReviewPhoto } from "../catalogue.ts";
import { endpoint } from "../endpoint.ts";
import { ById, Count, Data, Done, Flag, Id, Instant, integer, maybe, Text, text, Version } from "../fields.ts";
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
  /** Staff see them whatever the state is. */
  photos: v.optional(v.array(ReviewPhoto), []),
  /** What the shop says to it, below the review. */
  reply: maybe(Text),
  /** Why it is hidden, or was; its author reads it while it is. */
  hidden_reason: maybe(Text),
  /** How many shoppers reported it since somebody decided, and what the newest ten say. */
  report_count: v.optional(Count, 0),
  reports: v.optional(v.array(v.object({ id: Id, reason: v.picklist(REPORT_REASONS), words: Text, at: Instant })), []),
  version: Version,
});

export const staffReviews = endpoint({
  method: "GET",
  path: "/dashboard/reviews/",
  access: "staff",
  permission: "reviews",
  summary: "Reviews, newest first: those that others see, that wait, are hidden, or were reported",
  query: v.object({ state: maybe(v.picklist([...REVIEW_STATES, "reported"])), ...ListPage }),
  reply: listReply(Row),
});

export const decideReview = endpoint({
  method: "PATCH",
  path: "/dashboard/reviews/{id}/",
  access: "staff",
  permission: "reviews",
  summary: "Approves or hides a review, or lets it wait again; hiding closes what was reported about it",
  params: ById,
  body: v.object({
    version: Version,
    state: State,
    /** Why it is hidden, for its author; left out, the reason that it had before stands. */
    reason: maybe(text(HIDE_REASON_MAXIMUM)),
    /** Takes a decision back: the reports that its hiding closed are open again. */
    undoes: maybe(Flag),
  }),
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

export const dismissReports = endpoint({
  method: "POST",
  path: "/dashboard/reviews/{id}/reports/dismiss/",
  access: "staff",
  permission: "reviews",
  summary: "Dismisses what shoppers reported about a review; others go on seeing it",
  params: ById,
  /** The newest report that was seen: what came in since stays open. */
  body: v.object({ last: Id }),
  reply: Done,
});

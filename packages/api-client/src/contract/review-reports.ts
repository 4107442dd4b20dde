import { REPORT_REASONS, REPORT_WORDS_MAXIMUM } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Done, maybe, text } from "./fields.ts";

export const reportReview = endpoint({
  method: "POST",
  path: "/reviews/{id}/report/",
  access: "shopper",
  summary: "Reports a review that others see to the shop, once per shopper; a repeated report changes nothing",
  params: ById,
  body: v.object({
    reason: v.picklist(REPORT_REASONS),
    /** What the shopper adds; needed for "other". */
    words: maybe(text(REPORT_WORDS_MAXIMUM)),
  }),
  reply: Done,
});

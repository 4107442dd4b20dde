import { checkFields, requireChoice } from "../forms/form.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { ReviewState } from "./review.ts";

/** Why a shopper reports a review. */
export const REPORT_REASONS = ["abuse", "spam", "false", "private", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_NAMES: Readonly<Record<ReportReason, string>> = {
  abuse: "Insulting or hateful",
  spam: "Advertising or spam",
  false: "Untrue, or about something else",
  private: "Shows somebody’s private details",
  other: "Something else",
};

/** The most letters of what a shopper adds to a report. */
export const REPORT_WORDS_MAXIMUM = 500;
export const REPORT_NEEDS_REASON = "Please choose what is wrong with the review!";
export const REPORT_NEEDS_WORDS = "Please tell us what is wrong with the review!";
export const REPORTED = "Thank you. Our team will look at this review.";

/** A report of a review: one of the reasons, and words where none of them says it. */
export const checkReport = ({ reason, words }: { readonly reason: string; readonly words: string }) =>
  checkFields(
    {
      reason: requireChoice(reason, REPORT_REASONS, REPORT_NEEDS_REASON),
      words:
        reason === "other" && words.trim() === ""
          ? refuse({ code: "words-missing", message: REPORT_NEEDS_WORDS })
          : accept(words.trim()),
    },
    (fields) => ({ reason: fields.reason.value, words: fields.words.value }),
  );

/** The most letters of the reason why a review is hidden. */
export const HIDE_REASON_MAXIMUM = 300;
export const HIDE_NEEDS_REASON = "Please enter a reason!";

/**
 * Whether staff may give a review a state: hiding needs a reason, which its author reads with an order. One that was hidden before may
 * be hidden again by the reason that it had, as when a decision is undone.
 * @returns the reason to keep with it.
 */
export function checkDecision(decision: {
  readonly state: ReviewState;
  readonly reason: string;
  readonly reasonBefore: string | null;
}): Outcome<string | null, Refusal<"reason-missing">> {
  const reason = decision.reason.trim() || decision.reasonBefore;
  return decision.state === "hidden" && !reason
    ? refuse({ code: "reason-missing", message: HIDE_NEEDS_REASON })
    : accept(reason);
}

export const REPORTS_DECIDED = "Somebody else has decided about these reports already.";

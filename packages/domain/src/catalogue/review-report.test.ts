import { expect, it } from "vitest";
import {
  checkDecision,
  checkReport,
  HIDE_NEEDS_REASON,
  REPORT_NEEDS_REASON,
  REPORT_NEEDS_WORDS,
} from "./review-report.ts";

it.each([
  ["spam", "", { reason: "spam", words: "" }],
  ["other", " It names my daughter ", { reason: "other", words: "It names my daughter" }],
  ["other", " ", { words: REPORT_NEEDS_WORDS }],
  ["", "", { reason: REPORT_NEEDS_REASON }],
  ["rude", "", { reason: REPORT_NEEDS_REASON }],
])("a report for %j with the words %j is %j", (reason, words, answer) => {
  const checked = checkReport({ reason, words });
  expect(
    checked.ok ? checked.value : Object.fromEntries(checked.refusals.map(({ field, message }) => [field, message])),
  ).toEqual(answer);
});

it.each([
  ["hidden", " Insults the packer ", null, "Insults the packer"],
  ["hidden", " ", "Insults the packer", "Insults the packer"],
  ["hidden", " ", null, HIDE_NEEDS_REASON],
  ["published", "", null, null],
  ["published", "", "Insults the packer", "Insults the packer"],
] as const)("a review is %s for the reason %j, before it %j: %j", (state, reason, reasonBefore, answer) => {
  const checked = checkDecision({ state, reason, reasonBefore });
  expect(checked.ok ? checked.value : checked.refusal.message).toBe(answer);
});

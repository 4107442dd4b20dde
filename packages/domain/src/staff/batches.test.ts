import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/calendar-date.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { day } from "../testing/day.ts";
import {
  BATCH_DAY_MISSING,
  BATCH_IS_EXPIRED,
  BATCH_NUMBER_MAXIMUM_LENGTH,
  BATCH_NUMBER_MISSING,
  BATCH_NUMBER_TOO_LONG,
  BATCH_OF_COUNT,
  batchKey,
  batchOfChange,
  batchOtherDay,
  batchQuestions,
  batchStateOf,
  batchTooFew,
  checkBatchForm,
  NO_SUCH_BATCH,
} from "./batches.ts";
import { PIECES_NOT_WHOLE, STOCK_MAXIMUM, STOCK_TOO_HIGH } from "./stock-ledger.ts";

const TODAY = day("2026-03-15");
const LONG = "B".repeat(BATCH_NUMBER_MAXIMUM_LENGTH);
const KNOWN = { number: "B1", bestBefore: day("2026-06-01"), left: 4 };

it.each([
  ["2026-03-14", 1, ["Batch B1, best before March 14, 2026, has expired: 1 piece leaves the stock."]],
  ["2026-03-14", 1200, ["Batch B1, best before March 14, 2026, has expired: 1,200 pieces leave the stock."]],
  ["2026-03-14", 0, []],
  ["2026-03-15", 1200, []],
] as const)("a batch that is best before %s with %i pieces is asked about", (bestBefore, left, questions) => {
  expect(batchQuestions({ number: "B1", bestBefore: day(bestBefore), left }, TODAY)).toEqual(questions);
});

describe("the batch of a change", () => {
  const read = (
    action: "received" | "counted" | "damaged",
    typed: { number: string; bestBefore?: string },
    { known, quantity = 4 }: { known?: typeof KNOWN; quantity?: number } = {},
  ) => {
    const checked = batchOfChange({ action, quantity }, { bestBefore: "", ...typed }, { known, today: TODAY });
    return checked.ok ? `${checked.value.number} ${checked.value.bestBefore}` : checked.refusal.message;
  };

  it.each([
    ["received", { number: " " }, {}, BATCH_NUMBER_MISSING],
    ["received", { number: LONG, bestBefore: "2026-03-15" }, {}, `${LONG} 2026-03-15`],
    ["received", { number: `${LONG}B`, bestBefore: "2026-03-15" }, {}, BATCH_NUMBER_TOO_LONG],
    ["received", { number: "b2", bestBefore: "2026-03-15" }, {}, "B2 2026-03-15"],
    ["received", { number: "B2", bestBefore: "2026-03-14" }, {}, BATCH_IS_EXPIRED],
    ["received", { number: "B2" }, {}, BATCH_DAY_MISSING],
    ["received", { number: "B2", bestBefore: "2026-02-30" }, {}, BATCH_DAY_MISSING],
    ["received", { number: "b1" }, { known: KNOWN }, "B1 2026-06-01"],
    ["received", { number: "b1", bestBefore: "2026-06-01" }, { known: KNOWN }, "B1 2026-06-01"],
    ["received", { number: "b1", bestBefore: "2026-06-02" }, { known: KNOWN }, batchOtherDay("2026-06-01")],
    ["received", { number: "b1" }, { known: { ...KNOWN, bestBefore: day("2026-03-14") } }, BATCH_IS_EXPIRED],
    ["damaged", { number: "b1" }, { known: KNOWN }, "B1 2026-06-01"],
    ["damaged", { number: "b1" }, { known: KNOWN, quantity: 5 }, batchTooFew(4)],
    ["damaged", { number: "b2" }, {}, NO_SUCH_BATCH],
    ["counted", { number: "b1" }, { known: KNOWN }, BATCH_OF_COUNT],
  ] as const)("%s %j of %j: %s", (action, typed, shop, expected) => {
    expect(read(action, typed, shop)).toBe(expected);
  });

  it("has one spelling", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = batchKey(text);
        expect([batchKey(key), batchKey(` ${text.toLowerCase()} `)]).toEqual([key, batchKey(text.toLowerCase())]);
      }),
    );
  });

  it("names the pieces that are left", () =>
    expect([batchTooFew(1), batchTooFew(2)]).toMatchInlineSnapshot(`
    [
      "This batch has only 1 piece left.",
      "This batch has only 2 pieces left.",
    ]
  `));
});

it.each([
  [
    { number: "b1", bestBefore: "2020-01-01", left: 0 },
    { number: "B1", bestBefore: "2020-01-01", left: 0 },
  ],
  [{ number: "", bestBefore: "", left: 1.5 }, [BATCH_NUMBER_MISSING, BATCH_DAY_MISSING, PIECES_NOT_WHOLE]],
  [{ number: "b1", bestBefore: "2026-06-01", left: Number.NaN }, [PIECES_NOT_WHOLE]],
  [{ number: "b1", bestBefore: "2026-06-01", left: STOCK_MAXIMUM + 1 }, [STOCK_TOO_HIGH]],
])("the form %j gives %j", (typed, expected) => {
  const checked = checkBatchForm(typed);
  expect(checked.ok ? checked.value : checked.refusals.map(({ message }) => message)).toEqual(expected);
});

it.each([
  [-1, "expired"],
  [0, "soon"],
  [DEFAULT_POLICY.bestBeforeWarningDays, "soon"],
  [DEFAULT_POLICY.bestBeforeWarningDays + 1, "good"],
])("a batch that is best before in %s days is %s", (days, expected) => {
  expect(batchStateOf(addDays(TODAY, days), TODAY, DEFAULT_POLICY)).toBe(expected);
});

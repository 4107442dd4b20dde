import type { Paise } from "../money/money.ts";
import type { Refusal } from "../outcome.ts";

/** A stock that changes by more than this, either way, mostly has a digit too many or too few: half a shelf is often sold. */
export const GREAT_CHANGE_FACTOR = 10;

/**
 * A price that changes by this or more, either way, mostly has a digit too many or too few: an offer halves a price, and a
 * forgotten point makes it a hundredfold.
 */
export const UNUSUAL_PRICE_FACTOR = 5;

/**
 * Whether a stock changes so much that whoever changes it is asked whether it is right. What begins has nothing to be
 * compared with; of the last pieces, that they are gone is no surprise.
 */
export const isGreatChange = (before: number, after: number): boolean =>
  before > 0 && (after > before * GREAT_CHANGE_FACTOR || before > Math.max(after, 1) * GREAT_CHANGE_FACTOR);

/**
 * Whether a price changes so much that whoever changes it is asked whether it is right. A first price has nothing to be
 * compared with; one that goes (zero: on request) is as great a change as there is.
 */
export const isUnusualPrice = (before: Paise, after: Paise): boolean =>
  before > 0 && (after >= before * UNUSUAL_PRICE_FACTOR || before >= after * UNUSUAL_PRICE_FACTOR);

/** What is said of such prices and stocks wherever they are typed. */
export const UNUSUAL_CHANGE = {
  mark: "Unusual",
  /** Behind a count. */
  one: "changes unusually much",
  many: "change unusually much",
  look: "Please look at them first: a digit too many or too few is easily typed.",
  tick: "They are right",
  tickFirst: "Please look at what changes unusually much, and tick that it is right.",
} as const;

/** Why a price is not saved before somebody has said that it is right. */
export const unusualPriceRefusal = (count: number): Refusal<"unusual-price"> => ({
  code: "unusual-price",
  params: { count },
  message: UNUSUAL_CHANGE.tickFirst,
});

/** A price or a stock that changes by more than this, either way, mostly has a digit too many or too few. */
export const GREAT_CHANGE_FACTOR = 10;

/**
 * Whether a price, in paise, or a stock changes so much that whoever changes it is asked whether it is right. What begins
 * has nothing to be compared with; of the last pieces, that they are gone is no surprise.
 */
export const isGreatChange = (before: number, after: number): boolean =>
  before > 0 && (after > before * GREAT_CHANGE_FACTOR || before > Math.max(after, 1) * GREAT_CHANGE_FACTOR);

/** [R8] */
export const COUNTER_MAXIMUM = 99;

/** What a counter badge shows: "99+" above 99. */
export const formatCounter = (count: number): string =>
  count > COUNTER_MAXIMUM ? `${COUNTER_MAXIMUM}+` : String(Math.max(0, Math.trunc(count) || 0));

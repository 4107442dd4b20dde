const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The rows of the specification's checklist. */
export const ROWS = range(1, 199);

/** Rows that are implemented: each has a test that names it. */
export const DONE = ROWS;

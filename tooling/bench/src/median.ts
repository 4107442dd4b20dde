/** The median, which a busy moment of the machine does not move; 0 for an empty list. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

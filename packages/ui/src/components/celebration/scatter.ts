/** A deterministic scatter: the same each time, without a visible pattern. */
export function scatter(index: number, salt: number): number {
  const wild = Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43_758.5453;
  return wild - Math.floor(wild);
}

/** A share of a range, rounded to two digits since the page repeats it many times. */
export const between = (least: number, most: number, share: number): number =>
  Number((least + (most - least) * share).toFixed(2));

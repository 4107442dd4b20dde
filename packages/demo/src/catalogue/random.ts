/** Numbers that look random and are the same on every run. */
export type Random = {
  /** from 0 up to, and without, 1 */
  next: () => number;
  /** a whole number, both ends included */
  whole: (least: number, most: number) => number;
  /** one of a list that is not empty */
  pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** A seeded generator (mulberry32): small, even enough for samples, worthless for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { next, whole, pick: (list) => list[whole(0, list.length - 1)] ?? list[0] };
}

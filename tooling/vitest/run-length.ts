/** True in `npm run test:long`, which searches at full size what `npm test` takes a fixed sample of. */
export const isLong = process.env.TEST_RUN === "long";

/** How much longer the long run searches by chance: cases of a property. */
const LONG_FACTOR = 20;

/** How many cases of a property are tried. */
export const runs = (count: number): number => (isLong ? count * LONG_FACTOR : count);

/** The cases of a matrix: all of them in the long run, otherwise the sample, chosen so that each kind of fault shows. */
export const sampled = <const T>(all: readonly T[], sample: readonly NoInfer<T>[]): readonly T[] =>
  isLong ? all : sample;

/**
 * Some of a list, of which the next one begins where this one ended: over a few rounds, such as the endpoints, each of
 * its entries has its turn. All of it in the long run.
 */
export const inTurns = <T>(all: readonly T[], count: number, round: number): readonly T[] =>
  isLong || count >= all.length
    ? all
    : Array.from({ length: count }, (_, place) => all[(round * count + place) % all.length]).flatMap((one) =>
        one === undefined ? [] : [one],
      );

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "./random.ts";

describe("seededRandom", () => {
  it("gives the same numbers for the same seed", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        for (let turn = 0; turn < 20; turn += 1) expect(one.next()).toBe(other.next());
      }),
    );
  });

  it("stays within the bounds asked for", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, least, span) => {
        const number = seededRandom(seed).whole(least, least + span);
        expect(Number.isInteger(number)).toBe(true);
        expect(number).toBeGreaterThanOrEqual(least);
        expect(number).toBeLessThanOrEqual(least + span);
      }),
    );
  });

  it("reaches every entry of a list", () => {
    const random = seededRandom(7);
    expect(new Set(Array.from({ length: 200 }, () => random.pick(["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
  });
});

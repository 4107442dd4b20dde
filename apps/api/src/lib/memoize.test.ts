import { expect, test } from "vitest";
import { createTestClock } from "../testing/test-clock.ts";
import { memoize } from "./memoize.ts";

const MINUTE = 60_000;

test("a value is loaded once, and again when its time is over", async () => {
  const clock = createTestClock();
  let loads = 0;
  const value = memoize(clock.read, MINUTE, async () => ++loads);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  clock.advance(1);
  expect(await value()).toBe(2);
});

test("a load that fails is tried again at once", async () => {
  const clock = createTestClock();
  let loads = 0;
  const value = memoize(clock.read, MINUTE, async () => {
    loads++;
    if (loads === 1) throw new Error("not yet");
    return loads;
  });
  await expect(value()).rejects.toThrow("not yet");
  expect(await value()).toBe(2);
});

import { runs } from "@store/vitest";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { STORY_STEP } from "./steps.ts";
import { type Told, tellStory } from "./tell-story.ts";

/** `npm run simulate` sets how many stories are told, and with which seed. */
const { SIMULATE_SEEDS, SIMULATE_SEED, SIMULATE_PATH } = process.env;
const STEPS = SIMULATE_SEEDS ? 60 : 20;

const told: Told = { steps: 0, faults: 0, orders: 0 };
afterAll(() => {
  if (SIMULATE_SEEDS) console.log(`${told.steps} steps, ${told.faults} faults of the database, ${told.orders} orders`);
});

test("whatever shoppers, staff, bank, time and database do, stock, money, coins, vouchers and papers add up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STORY_STEP, { minLength: 1, maxLength: STEPS, size: "max" }), (story) =>
      tellStory(story, told),
    ),
    {
      numRuns: SIMULATE_SEEDS ? Number(SIMULATE_SEEDS) : runs(2),
      seed: Number(SIMULATE_SEED ?? 41),
      ...(SIMULATE_PATH && { path: SIMULATE_PATH }),
    },
  );
  expect(told.steps).toBeGreaterThan(0);
});

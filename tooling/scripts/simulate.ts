// Tells stories of a shop in which anything may happen at any time, and looks after each step whether its books are right:
// `npm run simulate -- --seeds 1000` for a night, `npm run simulate -- --seed 7 --path 3:1:0` for a story that was printed.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT, run } from "./workspace.ts";

const { values } = parseArgs({
  options: { seeds: { type: "string", default: "20" }, seed: { type: "string" }, path: { type: "string" } },
});
// A new seed each time, unless one is given: it is printed with what fails.
const { seeds, seed = String(Date.now() % 1_000_000_000), path } = values;
console.log(`${seeds} stories by the seed ${seed}`);
const folder = join(ROOT, "apps/api");
const args = [
  "run",
  "src/testing/simulation/simulation.test.ts",
  "--project=embedded",
  "--testTimeout=0",
  "--hookTimeout=0",
];
process.exitCode = await run(join(folder, "node_modules/.bin/vitest"), args, {
  cwd: folder,
  env: { ...process.env, SIMULATE_SEEDS: seeds, SIMULATE_SEED: seed, ...(path ? { SIMULATE_PATH: path } : {}) },
});

// Proves the store: format and lint, arrows, types, every package's tests, the built store in a real browser, and that
// each row of the checklist that is done has a test that passed. With --long it searches at full size.
import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  ARROWS,
  check,
  FORMAT_AND_LINT,
  findChromium,
  finish,
  runJobs,
  setEnvironment,
  TYPES,
  tool,
} from "./test-jobs.mjs";
import { REPORTS } from "./test-reports.mjs";
import { SUITES } from "./test-suites.mjs";
import { checkNode, ensureInstalled, ROOT } from "./workspace.mjs";

const isLong = process.argv.includes("--long");

checkNode();
await ensureInstalled();
findChromium();
rmSync(REPORTS, { recursive: true, force: true });
if (isLong) setEnvironment("TEST_RUN", "long");

await runJobs([
  tool("build", "turbo", "run", "build", "--output-logs=errors-only"),
  FORMAT_AND_LINT,
  ...ARROWS,
  tool("unused code", "knip", "--no-progress"),
  TYPES,
  ...SUITES,
]);
// Alone: they change the source.
if (isLong) await runJobs([tool("mutation score of the rules", "pnpm", "run", "mutation")]);
const rows = join(ROOT, "tooling/scripts/rows.mjs");
await runJobs([check("rows of the checklist", process.execPath, rows, "--summary")]);
finish();

// Proves the store: format and lint, arrows, types, every package's tests, the built store in a real browser, and that
// each row of the requirements has a test that passed. With --long it searches at full size.
import { rmSync } from "node:fs";
import { canRun, DEV, FAULTS, JOBS, MUTATION, ROWS } from "./jobs.ts";
import { environment } from "./run-job.ts";
import { findChromium, finish, runJobs } from "./run-jobs.ts";
import { REPORTS } from "./test-reports.ts";

const isLong = process.argv.includes("--long");

findChromium();
rmSync(REPORTS, { recursive: true, force: true });
if (isLong) environment.TEST_RUN = "long";

await runJobs(JOBS.filter(canRun));
await runJobs([ROWS]);
if (isLong) {
  // These have a size of their own: a mutant is tried, and a fault is caught, by what `npm test` runs.
  delete environment.TEST_RUN;
  await runJobs([MUTATION]);
  // One after the other, as they change the source.
  environment.TEST_DEV = "yes";
  await runJobs([DEV]);
  await runJobs([FAULTS]);
}
finish();

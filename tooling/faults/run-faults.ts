// `npm run test:faults`: does `npm test` notice what it is there for? Puts one fault after another into the source, runs
// the tests that should catch it, and takes it out again. Succeeds when each of them was caught.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "@store/scripts/install-chromium";
import { BUILD, canRun, isSuite, JOBS, type Job } from "@store/scripts/jobs";
import { environment, execute, runTests } from "@store/scripts/run-job";
import { checkLine, countOf } from "@store/scripts/test-lines";
import { REPORTS } from "@store/scripts/test-reports";
import { stop } from "@store/scripts/workspace";
import { FAULTS, type Fault } from "./faults.ts";
import { seed } from "./seeded-fault.ts";

/** Lines of the output that are shown when a fault was not caught. */
const LAST_LINES = 40;

function jobOf({ job: asked }: Fault): Job {
  const job = JOBS.find(({ name }) => name === asked);
  return job ?? stop(`There is no job ${asked}.`);
}

interface Fitting {
  readonly failed: readonly string[];
  readonly passed: number;
  readonly said: readonly string[];
}

/**
 * Runs the fitting tests: what those say that failed, how many passed, and all that was said. A suite that did not start
 * has no test that failed.
 */
async function runFitting(fault: Fault): Promise<Fitting> {
  const { name, only } = fault;
  const job = jobOf(fault);
  if (!isSuite(job)) {
    const { code, printed } = await execute(job.command, [...job.args, ...only]);
    return { failed: code === 0 ? [] : [printed.join("\n")], passed: code === 0 ? 1 : 0, said: printed };
  }
  const report = join(REPORTS, "faults", `${name}.json`);
  rmSync(report, { force: true });
  const { files, errors, printed } = await runTests({ ...job, workers: 1, only }, { report });
  const failed = files
    .flatMap(({ tests }) => tests.filter(({ state }) => state === "failed"))
    .map((test) => [test.title, ...test.errors].join("\n"));
  const passed = files.reduce((sum, file) => sum + countOf(file, "passed"), 0);
  return { failed, passed, said: [...failed, ...files.flatMap((file) => file.errors), ...errors, ...printed] };
}

/** Whether the fault was caught: a test failed, and said what is wrong. */
async function isCaught(fault: Fault): Promise<boolean> {
  const start = performance.now();
  // Where it is set, the embedded database's suite leaves out what the server's suite proves as well.
  const { setting } = jobOf(fault);
  environment.DATABASE_URL = setting === "DATABASE_URL" ? process.env.DATABASE_URL : undefined;
  const { failed, passed, said } = await seed(fault, () => runFitting(fault));
  const caught = failed.some((text) => text.includes(fault.says));
  const line = `${caught ? "caught" : "not caught"}: ${fault.name}, ${fault.what}`;
  console.log(checkLine(line, caught, (performance.now() - start) / 1000));
  if (!caught) {
    console.log(`  ${passed} passed, ${failed.length} failed, and none of these says “${fault.says}”:`);
    console.log(said.join("\n").split("\n").slice(-LAST_LINES).join("\n"));
  }
  return caught;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0)
  stop(`There is no fault ${unknown.join(", ")}. There are: ${FAULTS.map(({ name }) => name).join(", ")}.`);
environment.CHROMIUM_PATH = ensureChromium();

const asked = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
let caught = 0;
for (const fault of asked) {
  const job = jobOf(fault);
  if (canRun(job)) caught += (await isCaught(fault)) ? 1 : 0;
  else console.log(`− not run: ${fault.name}, ${fault.what}: it needs ${job.setting}`);
}
// What the last fault was built into is built again.
if (asked.some((fault) => jobOf(fault).needs === "build")) {
  const { code, printed } = await execute(BUILD.command, BUILD.args);
  if (code !== 0) stop(`The build without faults failed:\n${printed.join("\n")}`);
}
console.log(`\n${caught} of ${asked.length} faults caught`);
process.exit(caught === asked.length ? 0 : 1);

// Runs jobs side by side, prints a line for each result, and counts them together.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureChromium } from "./install-chromium.ts";
import { isSuite, type Job, type Suite, type Tool, WORKERS } from "./jobs.ts";
import { environment, execute, runTests } from "./run-job.ts";
import { checkLine, countOf, failuresOf, failureText } from "./test-lines.ts";
import { PART_REPORTS, REPORTS, reportFile } from "./test-reports.ts";
import { ROOT } from "./workspace.ts";

/** Lines of a suite's own output that are shown when it broke without saying which test failed. */
const LAST_LINES = 40;
/** How long each job took the last time, in seconds. */
const TIMINGS = join(ROOT, "node_modules/.cache/test-jobs.json");

const failures: string[] = [];
const totals = { passed: 0, failed: 0 };
const onResult = (line: string) => console.log(line);

/** A tool that passes or fails as a whole counts as one test. */
async function runTool({ name, command, args }: Tool): Promise<void> {
  const start = performance.now();
  const { code, printed } = await execute(command, args, { onResult });
  const isPassed = code === 0;
  totals[isPassed ? "passed" : "failed"] += 1;
  console.log(checkLine(name, isPassed, (performance.now() - start) / 1000));
  if (!isPassed) failures.push(`✗ ${name}\n${printed.join("\n")}`);
}

/** Runs the tests of a suite and counts them; one that ran none has failed, unless a part was asked for. */
async function runSuite({ name, ...suite }: Suite): Promise<void> {
  const { only } = suite;
  const report = reportFile(name, only ? PART_REPORTS : REPORTS);
  rmSync(report, { force: true });
  const { code, printed, files, errors } = await runTests(suite, { report, onResult });
  const passed = files.reduce((sum, file) => sum + countOf(file, "passed"), 0);
  const failed = files.reduce((sum, file) => sum + failuresOf(file), errors.length);
  failures.push(...files.flatMap(failureText), ...errors.map((error) => `✗ ${name}, outside its test files\n${error}`));
  const brokeOtherwise = failed === 0 && (code !== 0 || (passed === 0 && !only));
  if (brokeOtherwise) failures.push(`✗ ${name} ended with ${code}\n${printed.slice(-LAST_LINES).join("\n")}`);
  totals.passed += passed;
  totals.failed += brokeOtherwise ? 1 : failed;
}

function lastTimings(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(TIMINGS, "utf8"));
  } catch {
    // The first run here.
    return {};
  }
}

function keepTimings(timings: Readonly<Record<string, number>>): void {
  mkdirSync(dirname(TIMINGS), { recursive: true });
  writeFileSync(TIMINGS, JSON.stringify(timings));
}

/**
 * Runs jobs: first what others need, then those that have no time yet, as listed, and those that took longest the last
 * time. A job whose prerequisite failed still runs: its result may explain more. With `only` a suite runs a part of its
 * tests.
 */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  const timings = lastTimings();
  const ended = new Set<string>();
  const running = new Set<Promise<void>>();
  const isAwaited = ({ name }: Job) => jobs.some(({ needs }) => needs === name);
  const isReady = ({ needs }: Job) => !jobs.some(({ name }) => name === needs) || (needs && ended.has(needs));
  const weight = (job: Job) => (isAwaited(job) ? Number.MAX_VALUE : (timings[job.name] ?? Number.MAX_SAFE_INTEGER));
  const waiting = jobs.toSorted((one, other) => weight(other) - weight(one));
  let processes = 0;

  async function runOne(job: Job): Promise<void> {
    const start = performance.now();
    processes += job.workers;
    await (isSuite(job) ? runSuite(job) : runTool(job));
    if (!isSuite(job) || !job.only) timings[job.name] = (performance.now() - start) / 1000;
    processes -= job.workers;
    ended.add(job.name);
  }

  while (waiting.length > 0 || running.size > 0) {
    // A suite often waits, for its browser, its database or a clock: one process more than fit may run. With
    // still more, all together took a tenth longer.
    const next = processes <= WORKERS ? waiting.findIndex(isReady) : -1;
    const [job] = next < 0 ? [] : waiting.splice(next, 1);
    if (job) {
      const run = runOne(job).then(() => void running.delete(run));
      running.add(run);
    } else await Promise.race(running);
  }
  keepTimings(timings);
}

/** Finds the browser of the suites that drive one; without it they fail, and this says why. */
export function findChromium(): void {
  try {
    environment.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    failures.push(`✗ Chromium\n${error instanceof Error ? error.message : error}`);
    totals.failed += 1;
  }
}

/** Prints what failed, then the counts, and ends the process: with 0 when nothing failed. */
export function finish(): never {
  if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

// What `npm test` and its shorter and longer kin are made of: tools and suites, run side by side and counted together.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { ensureChromium } from "./install-chromium.mjs";
import { checkLine, countOf, failuresOf, failureText, isResultLine } from "./test-lines.mjs";
import { PART_REPORTS, REPORTS, readReport, reportFile } from "./test-reports.mjs";
import { binary, ROOT, toolEnvironment } from "./workspace.mjs";

/** One more than there are processors: a suite often waits, for its browser or its database. */
const SIDE_BY_SIDE = availableParallelism() + 1;
/** Lines of a suite's own output that are shown when it broke without saying which test failed. */
const LAST_LINES = 40;
/** How long each job took the last time, in seconds. */
const TIMINGS = join(ROOT, "node_modules/.cache/test-jobs.json");

const environment = { ...toolEnvironment(process.env), NO_COLOR: "1" };
// Node prints a warning when both are set.
delete environment.FORCE_COLOR;
const failures = [];
const totals = { passed: 0, failed: 0 };

/** For the jobs that follow. */
export const setEnvironment = (name, value) => {
  environment[name] = value;
};

/** Runs a command; resolves to its exit code and what it printed. Lines that give a result are shown at once. */
function execute(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment, stdio: ["ignore", "pipe", "pipe"], ...options });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        if (isResultLine(line)) console.log(line);
        else printed.push(line);
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, printed }));
  });
}

/** A tool that passes or fails as a whole counts as one test. */
async function runCheck({ name, command, args }) {
  const start = performance.now();
  const { code, printed } = await execute(command, args);
  const isPassed = code === 0;
  totals[isPassed ? "passed" : "failed"] += 1;
  console.log(checkLine(name, isPassed, (performance.now() - start) / 1000));
  if (!isPassed) failures.push(`✗ ${name}\n${printed.join("\n")}`);
}

/** Runs the tests of a workspace folder, or one of its projects, and counts them. */
async function runSuite({ name, folder, project, workers = 1, args = [], isPart = false }) {
  const report = reportFile(name, isPart ? PART_REPORTS : REPORTS);
  rmSync(report, { force: true });
  const reporter = `--reporter=${join(ROOT, "tooling/scripts/test-reporter.mjs")}`;
  const options = ["run", `--maxWorkers=${workers}`, reporter, ...(project ? [`--project=${project}`] : []), ...args];
  const { code, printed } = await execute(join(ROOT, folder, "node_modules/.bin/vitest"), options, {
    cwd: join(ROOT, folder),
    env: { ...environment, TEST_REPORT: report },
  });
  const { files = [], errors = [] } = readReport(report) ?? {};
  const passed = files.reduce((sum, file) => sum + countOf(file, "passed"), 0);
  const failed = files.reduce((sum, file) => sum + failuresOf(file), errors.length);
  failures.push(...files.flatMap(failureText), ...errors.map((error) => `✗ ${name}, outside its test files\n${error}`));
  const brokeOtherwise = failed === 0 && (code !== 0 || (passed === 0 && !isPart));
  if (brokeOtherwise) failures.push(`✗ ${name} ended with ${code}\n${printed.slice(-LAST_LINES).join("\n")}`);
  totals.passed += passed;
  totals.failed += brokeOtherwise ? 1 : failed;
}

export const check = (name, command, ...args) => ({ name, run: runCheck, command, args });

/** A tool that the workspace brings. */
export const tool = (name, command, ...args) => check(name, binary(command), ...args);

/** The tests of a folder, or of a project in it. `needs` names the job that comes before; a part of them may be none. */
export const suite = (folder, { project, ...options } = {}) => ({
  name: project ? `${folder} ${project}` : folder,
  run: runSuite,
  folder,
  project,
  ...options,
});

export const FORMAT_AND_LINT = tool("format and lint", "biome", "ci", ".");
export const TYPES = tool("types", "turbo", "run", "typecheck", "--output-logs=errors-only");
const RULES = "tooling/arrows/dependency-cruiser.mjs";
export const ARROWS = [
  tool("arrows", "depcruise", "--config", RULES, "packages", "apps", "tooling"),
  tool("folder circles", "depcruise", "--config", "tooling/arrows/folder-circles.mjs", "apps/api/src"),
];

function lastTimings() {
  try {
    return JSON.parse(readFileSync(TIMINGS, "utf8"));
  } catch {
    // The first run here.
    return {};
  }
}

function keepTimings(timings) {
  mkdirSync(dirname(TIMINGS), { recursive: true });
  writeFileSync(TIMINGS, JSON.stringify(timings));
}

/**
 * Runs jobs side by side: first what others need, then those that took longest the last time, and before them those that
 * have not run yet. A job whose prerequisite failed still runs: its result may explain more.
 */
export async function runJobs(jobs) {
  const timings = lastTimings();
  const isNeeded = ({ name }) => jobs.some(({ needs }) => needs === name);
  const weight = (job) => (isNeeded(job) ? Number.MAX_VALUE : (timings[job.name] ?? Number.MAX_SAFE_INTEGER));
  const waiting = jobs.toSorted((one, other) => weight(other) - weight(one));
  const ended = new Set();
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => needs === undefined || ended.has(needs));
    if (running.size < SIDE_BY_SIDE && next >= 0) {
      const [job] = waiting.splice(next, 1);
      const start = performance.now();
      const run = job.run(job).then(() => {
        if (!job.isPart) timings[job.name] = (performance.now() - start) / 1000;
        ended.add(job.name);
        running.delete(run);
      });
      running.add(run);
    } else await Promise.race(running);
  }
  keepTimings(timings);
}

/** Finds the browser of the suites that drive one; without it they fail, and say why. */
export function findChromium() {
  try {
    environment.CHROMIUM_PATH = ensureChromium();
  } catch ({ message }) {
    failures.push(`✗ Chromium\n${message}`);
    totals.failed += 1;
  }
}

/** Prints what failed and the counts, and ends with the code that tells the one from the other. */
export function finish() {
  if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

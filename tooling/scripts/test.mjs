// Proves the store: format and lint, arrows, types, every package's tests, the built store in a real browser, and that
// each row of the checklist that is done has a test that passed. Two things run side by side, the long ones first.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureChromium } from "./install-chromium.mjs";
import { checkLine, countOf, failuresOf, failureText, isResultLine } from "./test-lines.mjs";
import { REPORTS, readReport, reportFile } from "./test-reports.mjs";
import { binary, checkNode, ensureInstalled, ROOT, toolEnvironment } from "./workspace.mjs";

const SIDE_BY_SIDE = 2;
/** Test files that a suite runs at once: two suites share the machine. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / SIDE_BY_SIDE));
/** Lines of a suite's own output that are shown when it broke without saying which test failed. */
const LAST_LINES = 40;

checkNode();
await ensureInstalled();

const environment = { ...toolEnvironment(process.env), NO_COLOR: "1" };
// Node prints a warning when both are set.
delete environment.FORCE_COLOR;
const failures = [];
const totals = { passed: 0, failed: 0 };

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
  return isPassed;
}

/** Runs the tests of a workspace folder, or one of its projects, and counts them; a run that ran none has failed. */
async function runSuite({ name, folder, project, workers = WORKERS }) {
  const report = reportFile(name);
  const args = ["run", `--maxWorkers=${workers}`, `--reporter=${join(ROOT, "tooling/scripts/test-reporter.mjs")}`];
  if (project) args.push(`--project=${project}`);
  const { code, printed } = await execute(join(ROOT, folder, "node_modules/.bin/vitest"), args, {
    cwd: join(ROOT, folder),
    env: { ...environment, TEST_REPORT: report },
  });
  const { files = [], errors = [] } = readReport(report) ?? {};
  const passed = files.reduce((sum, file) => sum + countOf(file, "passed"), 0);
  const failed = files.reduce((sum, file) => sum + failuresOf(file), errors.length);
  failures.push(...files.flatMap(failureText), ...errors.map((error) => `✗ ${name}, outside its test files\n${error}`));
  const brokeOtherwise = failed === 0 && (code !== 0 || passed === 0);
  if (brokeOtherwise) failures.push(`✗ ${name} ended with ${code}\n${printed.slice(-LAST_LINES).join("\n")}`);
  totals.passed += passed;
  totals.failed += brokeOtherwise ? 1 : failed;
  return failed === 0 && !brokeOtherwise;
}

const tool = (name, command, ...args) => ({ name, run: runCheck, command: binary(command), args });
const suite = (folder, { project, ...options } = {}) => ({
  name: project ? `${folder} ${project}` : folder,
  run: runSuite,
  folder,
  project,
  ...options,
});

const ARROWS = ["--config", "tooling/arrows/dependency-cruiser.mjs", "packages", "apps", "tooling"];
const FOLDER_CIRCLES = ["--config", "tooling/arrows/folder-circles.mjs", "apps/api/src"];

/** Jobs in starting order; each waits for the jobs that it needs. */
const jobs = [
  tool("format and lint", "biome", "ci", "."),
  tool("build", "turbo", "run", "build", "--output-logs=errors-only"),
  tool("arrows", "depcruise", ...ARROWS),
  tool("folder circles", "depcruise", ...FOLDER_CIRCLES),
  suite("apps/api", { project: "embedded" }),
  // One store and one browser serve both workers.
  suite("tooling/e2e", { needs: "build", workers: 2 }),
  ...(process.env.DATABASE_URL ? [suite("apps/api", { project: "server" })] : []),
  tool("unused code", "knip", "--no-progress"),
  tool("types", "turbo", "run", "typecheck", "--output-logs=errors-only"),
  suite("apps/web", { needs: "build" }),
  suite("packages/ui", { needs: "build" }),
  suite("packages/domain"),
  suite("packages/content"),
  suite("packages/demo"),
  suite("packages/api-client"),
  suite("packages/calendar"),
  suite("packages/http-server"),
  suite("apps/embed", { needs: "build" }),
  suite("tooling/arrows"),
  suite("tooling/source-tests"),
  suite("tooling/bench"),
];

/** Runs the jobs, two at a time. A job whose prerequisite failed still runs: its result may explain more. */
async function runAll() {
  const waiting = [...jobs];
  const ended = new Set();
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => needs === undefined || ended.has(needs));
    if (running.size < SIDE_BY_SIDE && next >= 0) {
      const [job] = waiting.splice(next, 1);
      const run = job.run(job).then(() => {
        ended.add(job.name);
        running.delete(run);
      });
      running.add(run);
    } else await Promise.race(running);
  }
}

try {
  environment.CHROMIUM_PATH = ensureChromium();
} catch ({ message }) {
  failures.push(`✗ Chromium\n${message}`);
  totals.failed += 1;
}

rmSync(REPORTS, { recursive: true, force: true });
await runAll();
await runCheck({
  name: "rows of the checklist",
  command: process.execPath,
  args: [join(ROOT, "tooling/scripts/rows.mjs"), "--summary"],
});

if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

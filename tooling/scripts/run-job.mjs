import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isResultLine } from "./test-lines.mjs";
import { readReport } from "./test-reports.mjs";
import { ROOT, toolEnvironment } from "./workspace.mjs";

/** What tools and tests run with. */
export const environment = {
  ...toolEnvironment(process.env),
  NO_COLOR: "1",
  // A test file's process has libraries compiled by the one before it.
  NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compiled"),
};
// Node prints a warning when both are set.
delete environment.FORCE_COLOR;

/**
 * Runs a command; resolves to its exit code and what it printed.
 * @param onResult is given the lines that give a result.
 */
export function execute(command, args, { onResult = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment, stdio: ["ignore", "pipe", "pipe"], ...options });
    const endWithUs = () => child.kill("SIGINT");
    process.once("exit", endWithUs);
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) =>
        isResultLine(line) ? onResult(line) : printed.push(line),
      );
    }
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", endWithUs);
      resolve({ code: code ?? 1, printed });
    });
  });
}

/**
 * Runs the tests of a suite; resolves to its exit code, what it printed and what its report says.
 * @param report the file that it is written to.
 * @param only what is asked of Vitest besides: its test files, all when left out.
 */
export async function runTests({ folder, project }, { report, workers, only = [], onResult }) {
  const args = ["run", ...only, `--reporter=${join(ROOT, "tooling/scripts/test-reporter.mjs")}`];
  if (workers) args.push(`--maxWorkers=${workers}`);
  if (project) args.push(`--project=${project}`);
  const ran = await execute(join(ROOT, folder, "node_modules/.bin/vitest"), args, {
    cwd: join(ROOT, folder),
    env: { ...environment, TEST_REPORT: report },
    onResult,
  });
  return { files: [], errors: [], ...ran, ...readReport(report) };
}

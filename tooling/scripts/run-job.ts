import { type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Suite } from "./jobs.ts";
import { isResultLine } from "./test-lines.ts";
import { type Report, readReport } from "./test-reports.ts";
import { ROOT, toolEnvironment } from "./workspace.ts";

/** What tools and tests run with. */
export const environment: NodeJS.ProcessEnv = {
  ...toolEnvironment(process.env),
  NO_COLOR: "1",
  // A test file's process has libraries compiled by the one before it.
  NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compiled"),
};
// Node prints a warning when both are set.
delete environment.FORCE_COLOR;

/** Is given the lines that give a result. */
type OnResult = (line: string) => void;

interface Ran {
  /** The exit code. */
  readonly code: number;
  /** Its lines that give no result. */
  readonly printed: readonly string[];
}

/** Runs a command to its end. */
export function execute(
  command: string,
  args: readonly string[],
  { onResult = () => {}, ...options }: Pick<SpawnOptions, "cwd" | "env"> & { readonly onResult?: OnResult } = {},
): Promise<Ran> {
  const { promise, resolve, reject } = Promise.withResolvers<Ran>();
  const child = spawn(command, args, { cwd: ROOT, env: environment, ...options, stdio: ["ignore", "pipe", "pipe"] });
  const endWithUs = () => child.kill("SIGINT");
  process.once("exit", endWithUs);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => (isResultLine(line) ? onResult(line) : printed.push(line)));
  }
  child.on("error", reject);
  child.on("close", (code) => {
    process.off("exit", endWithUs);
    resolve({ code: code ?? 1, printed });
  });
  return promise;
}

/** Ends a test that hangs, and none that a busy machine only slows down. In milliseconds. */
const TIMEOUT_MS = 300_000;

/** Runs the tests of a suite; resolves to what its report says, too, which it writes to the file `report`. */
export async function runTests(
  { folder, project, workers, only = [] }: Omit<Suite, "name">,
  { report, onResult }: { readonly report: string; readonly onResult?: OnResult },
): Promise<Ran & Report> {
  const args = ["run", ...only, `--reporter=${join(ROOT, "tooling/scripts/test-reporter.ts")}`];
  args.push(...["testTimeout", "hookTimeout", "expect.poll.timeout"].map((name) => `--${name}=${TIMEOUT_MS}`));
  args.push(`--maxWorkers=${workers}`);
  if (project) args.push(`--project=${project}`);
  const ran = await execute(join(ROOT, folder, "node_modules/.bin/vitest"), args, {
    cwd: join(ROOT, folder),
    env: { ...environment, TEST_REPORT: report },
    onResult,
  });
  return { ...ran, ...readReport(report) };
}

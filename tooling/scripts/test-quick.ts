// Proves in little time what is being worked on: format, lint, arrows, types and the tests of what changed since the
// upstream branch. With a word, such as `npm run test:quick -- cart`, the tests whose files have it in their path.
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { QUICK_TOOLS, SUITES, type Suite } from "./jobs.ts";
import { findChromium, finish, runJobs } from "./run-jobs.ts";
import { ROOT } from "./workspace.ts";

const TEST_FILE = /\.test\.(tsx?|mjs)$|\.stories\.tsx$/;
/** Where one import leads to the whole app, and to all its tests: only those beside the change are run. */
const WIDE = /^(apps|packages\/ui)(\/|$)/;

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const lines = (text: string): readonly string[] => text.split("\n").filter(Boolean);

/** What the branch adds begins here: without an upstream, what is not committed yet. */
function startOfChange(): string {
  try {
    return git("merge-base", "HEAD", "@{upstream}").trim();
  } catch {
    return "HEAD";
  }
}

const testFiles = lines(git("ls-files", "--cached", "--others", "--exclude-standard")).filter((file) =>
  TEST_FILE.test(file),
);
// The built store in a browser, and the same tests on a server, take longer than quick.
const quickSuites = SUITES.filter(({ folder, project }) => folder !== "tooling/e2e" && project !== "server");

const isBelow =
  (folder: string) =>
  (file: string): boolean =>
    file.startsWith(`${folder}/`);

/** The suites that have some of these tests, each with them. */
const suitesOf = (files: readonly string[]): readonly Suite[] =>
  quickSuites.flatMap((suite) => {
    const own = files.filter(isBelow(suite.folder)).map((file) => file.slice(suite.folder.length + 1));
    return own.length > 0 ? [{ ...suite, only: own }] : [];
  });

/** The nearest folder around a file that has tests. */
function nearestTested(file: string, within: string): string {
  const folder = dirname(file);
  return folder === within || testFiles.some(isBelow(folder)) ? folder : nearestTested(folder, within);
}

/** The suites of what changed: vitest follows the imports, from the tests beside the change where all would lead to it. */
function changedSuites(): readonly Suite[] {
  const base = startOfChange();
  const changed = [
    ...lines(git("diff", "--name-only", base)),
    ...lines(git("ls-files", "--others", "--exclude-standard")),
  ];
  return quickSuites.flatMap((suite) => {
    const own = changed.filter(isBelow(suite.folder));
    if (own.length === 0) return [];
    const beside = [...new Set(own.map((file) => nearestTested(file, suite.folder)))];
    const filters = WIDE.test(suite.folder) ? beside.map((folder) => folder.slice(suite.folder.length + 1)) : [];
    return [{ ...suite, only: [`--changed=${base}`, ...filters] }];
  });
}

const word = process.argv[2];
const suites = word ? suitesOf(testFiles.filter((file) => file.includes(word))) : changedSuites();
if (suites.some(({ folder }) => folder === "packages/ui")) findChromium();
await runJobs(word ? suites : [...QUICK_TOOLS, ...suites]);
finish();

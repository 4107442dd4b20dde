// What `npm test` runs: tools that pass or fail as a whole, and suites of tests.
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { binary, ROOT } from "./workspace.ts";

interface JobOptions {
  /** How many processes it works in. */
  readonly workers: number;
  /** The job that comes before. */
  readonly needs?: string;
  /** What the environment must have. */
  readonly setting?: string;
}

/** Passes or fails as a whole. */
export interface Tool extends JobOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** A folder with tests. */
export interface Suite extends JobOptions {
  readonly name: string;
  readonly folder: string;
  /** Of Vitest's configuration. */
  readonly project?: string;
  /** The part of its tests that is asked for, in Vitest's words; all when left out. */
  readonly only?: readonly string[];
}

export type Job = Tool | Suite;

export const isSuite = (job: Job): job is Suite => "folder" in job;

const tool = (name: string, command: string, ...args: readonly string[]): Tool => ({
  name,
  command: binary(command),
  args,
  workers: 1,
});
/** In one process, unless the options say otherwise. */
const suite = (folder: string, options: Partial<Omit<Suite, "name" | "folder">> = {}): Suite => ({
  name: options.project ? `${folder} ${options.project}` : folder,
  folder,
  workers: 1,
  ...options,
});

const RULES = "tooling/arrows/dependency-cruiser.mjs";

export const BUILD = tool("build", "turbo", "run", "build", "--output-logs=errors-only");

/** What a change can break in any file, and is known in seconds. */
export const QUICK_TOOLS: readonly Tool[] = [
  tool("format and lint", "biome", "ci", "."),
  tool("arrows", "depcruise", "--config", RULES, "packages", "apps", "tooling"),
  tool("folder circles", "depcruise", "--config", "tooling/arrows/folder-circles.mjs", "apps/api/src"),
  tool("types", "turbo", "run", "typecheck", "--output-logs=errors-only"),
];

const GIGABYTE = 2 ** 30;

/**
 * How many processes a long suite runs in: one on each core, but no more than fit into memory. The suites that run side by
 * side take 3 GB together for each process that a long one has.
 */
export const WORKERS = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / (3 * GIGABYTE))));

/** Every folder with tests, the long ones first; one with a setting runs where that is set. */
export const SUITES: readonly Suite[] = [
  // Its processes share one store: more of them would only wait for it.
  suite("tooling/e2e", { needs: "build", workers: Math.min(WORKERS, 4) }),
  // Its stores begin with the database that the build has made.
  suite("apps/api", { project: "embedded", needs: "build", workers: WORKERS }),
  suite("apps/api", { project: "server", setting: "DATABASE_URL", workers: WORKERS }),
  suite("apps/web", { needs: "build" }),
  suite("apps/dashboard"),
  suite("tooling/release", { needs: "build" }),
  suite("packages/ui", { needs: "build" }),
  suite("packages/react-client"),
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
  suite("tooling/faults"),
];

export const JOBS: readonly Job[] = [BUILD, ...SUITES, ...QUICK_TOOLS, tool("unused code", "knip", "--no-progress")];

export const MUTATION = tool("mutation score of the rules", "pnpm", "run", "mutation");

const program = (name: string, file: string, ...args: readonly string[]): Tool => ({
  name,
  command: process.execPath,
  args: [join(ROOT, file), ...args],
  workers: 1,
});

/** Alone, as it changes the source. */
export const DEV = suite("tooling/e2e", { only: ["src/dev.test.ts"] });

export const FAULTS = program("seeded faults", "tooling/faults/run-faults.ts");
export const ROWS = program("rows of the requirements", "tooling/scripts/rows.ts", "--summary");

/** Whether what a job needs of the environment is there. */
export const canRun = ({ setting }: Job): boolean => setting === undefined || Boolean(process.env[setting]);

// What `npm test` runs: tools that pass or fail as a whole, and suites of tests. `needs` names the job that comes before.
import { join } from "node:path";
import { binary, ROOT } from "./workspace.mjs";

const tool = (name, command, ...args) => ({ name, command: binary(command), args });
const suite = (folder, { project, ...options } = {}) => ({
  name: project ? `${folder} ${project}` : folder,
  folder,
  project,
  ...options,
});

const RULES = "tooling/arrows/dependency-cruiser.mjs";

export const BUILD = tool("build", "turbo", "run", "build", "--output-logs=errors-only");

/** What a change can break in any file, and is known in seconds. */
export const QUICK_TOOLS = [
  tool("format and lint", "biome", "ci", "."),
  tool("arrows", "depcruise", "--config", RULES, "packages", "apps", "tooling"),
  tool("folder circles", "depcruise", "--config", "tooling/arrows/folder-circles.mjs", "apps/api/src"),
  tool("types", "turbo", "run", "typecheck", "--output-logs=errors-only"),
];

/** Every folder with tests, the long ones first; one with a setting runs where that is set. */
export const SUITES = [
  // One store serves all its workers.
  suite("tooling/e2e", { needs: "build", workers: 2 }),
  suite("apps/api", { project: "embedded", workers: 2 }),
  suite("apps/api", { project: "server", setting: "DATABASE_URL", workers: 2 }),
  suite("apps/web", { needs: "build", workers: 2 }),
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
  suite("tooling/faults"),
];

export const JOBS = [BUILD, ...SUITES, ...QUICK_TOOLS, tool("unused code", "knip", "--no-progress")];

export const MUTATION = tool("mutation score of the rules", "pnpm", "run", "mutation");

const program = (name, file, ...args) => ({ name, command: process.execPath, args: [join(ROOT, file), ...args] });

/** Alone, as it changes the source. */
export const DEV = suite("tooling/e2e", { only: ["src/dev.test.ts"] });

export const FAULTS = program("seeded faults", "tooling/faults/run-faults.mjs");
export const ROWS = program("rows of the checklist", "tooling/scripts/rows.mjs", "--summary");

/** Whether what a job needs of the environment is there. */
export const canRun = ({ setting }) => setting === undefined || Boolean(process.env[setting]);

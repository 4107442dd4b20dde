import { defineConfig } from "vitest/config";

/** Ends what hangs, and nothing that a busy machine only slows down. */
const TIMEOUT_MS = 300_000;

const shared = {
  setupFiles: ["@store/vitest/properties"],
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  expect: { poll: { timeout: TIMEOUT_MS } },
  // A deprecation fails: `pg`, for one, says that it will no longer take two statements at once in a transaction.
  execArgv: ["--throw-deprecation", "--expose-gc"],
  // A worker loads the app once for all its files, which takes half the time. What a file changes it changes back.
  isolate: false,
};

const isLong = process.env.TEST_RUN === "long";
const hasServer = Boolean(process.env.DATABASE_URL);

/** It speaks to either database in the same words: where there is a server, that proves it, and only the long run asks both. */
const SAME_ON_BOTH = [
  "src/contract.test.ts",
  "src/http/!(hostile-*|ownership).test.ts",
  "src/modules/!(media)/**/*.test.ts",
  "src/outbox/**/*.test.ts",
];
/** Each database has code of its own; what opens embedded ones of its own says the same twice. */
const OTHER_ON_BOTH = ["src/{backup,db,queue}/**/!(folder-lock|migration-rules|migrations|refused-backup).test.ts"];
/** Matrices about what stands before a database. */
const HOSTILE = ["src/http/{hostile-*,ownership}.test.ts"];

const embedded = {
  test: {
    ...shared,
    name: "embedded",
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.server.test.ts", ...(hasServer && !isLong ? SAME_ON_BOTH : [])],
    globalSetup: ["src/testing/embedded-template.ts", "src/testing/programs-folder.ts"],
  },
};

/** On a Postgres server, with the cases about races, which the embedded one hides: it runs one at a time. */
const server = {
  test: {
    ...shared,
    name: "server",
    include: [...SAME_ON_BOTH, ...OTHER_ON_BOTH, ...(isLong ? HOSTILE : [])],
    globalSetup: ["src/testing/server-template.ts", "src/testing/programs-folder.ts"],
  },
};

export default defineConfig({ test: { projects: hasServer ? [embedded, server] : [embedded] } });

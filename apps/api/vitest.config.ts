import { defineConfig } from "vitest/config";

/** Ends what hangs, and nothing that a busy machine only slows down. */
const TIMEOUT_MS = 300_000;
const TIMEOUTS = { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS, expect: { poll: { timeout: TIMEOUT_MS } } };

const embedded = {
  test: {
    name: "embedded",
    include: ["src/**/*.test.ts"],
    exclude: ["src/**/*.server.test.ts"],
    globalSetup: "src/testing/embedded-template.ts",
    ...TIMEOUTS,
    // A worker loads the app once for all its files, which takes half the time. What a file changes it changes back.
    isolate: false,
  },
};

/** Matrices about what stands before a database: on a server as well in the long run only. */
const HOSTILE = ["src/http/hostile-*.test.ts", "src/http/ownership.test.ts"];

/** The same cases on a Postgres server, and those about races, which the embedded one hides: it runs one at a time. */
const server = {
  test: {
    name: "server",
    include: ["src/contract.test.ts", "src/{backup,db,http,modules,outbox,queue}/**/*.test.ts"],
    exclude: ["src/modules/media/**", ...(process.env.TEST_RUN === "long" ? [] : HOSTILE)],
    globalSetup: "src/testing/server-template.ts",
    ...TIMEOUTS,
    isolate: false,
  },
};

export default defineConfig({ test: { projects: process.env.DATABASE_URL ? [embedded, server] : [embedded] } });

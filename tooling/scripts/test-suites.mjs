import { suite } from "./test-jobs.mjs";

/** Every folder with tests. */
export const SUITES = [
  suite("apps/api", { project: "embedded" }),
  // One store serves all its workers.
  suite("tooling/e2e", { needs: "build", workers: 2 }),
  ...(process.env.DATABASE_URL ? [suite("apps/api", { project: "server" })] : []),
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

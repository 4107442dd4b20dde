// `pnpm mutation`: changes the rules one by one, and counts the changes that no test notices.
/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // Nothing checks types here, and the examples are compared with the README letter by letter.
  disableTypeChecks: false,
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: ["src/**/*.ts", "!src/**/*.test.ts", "!src/testing/**", "!src/index.ts"],
  reporters: ["clear-text", "progress", "html", "json"],
  htmlReporter: { fileName: "mutation/report.html" },
  jsonReporter: { fileName: "mutation/report.json" },
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
};

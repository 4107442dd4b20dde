import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/store/global-setup.ts"],
    // One store and one browser serve all files, one after the other: they share two cores with the servers.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The first start may have to build the store.
    teardownTimeout: 60_000,
  },
});

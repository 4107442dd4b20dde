import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/store/global-setup.ts"],
    // One store serves all files. Tests that change what others see have a customer of their own.
    maxWorkers: 2,
    // A worker loads what its files share, and opens its browser, once.
    isolate: false,
    // Ends what hangs, and nothing that a busy machine only slows down.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{server,test}/**/*.test.ts"],
    isolate: false,
    // Ends what hangs, and nothing that a busy machine only slows down.
    testTimeout: 100_000,
    hookTimeout: 100_000,
    // The server asks each second whether there is something new.
    expect: { poll: { timeout: 30_000 } },
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // One process reads the source for all files.
    isolate: false,
  },
});

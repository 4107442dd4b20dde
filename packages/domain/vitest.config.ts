import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "packing/*.test.ts"],
    // The rules hold no state: one process tests them all, several times as fast.
    isolate: false,
    setupFiles: ["@store/vitest/properties"],
    // Far from India on purpose: a rule that read the machine's zone would fail here.
    env: { TZ: "America/Los_Angeles" },
  },
});

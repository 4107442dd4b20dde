import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "packing/*.test.ts"],
    // Far from India on purpose: a rule that read the machine's zone would fail here.
    env: { TZ: "America/Los_Angeles" },
  },
});

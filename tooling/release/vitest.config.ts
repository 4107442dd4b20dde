import { defineConfig } from "vitest/config";

// Ends what hangs, and nothing that a busy machine only slows down.
export default defineConfig({ test: { testTimeout: 300_000, hookTimeout: 300_000 } });

import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ["*.test.ts", "app/**/*.test.{ts,tsx}", "server/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["app/testing/jsdom-gaps.ts", "app/testing/finish-react.ts"],
    testTimeout: 30_000,
  },
});

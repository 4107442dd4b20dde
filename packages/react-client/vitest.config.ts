import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: "node",
    setupFiles: ["src/testing/jsdom-gaps.ts", "src/testing/finish-react.ts"],
    testTimeout: 120_000,
  },
});

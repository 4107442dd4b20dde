import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.{ts,tsx}", "speed/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: [
      "@store/react-client/testing/jsdom-gaps",
      "@store/react-client/testing/finish-react",
      "./app/testing/default-policy.ts",
    ],
    testTimeout: 120_000,
  },
});

import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: "node",
    setupFiles: ["@store/react-client/testing/jsdom-gaps", "@store/react-client/testing/finish-react"],
    testTimeout: 120_000,
  },
});

import { togetherAndApart } from "@store/vitest/projects";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: togetherAndApart({
      include: ["src/**/*.test.{ts,tsx}"],
      apart: ["src/login/login-times.test.tsx"],
      setupFiles: ["src/testing/jsdom-gaps.ts", "src/testing/finish-react.ts"],
    }),
  },
});

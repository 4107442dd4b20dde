import { togetherAndApart } from "@store/vitest/projects";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: togetherAndApart({
      include: ["src/**/*.test.{ts,tsx}"],
      apart: [
        "src/figures/dashboard-page.test.tsx",
        "src/frame/frame.test.tsx",
        "src/frame/new-orders.test.tsx",
        "src/list/download-button.test.tsx",
      ],
      setupFiles: ["@store/react-client/testing/jsdom-gaps", "@store/react-client/testing/finish-react"],
    }),
  },
});

import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** They replace modules. */
const APART = [
  "src/figures/dashboard-page.test.tsx",
  "src/frame/frame.test.tsx",
  "src/frame/new-orders.test.tsx",
  "src/list/download-button.test.tsx",
];

const shared = {
  environment: "node",
  setupFiles: ["@store/react-client/testing/jsdom-gaps", "@store/react-client/testing/finish-react"],
  testTimeout: 120_000,
};

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "together",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: APART,
          // A worker loads React and the dashboard once for all its files.
          isolate: false,
        },
      },
      { extends: true, test: { ...shared, name: "apart", include: APART } },
    ],
  },
});

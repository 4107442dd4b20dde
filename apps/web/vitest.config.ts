import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** They replace modules, begin with modules that nothing has loaded, or move the window's own address. */
const APART = [
  "app/features/elite/download-invoice.test.ts",
  "app/features/orders/download-pdf.test.ts",
  "app/navigation/links.test.ts",
  "app/shell/watch-counters.test.ts",
  "speed/**/*.test.{ts,tsx}",
];

const shared = {
  environment: "node",
  setupFiles: [
    "@store/vitest/properties",
    "@store/react-client/testing/jsdom-gaps",
    "@store/react-client/testing/finish-react",
    "./app/testing/default-policy.ts",
    "./app/testing/no-exit.ts",
  ],
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
          include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.{ts,tsx}"],
          exclude: APART,
          // A worker loads React and the shop once for all its files, which takes a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { ...shared, name: "apart", include: APART } },
    ],
  },
});

import { togetherAndApart } from "@store/vitest/projects";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: togetherAndApart({
      include: ["{app,server,speed}/**/*.test.{ts,tsx}"],
      apart: [
        "app/features/elite/download-invoice.test.ts",
        "app/features/home/greetings.test.tsx",
        "app/features/orders/download-pdf.test.ts",
        "app/navigation/links.test.ts",
        "app/shell/watch-counters.test.ts",
      ],
      setupFiles: [
        "@store/vitest/properties",
        "@store/react-client/testing/jsdom-gaps",
        "@store/react-client/testing/finish-react",
        "./app/testing/default-policy.ts",
        "./app/testing/no-exit.ts",
      ],
    }),
  },
});

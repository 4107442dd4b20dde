import { launchOptions } from "@store/chromium";
import { togetherAndApart } from "@store/vitest/projects";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    projects: [
      ...togetherAndApart({
        include: ["src/**/*.test.{ts,tsx}"],
        apart: ["src/components/toaster/toaster.test.tsx"],
        // A busy machine fetches code more slowly than a second.
        expect: { poll: { timeout: 30_000 } },
      }),
      {
        extends: "./vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook" })],
        // Known beforehand, so that the server need not stop in the middle of a run to prepare one more of them.
        optimizeDeps: {
          include: [
            "@radix-ui/react-dialog",
            "@radix-ui/react-tabs",
            "@storybook/addon-a11y/preview",
            "@storybook/react-vite",
            "keen-slider",
            "react-dom/client",
            "react/jsx-dev-runtime",
            "react/jsx-runtime",
            "sonner",
            "storybook/test",
          ],
        },
        test: {
          name: "stories",
          // All files share one page: to load it for each takes twice the time, and each story renders itself anew.
          isolate: false,
          testTimeout: 120_000,
          setupFiles: [".storybook/note-play.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // What moves has arrived at once: nothing is judged halfway.
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: launchOptions(),
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});

import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { checkChunks, chunks } from "./chunks.ts";
import { devPages } from "./dev-pages.ts";
import { importsWithoutStyles, styleSheets } from "./style-sheets.ts";
import { contractTrimming } from "./trim-contract.ts";
import { manifestTrimming } from "./trim-manifest.ts";
import { routerTrimming } from "./trim-router.ts";

/** The router's package always hands out its development build; the production one is without warnings and their words. */
const routerInProduction = (command: string) =>
  command === "build"
    ? [
        { find: /^react-router$/, replacement: routerFile("index.mjs") },
        { find: /^react-router\/dom$/, replacement: routerFile("dom-export.mjs") },
      ]
    : [];
const routerFile = (name: string) =>
  fileURLToPath(new URL(`../production/${name}`, import.meta.resolve("react-router")));

export default defineConfig(({ command }) => ({
  plugins: [
    vanillaExtractPlugin(),
    // Before React Router's plugin, whose own pages of the development server know nothing of the backend.
    devPages(),
    reactRouter(),
    checkChunks(),
    importsWithoutStyles(),
    contractTrimming(),
    manifestTrimming(),
    routerTrimming(),
  ],
  resolve: { alias: routerInProduction(command) },
  // In development, the libraries of all screens are made ready at once: one that came later would reload the page.
  optimizeDeps: {
    entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}", "!app/testing/**", "!app/entry.server.tsx"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No getter of ours does anything but read.
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["v", "maybe", "text"] },
          output: {
            codeSplitting: { groups: [styleSheets, ...chunks] },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server/main.ts" }, cssCodeSplit: false },
      // One file to load: a quicker start, and React in its production form whatever the environment says.
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
  // What a page needs at once the router preloads by its manifest; what a press needs is one small file or two.
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: false },
}));

import { join } from "node:path";
import { compressFiles } from "@store/http-server/compress-files";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "dist");

/** The storefront's server sends the files as they lie there. */
const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  closeBundle: () => compressFiles(FOLDER),
});

export default defineConfig({
  // Where the storefront's server has it.
  base: "/dashboard/",
  plugins: [vanillaExtractPlugin(), react(), compressed()],
  build: {
    outDir: FOLDER,
    target: "es2022",
    assetsInlineLimit: 0,
    // One sheet: the order of the rules does not depend on which page was opened first.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several pages share is one file, and no dozen of small ones.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 4 }] },
      },
    },
  },
});

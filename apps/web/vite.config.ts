import { resolve } from "node:path";
import { compressFiles } from "@store/http-server/compress-files";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fastBuild } from "./speed/build.ts";

const { plugins, define, codeSplitting } = fastBuild(process.env);

/** As few characters as the build takes: each weighs on every page, as no compression shortens it. */
const SCRIPT_NAMES = "assets/[name]-[hash:7].js";
const ASSETS = { assetFileNames: "assets/[name]-[hash:7][extname]" };

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [vanillaExtractPlugin(), react(), ...plugins],
  define,
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        rolldownOptions: {
          input: "app/entry.client.tsx",
          // No getter of ours does anything but read.
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["v", "maybe", "text"] },
          output: { codeSplitting, entryFileNames: SCRIPT_NAMES, chunkFileNames: SCRIPT_NAMES, ...ASSETS },
        },
      },
    },
    ssr: {
      build: {
        outDir: "build/server",
        copyPublicDir: false,
        // One file to load: a quicker start.
        rolldownOptions: { input: { index: "server/main.ts" }, output: { codeSplitting: false, ...ASSETS } },
      },
      // React in its production form, whatever the environment says.
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error("The storefront is built for browser and server");
      await build(client);
      await build(ssr);
      await compressFiles(resolve(import.meta.dirname, client.config.build.outDir));
    },
  },
  // What a page needs at once the server names; what a press needs is one small file or two.
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: false },
}));

import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { devSite } from "./prerender/dev.ts";
import { prerender, RENDER_FOLDER } from "./prerender/plugin.ts";

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), prerender(), devSite()],
  appType: "custom",
  ...(command === "build" && {
    // All dependencies are included, and React renders in production mode: the folder is all there is to copy.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  }),
  build: {
    ssr: true,
    // The styles are emitted as a file, which the prerender step inlines into the pages.
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    target: "node24",
    rolldownOptions: {
      input: { server: "server/main.ts", [`${RENDER_FOLDER}/render`]: "src/render.tsx" },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: `${RENDER_FOLDER}/[name][extname]`,
      },
    },
  },
}));

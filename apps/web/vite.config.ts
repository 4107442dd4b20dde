import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/main.ts" } },
      // One file to load: a quicker start, and React in its production form whatever the environment says.
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
  },
  // A page's styles are few; as one file they are fetched once for the whole visit.
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: "es2022" },
});

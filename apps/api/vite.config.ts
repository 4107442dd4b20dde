import { defineConfig } from "vite";

/** One file for Node: the store's own source inside, libraries from node_modules. */
export default defineConfig({
  build: { ssr: "src/main.ts", outDir: "dist", target: "node20", sourcemap: true, emptyOutDir: true },
  ssr: { noExternal: [/^@store\//, "@valibot/to-json-schema"] },
});

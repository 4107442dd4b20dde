import { defineConfig } from "vite";

/**
 * For Node: the store's own source inside, libraries from node_modules. The thread that draws documents has a file, as
 * have the process that draws pictures and the command for staff.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "pdf-worker": "src/ports/pdf/pdf-worker.ts",
        "draw-pictures": "src/draw-pictures.ts",
        "staff-cli": "src/staff-cli.ts",
      },
    },
    outDir: "dist",
    target: "node24",
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { noExternal: [/^@store\//, "@valibot/to-json-schema"] },
});

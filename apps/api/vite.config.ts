import { defineConfig } from "vite";

/**
 * For Node: the store's own source inside, libraries from node_modules. The thread that renders documents has a file,
 * as have the process that renders pictures and the command for staff.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "pdf-worker": "src/ports/pdf/pdf-worker.ts",
        "prepare-pictures": "src/prepare-pictures.ts",
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

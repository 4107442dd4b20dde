import { defineConfig } from "vite";

/** What has files of its own to read beside it: machine code, WebAssembly, the code of a thread, the tables of fonts. */
const OUTSIDE = ["@electric-sql/pglite", "@node-rs/argon2", "fontkit", "pdfkit", "sharp", "tinypool"];

/**
 * For Node, with all other libraries inside: a start reads some thirty files instead of five hundred. The thread that
 * renders documents has a file, as have the process that renders pictures, the build's last step and the commands.
 */
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        "pdf-worker": "src/ports/pdf/pdf-worker.ts",
        "prepare-database": "src/prepare-database.ts",
        "prepare-pictures": "src/prepare-pictures.ts",
        "staff-cli": "src/staff-cli.ts",
        "backup-cli": "src/backup-cli.ts",
      },
    },
    outDir: "dist",
    target: "node24",
    sourcemap: true,
    emptyOutDir: true,
  },
  // pg looks for its native part, which the store does not use.
  ssr: { noExternal: true, external: [...OUTSIDE, "pg-native"] },
});

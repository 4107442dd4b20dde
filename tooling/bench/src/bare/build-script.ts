import { fileURLToPath } from "node:url";
import { build } from "vite";

/** The router's package hands out its development build; the storefront uses this one, too. */
const ROUTER = fileURLToPath(new URL("../production/index.mjs", import.meta.resolve("react-router")));

/** A bare page's script as one file: React, and what the file in this folder adds to it. */
export async function buildScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
    build: { write: false, rollupOptions: { input: fileURLToPath(new URL(file, import.meta.url)) } },
  });
  const output = "output" in built ? built.output : [];
  const [script] = output;
  if (script?.type !== "chunk") throw new Error("The bare page's script was not built.");
  return script.code;
}

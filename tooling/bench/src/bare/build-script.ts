import { join } from "node:path";
import { build } from "vite";

const here = (file: string): string => join(import.meta.dirname, file);

/** A bare page's script as one file: React, and what the file in this folder adds to it. */
export async function buildScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rollupOptions: { input: here(file) } },
  });
  const output = "output" in built ? built.output : [];
  const [script] = output;
  if (script?.type !== "chunk") throw new Error("The bare page's script was not built.");
  return script.code;
}

/** A bare server as JavaScript, as Node reads no JSX. Resolves to its file, beside which its libraries are found. */
export async function buildServer(file: string): Promise<string> {
  const outDir = join(import.meta.dirname, "../../dist");
  const name = file.replace(/\.tsx$/, "");
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      // They stay where they are, as they name the files around them.
      rollupOptions: { input: { [name]: here(file) }, external: [/^@store\/bench\//, /^@electric-sql\//] },
    },
  });
  return join(outDir, `${name}.js`);
}

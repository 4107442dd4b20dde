import type { UserConfig } from "vite";
import { checkChunks, chunks } from "./chunks.ts";
import { readMechanisms } from "./mechanisms.ts";
import { contractTrimming } from "./trim-contract.ts";

/** What makes the browser's scripts few and small, each part as the environment leaves it on. */
export function fastBuild(environment: NodeJS.ProcessEnv) {
  const isOn = readMechanisms(environment);
  return {
    plugins: [...(isOn("chunks") ? [checkChunks()] : []), ...(isOn("trim-contract") ? [contractTrimming()] : [])],
    define: isOn("static-html") ? {} : { "import.meta.env.STATIC_HTML": "false" },
    codeSplitting: isOn("chunks") ? { groups: chunks } : true,
  } satisfies UserConfig & { readonly codeSplitting: unknown };
}

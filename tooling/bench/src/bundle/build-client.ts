import { join } from "node:path";
import { visualizer } from "rollup-plugin-visualizer";
import { createBuilder, type Plugin, type Rolldown } from "vite";
import { BenchProblem } from "../bench-problem.ts";

const WEB = join(import.meta.dirname, "../../../../apps/web");

export const PICTURE = "bundle.html";
export const DATA = "bundle.json";

const COMMON = { title: "The storefront's scripts", sourcemap: true, emitFile: true, projectRoot: WEB } as const;

const forBrowser = (plugin: object): Plugin => ({
  ...plugin,
  name: "bundle-visualizer",
  applyToEnvironment: ({ name }) => name === "client",
});

/**
 * Builds the storefront's browser side in memory, as its `build` does, with a treemap and its data among the
 * output. Source maps give the sizes of modules after minification.
 */
export async function buildClient(): Promise<Rolldown.RolldownOutput> {
  process.env.NODE_ENV = "production";
  const builder = await createBuilder({
    root: WEB,
    logLevel: "error",
    environments: { client: { build: { sourcemap: "hidden", write: false } } },
    plugins: [
      forBrowser(visualizer({ ...COMMON, template: "treemap", filename: PICTURE })),
      forBrowser(visualizer({ ...COMMON, template: "raw-data", filename: DATA })),
    ],
  });
  const { client } = builder.environments;
  if (!client) throw new BenchProblem("The storefront has no build for the browser.");
  const built = await builder.build(client);
  const output = Array.isArray(built) ? built[0] : built;
  if (!output || !("output" in output)) throw new BenchProblem("The storefront's build gave no files.");
  return output;
}

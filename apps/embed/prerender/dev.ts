import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_POLICY } from "@store/domain";
import { type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin } from "vite";
import { answer } from "../server/answer.ts";
import { filesOf, type Renderer, withoutFont } from "../server/files.ts";
import { createFile, createSite, MANIFEST_SCHEMA, type Site } from "../server/site.ts";

const RENDER = "/src/render.tsx";
const STYLES = /\.css$/;

/** The style sheets that a module imports, in the order in which they count. */
function sheetsOf(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): readonly string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  if (STYLES.test(module.url)) return [module.url];
  return [...module.importedModules].flatMap((imported) => sheetsOf(imported, seen));
}

/** Has Vite's development server answer with the site, from whatever its source is at that moment. */
export function devSite(): Plugin {
  return {
    name: "store:dev-site",
    apply: "serve",
    configureServer: ({ config: { root }, environments: { ssr }, middlewares, watcher }) => {
      if (!isRunnableDevEnvironment(ssr)) throw new Error("dev.ts: Vite cannot render the pages");
      // As folders: Vite stops watching a single file once it is replaced by another, as editors and git do.
      watcher.add(join(root, "../../packages"));

      const renderSite = async (): Promise<Site> => {
        const renderer = await ssr.runner.import<Renderer>(RENDER);
        const sheets = sheetsOf(await ssr.moduleGraph.getModuleByUrl(RENDER));
        const styles = sheets.map(
          async (url) => (await ssr.runner.import<{ readonly default: string }>(`${url}?inline`)).default,
        );
        const schema = await readFile(join(root, "server", MANIFEST_SCHEMA), "utf8");
        const files = filesOf(renderer, withoutFont((await Promise.all(styles)).join("")), DEFAULT_POLICY);
        return createSite(
          [...files, [MANIFEST_SCHEMA, schema] as const].map(([name, content]) => {
            const identity = Buffer.from(content);
            return createFile(name, { identity, br: identity, gzip: identity });
          }),
        );
      };

      return () => {
        // Before anything is rendered: while all servers start, the storefront's pages come first.
        middlewares.use("/healthz", (_request, response) => void response.end("ok\n"));
        middlewares.use(async ({ method = "", originalUrl = "/" }, response, next) => {
          try {
            // Nothing is compressed: no encoding is asked for.
            const { status, headers, body } = answer(await renderSite(), { method, target: originalUrl });
            response.writeHead(status, { ...headers, "cache-control": "no-store" }).end(body);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

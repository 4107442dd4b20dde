import { fileURLToPath } from "node:url";
import { isRunnableDevEnvironment, type Plugin } from "vite";

const PACKAGES = fileURLToPath(new URL("../../packages", import.meta.url));

const SITE = /^\0virtual:react-router\/server-build$/;
const IMPORT_OF_PAGE = /import \* as (route\d+) from (".*");/g;
const PAGE_OF_ROUTE = /module: (route\d+)/g;

/** React Router's site map, whose pages are loaded by what each route then has as its `load`. */
function withLatePages(site: string): string {
  if (!IMPORT_OF_PAGE.test(site)) throw new Error("dev-pages.ts: React Router's site map imports no pages any more");
  return site
    .replace(IMPORT_OF_PAGE, "let $1; const load_$1 = async () => { $1 ??= await import($2); };")
    .replace(PAGE_OF_ROUTE, "load: load_$1, get module() { return $1; }");
}

/** Has Vite's development server answer with the storefront's pages, from whatever their source is at that moment. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    transform: { filter: { id: SITE }, handler: (site) => ({ code: withLatePages(site), map: null }) },
    configureServer: ({ environments: { ssr }, middlewares, watcher }) => {
      if (!isRunnableDevEnvironment(ssr)) throw new Error("dev-pages.ts: Vite cannot run the storefront's server");
      // As folders: of a file by itself, Vite loses sight when it is replaced by another, as editors and git do.
      watcher.add(PACKAGES);
      // After Vite's own middlewares, which answer with modules and files.
      return () => {
        middlewares.use((request, response, next) => {
          ssr.runner
            .import<typeof import("./server/dev.ts")>("/server/dev.ts")
            .then(({ listener }) => listener(request, response))
            .catch(next);
        });
      };
    },
  };
}

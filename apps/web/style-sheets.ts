import type { Plugin, Rolldown } from "vite";
import { CATALOGUE, DASHBOARD, ROOT } from "./chunks.ts";

const STYLES = /\.vanilla\.css$/;

/** The modules that import one, directly or not. Those of staff's pages are not followed further. */
function importersOf(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): ReadonlySet<string> {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  for (const importer of [...importers, ...dynamicImporters]) {
    if (found.has(importer)) continue;
    found.add(importer);
    if (!importer.includes(DASHBOARD)) importersOf(importer, graph, found);
  }
  return found;
}

/**
 * The styles are three sheets: "store" has what most visits begin with, and is small, as the first paint waits for it;
 * "page" is for all other pages of shoppers, "dashboard" for what only staff see.
 */
function sheetOf(id: string, graph: Rolldown.ChunkingContext): "store" | "page" | "dashboard" {
  const importers = [...importersOf(id, graph)];
  if (importers.some((path) => [ROOT, ...CATALOGUE].some((place) => path.includes(place)))) return "store";
  return importers.some((path) => path.includes("/app/") && !path.includes(DASHBOARD)) ? "page" : "dashboard";
}

export const styleSheets: Rolldown.CodeSplittingGroup = {
  name: (id, graph) => (STYLES.test(id) ? `${sheetOf(id, graph)}-styles` : null),
  debugName: "styles",
  priority: 3,
};

/**
 * A page has its sheets before it shows, as the router's manifest says (`trim-manifest.ts`), so no `import()` has to fetch
 * any. Vite's helper for that would cost each shopper half a kilobyte.
 */
export function importsWithoutStyles(): Plugin {
  return {
    name: "imports-without-styles",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    renderChunk: (code) => ({ code: code.replaceAll("__VITE_PRELOAD__", "0"), map: null }),
  };
}

import type { Plugin, Rolldown } from "vite";

/** From so many screens on, a module travels in a chunk that all of them share: one file compresses better than many. */
const SHARED_BY = 20;

const REACT = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;

/**
 * The frame, which every page loads, and the features whose pages show products. They are what most visits begin with,
 * so what they have in common is one chunk.
 */
const ROOT = "/app/root.tsx";
const CATALOGUE = ["home", "shop", "product"].map((feature) => `/app/features/${feature}/`);

/**
 * What the screens from the cart to the order have in common: some twenty modules, most of them smaller than the headers
 * of a file. Left out are the constants that the policies and the FAQ name too.
 */
const PURCHASE =
  /\/packages\/(?:domain\/src\/(?:buying\/(?!shipping|minimum-order|coins|cash-limits)|account\/(?:address|postal-code|geography))|api-client\/src\/contract\/addresses)|\/app\/commerce\//;

/** Whether the frame imports a module, or at least two features of the catalogue do. */
function isInEveryVisit(importers: readonly string[]): boolean {
  const isImportedFrom = (place: string) => importers.some((importer) => importer.includes(place));
  return isImportedFrom(ROOT) || CATALOGUE.filter(isImportedFrom).length >= 2;
}

/**
 * Which modules share a file. All but the purchase's read the module graph, not paths: a module may move without a
 * change here. Each chunk takes the dependencies of its modules along.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: REACT, priority: 2 },
  {
    name: (id, graph) => (isInEveryVisit(graph.getModuleInfo(id)?.importers ?? []) ? "store" : null),
    debugName: "store",
    priority: 1,
  },
  { name: "shared", minShareCount: SHARED_BY },
  { name: "purchase", test: PURCHASE, minShareCount: 2 },
];

/** Fails the build when a name that the rules begin with is gone, which would change what each page loads. */
export function checkChunks(): Plugin {
  return {
    name: "check-chunks",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    generateBundle(_options, bundle) {
      const ids = [...this.getModuleIds()];
      for (const place of [ROOT, ...CATALOGUE]) {
        if (!ids.some((id) => id.includes(place))) this.error(`chunks.ts: no module of the storefront is at ${place}`);
      }
      const names = new Set(Object.values(bundle).map(({ name }) => name));
      for (const name of ["react", "store", "shared", "purchase"]) {
        if (!names.has(name)) this.error(`chunks.ts: no module belongs to the chunk "${name}"`);
      }
    },
  };
}

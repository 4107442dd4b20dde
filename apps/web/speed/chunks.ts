import type { Plugin, Rolldown } from "vite";

const REACT = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;

/** What every visit begins with: the entry, the document, and the frame of the pages. */
const FRAME = ["entry.client", "document", "routes", "shell/root"].map((name) => `/app/${name}.tsx`);
const feature = (name: string) => `/app/features/${name}/`;
/** The features whose pages most visits begin with, and those that lead to an order. */
const CATALOGUE = ["home", "shop", "product"].map(feature);
const BUYING = ["cart", "checkout"].map(feature);

/** The places that import a module. */
function importedFrom(places: readonly string[], id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return places.filter((place) => importers.some((importer) => importer.includes(place)));
}

/** Titles and descriptions of the catalogue's pages and the cart. */
const SHOPPING_META = "/content/src/meta/shopping.ts";

const isInEveryVisit = (id: string, graph: Rolldown.ChunkingContext) =>
  id.endsWith(SHOPPING_META) ||
  importedFrom(FRAME, id, graph).length > 0 ||
  importedFrom(CATALOGUE, id, graph).length > 1;

/**
 * One sheet for what all pages share and for the catalogue, since the first paint waits for each; other features have
 * their own.
 */
const sheetOf = (id: string) =>
  id.endsWith(".vanilla.css") && (!id.includes("/app/features/") || CATALOGUE.some((place) => id.includes(place)))
    ? "styles"
    : null;

/**
 * Which modules share a file; the others are split by who imports them. A file each, for the many small modules that a
 * few pages have in common, would double the requests of a page.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: sheetOf, debugName: "styles", priority: 3 },
  { name: "react", test: REACT, priority: 2 },
  {
    name: "cards",
    test: /\/ui\/src\/components\/(?:carousel\/(?!make-slider)|product-card\/|product-grid\/|rating\/|rating-bars\/|photo-links\/)|\/app\/commerce\/product-(?:tile|carousel)\.|\/commerce\/review-card\.|\/redirect-to-own-address\.|\/screens\/product-errors\.|\/catalogue\/review\.ts$|\/react-client\/src\/data\/film\.ts$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: (id, graph) => (isInEveryVisit(id, graph) ? "store" : null), debugName: "store", priority: 1 },
  // Small modules that many pages share: a file each would be mostly headers.
  { name: "facts", test: /\/content\/src\/(?:facts|wording)\.ts$/ },
  { name: "openings", test: /\/ui\/src\/components\/(?:hero|section)\// },
  { name: "fields", test: /\/ui\/src\/components\/(?:field|select-field)\// },
  {
    name: "forms",
    test: /\/ui\/src\/components\/(?:text-field|text-area|phone-field|alert|submit-button)\/|\/react-client\/src\/data\/use-form\.ts$|\/domain\/src\/(?:account\/(?:mobile|email)|forms\/form)\.ts$/,
  },
  {
    name: "quantity",
    test: /\/buying\/quantity\.ts$|\/ui\/src\/components\/quantity-stepper\/|\/commerce\/(?:on-press|pin-check|share-sheet)\.tsx?$|\/product\/reviews\.css\.ts$/,
  },
  { name: "passkeys", test: /\/contract\/passkeys\.ts$|\/device-name\.ts$/ },
  { name: "list", test: /\/pagination\/|\/domain\/src\/(?:screens\/pagination|catalogue\/product-list)/ },
  { name: "dates", test: /\/domain\/src\/dates\//, minShareCount: 3, includeDependenciesRecursively: false },
  { name: (id, graph) => (importedFrom(BUYING, id, graph).length > 1 ? "buying" : null), debugName: "buying" },
];

/** Fails the build when a name that the rules begin with is gone, which would change what each page loads. */
export function checkChunks(): Plugin {
  return {
    name: "check-chunks",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    generateBundle(_options, bundle) {
      const ids = [...this.getModuleIds()];
      for (const place of [...FRAME, ...CATALOGUE, ...BUYING]) {
        if (!ids.some((id) => id.includes(place))) this.error(`chunks.ts: no module of the storefront is at ${place}`);
      }
      const names = new Set(Object.values(bundle).map(({ name }) => name));
      for (const name of ["react", "cards", "store", "buying", "facts", "forms", "dates"]) {
        if (!names.has(name)) this.error(`chunks.ts: no module belongs to the chunk "${name}"`);
      }
    },
  };
}

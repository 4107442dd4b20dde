import type { Plugin, Rolldown } from "vite";

const REACT = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//;

/**
 * The frame, which every page loads, and the features whose pages show products. They are what most visits begin with,
 * so what they have in common is one chunk.
 */
export const ROOT = "/app/root.tsx";
export const CATALOGUE = ["home", "shop", "product"].map((feature) => `/app/features/${feature}/`);

/** What only staff load. */
export const DASHBOARD = "/app/features/dashboard/";

/**
 * Modules that are loaded together by several screens, and are each smaller than the headers of a file. They have to be
 * named: a group takes the dependencies of its modules along, so that one by numbers would bring dialogs into every page.
 */
const SMALL: Readonly<Record<string, RegExp>> = {
  calendar: /\/commerce\/calendar-button\.|\/data\/save-file\./,
  share: /\/domain\/src\/catalogue\/share\./,
  dates: /\/domain\/src\/dates\/(?!date-time-input)/,
  purchase: /\/domain\/src\/(?:buying\/(?:cart-totals|coins)|orders\/order-actions)\.|\/app\/commerce\/cart-payment\./,
  payment:
    /\/(?:contract\/payment-methods|orders\/cash-limits|buying\/payment|data\/repeat-unanswered|navigation\/leave-for|commerce\/payment-page)\.ts$|\/ui\/src\/components\/spinner\//,
  summary: /\/components\/summary\/|\/commerce\/side-card\.css\./,
  status: /\/(?:components\/status-badge|commerce\/sale-status)\b/,
  // Before the forms, which take along what they depend on: a page may have a choice, and no form.
  fields: /\/ui\/src\/components\/(?:field|select-field|text-field)\//,
  forms:
    /\/(?:data\/use-form|domain\/src\/account\/(?:mobile|email)|domain\/src\/forms\/form)\.ts$|\/ui\/src\/components\/(?:phone-field|text-area)\//,
  choices: /\/ui\/src\/components\/(?:radio-group|submit-button)\//,
  account: /\/content\/src\/meta\/account\.ts$|\/login\/require-login\.tsx$|\/screens\/error-catalogue\.ts$/,
  orders: /\/contract\/orders\.ts$|\/domain\/src\/orders\/order-state\.ts$|\/orders\/order-actions\.css\./,
  shopper: /\/contract\/(?:addresses|profile)\.ts$|\/commerce\/(?:membership|shipping-addresses)\.ts$/,
  geography: /\/domain\/src\/(?:account\/geography|screens\/content-texts)\./,
  facts:
    /\/content\/src\/(?:wording|contact-facts)\.ts$|\/subscriptions\/subscription-terms\.ts$|\/seo\/questions-data\.ts$/,
  countries: /\/(?:components\/combo-field\/|commerce\/country-field\.)/,
  appointments: /\/domain\/src\/forms\/appointment-(?:slots|messages|date)\.ts$/,
  list: /\/(?:components\/pagination|screens\/pagination)\b/,
};

/**
 * Rows and grids of product cards, which the catalogue's pages have and most others have not. What they are made of is in
 * every visit, for other pages use it too; a carousel's slider comes when there is something to slide.
 */
const PRODUCT_CARDS =
  /\/components\/(?:carousel\/(?!make-slider)|product-(?:card|grid)\/)|\/app\/commerce\/product-(?:tile|carousel)\./;

/**
 * Titles of the shop's pages, lengths of time, and the product page's messages, which others show too: most visits have
 * them, and each page's list is a file shorter.
 */
const EVERYWHERE = /\/(?:content\/src\/meta\/shopping|domain\/src\/(?:dates\/durations|screens\/product-errors))\./;

/** Whether the frame imports a module, or at least two features of the catalogue do, or product cards. */
function isInEveryVisit(importers: readonly string[]): boolean {
  const isImportedFrom = (place: string) => importers.some((importer) => importer.includes(place));
  const isInCards = importers.some((importer) => PRODUCT_CARDS.test(importer));
  return isImportedFrom(ROOT) || isInCards || CATALOGUE.filter(isImportedFrom).length >= 2;
}

/** Which modules share a file; the others are split by who loads them. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: REACT, priority: 2 },
  {
    name: (id, graph) =>
      EVERYWHERE.test(id) || (!PRODUCT_CARDS.test(id) && isInEveryVisit(graph.getModuleInfo(id)?.importers ?? []))
        ? "store"
        : null,
    debugName: "store",
    priority: 1,
  },
  { name: "product-cards", test: PRODUCT_CARDS },
  ...Object.entries(SMALL).map(([name, test]) => ({ name, test })),
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
      for (const name of ["react", "store", "product-cards", ...Object.keys(SMALL)]) {
        if (!names.has(name)) this.error(`chunks.ts: no module belongs to the chunk "${name}"`);
      }
    },
  };
}

import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

/** So many screens share a module before it travels with every page, in one file that compresses well. */
const SHARED_BY = 8;

/** What only forms need, however many screens have one. */
const FORMS =
  /\/contract\/addresses|domain\/src\/(?:account\/(?:address|mobile|otp)|forms\/(?:form|captcha))\.|content\/src\/meta\/account|ui\/src\/components\/(?:text-)?field\//;

/** What the pages with products have in common beyond that; the slider's own code waits for a press. */
const SHOP_WINDOW =
  /domain\/src\/dates\/|\/app\/(?:commerce\/(?:product|use-add|wishlist)|navigation\/(?:addresses|links)|seo\/(?:canonical|structured)|data\/(?:html|failures|root-data)|login\/login-dialog-store|shell\/page-breadcrumbs)|\/ui\/src\/components\/(?:visually-hidden|product-card|product-grid|picture|price|rating\/|tag|banner|breadcrumbs|section-heading|icon-button|quantity-stepper|icon\/|carousel\/(?:carousel|controls|measure|use-))/;

/** The router's package always hands out its development build; the production one is without warnings and their words. */
const routerInProduction = (command: string) =>
  command === "build"
    ? [
        { find: /^react-router$/, replacement: routerFile("index.mjs") },
        { find: /^react-router\/dom$/, replacement: routerFile("dom-export.mjs") },
      ]
    : [];
const routerFile = (name: string) =>
  fileURLToPath(new URL(`../production/${name}`, import.meta.resolve("react-router")));

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: { alias: routerInProduction(command) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  priority: 2,
                  test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
                },
                { name: "store", priority: 1, minShareCount: SHARED_BY, test: (id) => !FORMS.test(id) },
                { name: "forms", test: FORMS },
                { name: "products", test: SHOP_WINDOW },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server/main.ts" } },
      // One file to load: a quicker start, and React in its production form whatever the environment says.
      resolve: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
  },
  // A page's styles are few; as one file they are fetched once for the whole visit.
  // What a page needs at once the router preloads by its manifest; what a press needs is one small file or two.
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: "es2022", modulePreload: false },
}));

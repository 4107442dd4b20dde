/** What the API knows of the pages that owners rewrite. */
export * from "./blocks.ts";
export { fillPage, fillWordsOfPage } from "./fill-page.ts";
export { PAGE_FACTS } from "./page-facts.ts";
export { pageHtml } from "./page-html.ts";
export { REWRITABLE_PAGES } from "./pages/index.ts";
export { type Inline, joinRuns, plainText, type Text } from "./text.ts";

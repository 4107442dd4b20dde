import { accountMeta } from "./account.ts";
import { inquiryMeta } from "./inquiries.ts";
import type { PageMeta } from "./page-meta.ts";
import { pageTextsMeta } from "./pages.ts";
import { shoppingMeta } from "./shopping.ts";

/**
 * The defaults of every route pattern [R1]. A screen takes its own from its group, so that it does not carry the words
 * of all others.
 */
export const PAGE_META = {
  ...shoppingMeta,
  ...accountMeta,
  ...inquiryMeta,
  ...pageTextsMeta,
} satisfies Readonly<Record<string, PageMeta>>;

const metaByPattern: ReadonlyMap<string, PageMeta> = new Map(Object.entries(PAGE_META));

/** The defaults of a route pattern, if it has any. */
export const ownPageMeta = (pattern: string): PageMeta | undefined => metaByPattern.get(pattern);

/** The defaults of a route pattern; those of the shop as a whole when the pattern has none. */
export const pageMeta = (pattern: string): PageMeta => ownPageMeta(pattern) ?? shoppingMeta["/"];

import type { Call } from "@store/api-client";
import { categories } from "@store/api-client/contract";
import { type CategoryBranch, withCuratedCategories } from "@store/domain";
import { fetchPageTags, type PageTags } from "../seo/fetch-page-tags.ts";

export type CategoryNode = CategoryBranch;

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[];
}

/** One for all: the page's data hold it once. */
const NONE: readonly CategoryNode[] = [];

const slim = ({ id, name, children = NONE }: Branch): CategoryNode => ({
  id,
  name,
  children: children.length > 0 ? children.map(slim) : NONE,
});

export interface ShellData {
  readonly categories: readonly CategoryNode[];
  /** The store's own address, without a slash at the end. */
  readonly siteUrl: string;
  /** The page that the server sent, with the backend's words for it. */
  readonly page: { readonly url: string; readonly tags: PageTags | undefined };
}

/** A product's own answer carries its tags: they are not asked for twice. */
const carriesItsTags = (path: string) => path.startsWith("/products/");

/**
 * What every page stands in. Without the backend the header shows the curated categories alone, and the page says the
 * rest (checklist R20).
 */
export async function loadShell(call: Call, siteUrl: string, { pathname, search }: URL): Promise<ShellData> {
  const url = pathname + search;
  const [answer, tags] = await Promise.all([
    call(categories, { query: { list: "true" } }),
    carriesItsTags(pathname) ? undefined : fetchPageTags(call, url),
  ]);
  return {
    siteUrl,
    page: { url, tags },
    categories: withCuratedCategories(answer.ok ? answer.reply.categories.map(slim) : []),
  };
}

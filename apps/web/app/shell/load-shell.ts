import type { Call } from "@store/api-client";
import { categories } from "@store/api-client/contract";
import { ownPageMeta } from "@store/content";
import { withCuratedCategories } from "@store/domain";
import { type CategoryNode, type PageTags, packCategories, type RootData } from "../data/root-data.ts";
import { fetchPageTags } from "../seo/page-tags.ts";

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[];
}

const NONE: readonly CategoryNode[] = [];

const slim = ({ id, name, children = NONE }: Branch): CategoryNode => ({
  id,
  name,
  children: children.length > 0 ? children.map(slim) : NONE,
});

/** A product's own reply carries its tags, so they are not loaded twice. */
const carriesItsTags = (path: string) => path.startsWith("/products/");

/** Only what differs from the page's defaults, where it has any: those are in its scripts, so its data need not have them. */
function withoutDefaults(url: string, { title, description, keywords }: PageTags): PageTags {
  const defaults = ownPageMeta(url);
  return {
    ...(title === defaults?.title ? {} : { title }),
    ...(description === defaults?.description ? {} : { description }),
    keywords,
  };
}

/**
 * Loads the frame's data. Without the backend the header shows the curated categories only, and the page itself says
 * that it could not be loaded (checklist R20).
 */
export async function loadShell(call: Call, siteUrl: string, { pathname, search }: URL): Promise<RootData> {
  const url = pathname + search;
  const [answer, tags] = await Promise.all([
    call(categories, { query: { list: "true" } }),
    carriesItsTags(pathname) ? undefined : fetchPageTags(call, url),
  ]);
  return {
    siteUrl,
    page: { url, tags: tags && withoutDefaults(url, tags) },
    categories: packCategories(withCuratedCategories(answer.ok ? answer.reply.categories.map(slim) : [])),
  };
}

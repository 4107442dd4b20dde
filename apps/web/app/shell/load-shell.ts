import type { Call } from "@store/api-client";
import { categories } from "@store/api-client/contract";
import { ownPageMeta } from "@store/content";
import { withCuratedCategories } from "@store/domain";
import type { CategoryNode, PageTags, RootData } from "../data/root-data.ts";
import { fetchPageTags } from "../seo/page-tags.ts";

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[];
}

const NONE: readonly CategoryNode[] = [];

const slim = ({ id, name, children = [] }: Branch): CategoryNode => ({
  id,
  name,
  ...(children.length > 0 ? { children: children.map(slim) } : {}),
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

/** What a page's tags depend on: of a list only its category, so that its pages, orders and filters share an answer. */
const addressOfTags = ({ pathname, searchParams }: URL): string => {
  const category = pathname === "/shop" ? searchParams.get("category") : null;
  return category === null ? pathname : `${pathname}?${new URLSearchParams({ category })}`;
};

/**
 * Loads the frame's data. Without the backend the header shows the curated categories only, and the page itself says
 * that it could not be loaded [R20].
 */
export async function loadShell(call: Call, siteUrl: string, address: URL): Promise<RootData> {
  const { pathname, search } = address;
  const url = pathname + search;
  const [answer, tags] = await Promise.all([
    call(categories, { query: { list: "true" } }),
    carriesItsTags(pathname) ? undefined : fetchPageTags(call, addressOfTags(address)),
  ]);
  return {
    siteUrl,
    page: { url, tags: tags && withoutDefaults(url, tags) },
    categories: withCuratedCategories((answer.ok ? answer.reply.categories : NONE).map(slim)),
  };
}

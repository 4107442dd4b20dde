import { brand, documentTitle, type PageMeta } from "@store/content";
import type { MetaDescriptor } from "react-router";
import type { PageTags, RootData } from "../data/root-data.ts";
import { pictureAddress } from "../navigation/addresses.ts";
import { useNavigatedPage } from "./page-tags.ts";

/** The social picture of pages without their own. */
const SHARE_PICTURE = "/share.webp";

interface PageDescription extends PageTags {
  readonly image?: string | undefined;
  /** When an article was published, ISO 8601; other pages have none. */
  readonly publishedAt?: string | undefined;
}

/** The Open Graph type. The shop writes its articles itself: their author is the page about it. */
const typeTags = (publishedAt: string | undefined, siteUrl: string): MetaDescriptor[] =>
  publishedAt
    ? [
        { property: "og:type", content: "article" },
        { property: "article:published_time", content: publishedAt },
        { property: "article:author", content: `${siteUrl}/about-us` },
      ]
    : [{ property: "og:type", content: "website" }];

export interface MetaArguments {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
  readonly location: { readonly pathname: string; readonly search: string };
}

type Sent = Pick<RootData, "page" | "siteUrl">;

const isSent = (data: unknown): data is Sent =>
  typeof data === "object" && data !== null && "page" in data && "siteUrl" in data;

/** The root route's data; undefined if the root failed. */
const sentOf = ({ matches }: MetaArguments): Sent | undefined => {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return isSent(data) ? data : undefined;
};

/**
 * Title, description and social tags of a page: the backend's words for it, or else what its own data say, or else the
 * defaults of its route (checklist R16).
 */
export function metaTags(page: MetaArguments, defaults: PageMeta, own: PageDescription = {}): MetaDescriptor[] {
  const sent = sentOf(page);
  const { pathname, search } = page.location;
  const tags = [useNavigatedPage.getState(), sent?.page].find((found) => found?.url === pathname + search)?.tags;
  const title = documentTitle(tags?.title || own.title || defaults.title);
  const description = tags?.description || own.description || defaults.description;
  const keywords = tags?.keywords || own.keywords;
  const siteUrl = sent?.siteUrl ?? "";
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    ...(defaults.indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:site_name", content: brand.name },
    ...typeTags(own.publishedAt, siteUrl),
    { property: "og:url", content: siteUrl + pathname },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: own.image ? pictureAddress(own.image, siteUrl) : siteUrl + SHARE_PICTURE },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The meta function of a page that only has its route's defaults. */
export const metaOf =
  (defaults: PageMeta) =>
  (page: MetaArguments): MetaDescriptor[] =>
    metaTags(page, defaults);

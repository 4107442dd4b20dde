import { brand, documentTitle, type PageMeta } from "@store/content";
import type { MetaDescriptor } from "react-router";

interface PageDescription {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  readonly image?: string | undefined;
}

/** Title, description and social tags of a page: what its data say, or else the defaults of its route. */
export function metaTags(defaults: PageMeta, own: PageDescription = {}): MetaDescriptor[] {
  const title = documentTitle(own.title ?? defaults.title);
  const description = own.description ?? defaults.description;
  return [
    { title },
    { name: "description", content: description },
    ...(own.keywords ? [{ name: "keywords", content: own.keywords }] : []),
    ...(defaults.indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(own.image ? [{ property: "og:image", content: own.image }] : []),
  ];
}

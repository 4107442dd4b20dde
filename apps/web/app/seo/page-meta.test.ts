import type { PageMeta } from "@store/content";
import { describe, expect, it } from "vitest";
import { metaTags } from "./page-meta.ts";

const DEFAULTS: PageMeta = { title: "Post", description: "A post of the shop's blog.", indexed: true };
const PAGE = {
  matches: [{ id: "root", loaderData: { siteUrl: "https://store.example", page: { url: "/elsewhere" } } }],
  location: { pathname: "/blogs/7/Millets", search: "" },
};

const propertiesOf = (own?: Parameters<typeof metaTags>[2]) =>
  Object.fromEntries(
    metaTags(PAGE, DEFAULTS, own).flatMap((tag) => ("property" in tag ? [[tag.property, tag.content]] : [])),
  );

describe("the Open Graph type", () => {
  it("of a page is a website", () => {
    const properties = propertiesOf();
    expect(properties["og:type"]).toBe("website");
    expect(Object.keys(properties).filter((name) => name.startsWith("article:"))).toEqual([]);
  });

  it("of what was published is an article, with its time and author", () => {
    expect(propertiesOf({ publishedAt: "2026-03-13T19:00:00Z" })).toMatchObject({
      "og:type": "article",
      "og:url": "https://store.example/blogs/7/Millets",
      "article:published_time": "2026-03-13T19:00:00Z",
      "article:author": "https://store.example/about-us",
    });
  });
});

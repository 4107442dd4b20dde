import type { PageMeta } from "@store/content";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { PageHead, type PageHeadProps } from "./page-head.tsx";

const DEFAULTS: PageMeta = { title: "Post", description: "A post of the shop's blog.", indexed: true };
const ROOT_DATA = { siteUrl: "https://store.example", page: { url: "/elsewhere" } };
const PATH = "/blogs/7/Millets";

/** The Open Graph properties of a page that says so much of itself. */
function propertiesOf(own: PageHeadProps["own"] = {}) {
  const Pages = createRoutesStub([
    {
      id: "root",
      loader: () => ROOT_DATA,
      children: [{ path: "*", Component: () => <PageHead {...DEFAULTS} own={own} /> }],
    },
  ]);
  const html = renderToString(<Pages initialEntries={[PATH]} hydrationData={{ loaderData: { root: ROOT_DATA } }} />);
  return Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
  );
}

describe("the Open Graph type", () => {
  it("of a page is a website", () => {
    const properties = propertiesOf();
    expect(properties["og:type"]).toBe("website");
    expect(Object.keys(properties).filter((name) => name.startsWith("article:"))).toEqual([]);
  });

  it("of what was published is an article, with its time and author", () => {
    expect(propertiesOf({ publishedAt: "2026-03-13T19:00:00Z" })).toMatchObject({
      "og:type": "article",
      "og:url": `https://store.example${PATH}`,
      "article:published_time": "2026-03-13T19:00:00Z",
      "article:author": "https://store.example/about-us",
    });
  });
});

describe("the picture of a shared link", () => {
  const SIZE = { "og:image:width": "1200", "og:image:height": "630" };

  it.each([
    [undefined, "https://store.example/share.webp", SIZE],
    ["/media/share/7-0123456789ab.jpg", "https://store.example/backend/media/share/7-0123456789ab.jpg", SIZE],
    ["/media/blog/7.640.webp?v=3", "https://store.example/backend/media/blog/7.640.webp?v=3", {}],
  ])("%s is named with its size, where that is known, and its words", (image, address, size) => {
    const pictures = Object.entries(propertiesOf({ image })).filter(([name]) => name.startsWith("og:image"));
    const alt = "Post | Surabhi Organics";
    expect(Object.fromEntries(pictures)).toEqual({ "og:image": address, ...size, "og:image:alt": alt });
  });
});

it("a description is cut at a word, whosever words it is", () => {
  const long = "Ghee churned by hand from the curd of one herd, ".repeat(5);
  const description = propertiesOf({ description: long })["og:description"] ?? "";
  expect(description).toMatch(/^Ghee churned .*[a-z]…$/);
  expect(description.length).toBeLessThanOrEqual(155);
});

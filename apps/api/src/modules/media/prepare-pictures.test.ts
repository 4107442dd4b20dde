import { describe, expect, it } from "vitest";
import { preparePictures } from "./prepare-pictures.ts";

const picture = (name: string) => `/backend/media/product/${name}`;
const siteMap = (paths: readonly string[]) =>
  paths.map((path) => `<url><loc>https://store.example${path.replaceAll("&", "&amp;")}</loc></url>`).join("");

/** A storefront with these pages, and a list of what is rendered for them, in turn. */
function storeOf(pages: Readonly<Record<string, string>>) {
  const read: string[] = [];
  const rendered: string[] = [];
  const controller = new AbortController();
  const begin = (onRendered: (name: string) => void = () => undefined) =>
    preparePictures({
      read: async (path) => {
        read.push(path);
        return pages[path];
      },
      render: async ({ key, width, format }) => {
        const name = `${key}.${width}.${format}`;
        rendered.push(name.replace("product/", ""));
        onRendered(name);
      },
      signal: controller.signal,
    });
  return { read, rendered, begin, stop: () => controller.abort() };
}

const PAGES = {
  "/": `<source srcSet="${picture("1/1.360.avif")}?v=1 360w,${picture("1/1.520.avif")}?v=1 520w">
    <img src="${picture("1/1.520.webp")}?v=1"><source srcset="${picture("2/1.360.avif")}">`,
  "/shop": `<img src="${picture("3/1.360.avif")}"><img src="${picture("1/1.360.avif")}"><img src="/media/product/3/1.17.avif">`,
  "/sitemap.xml": siteMap(["/sitemap-pages.xml", "/sitemap-products-1.xml"]),
  "/sitemap-pages.xml": siteMap(["/", "/shop?category=11&categoryName=Ghee", "/gone"]),
  "/sitemap-products-1.xml": siteMap(["/products/4/honey"]),
  "/shop?category=11&categoryName=Ghee": `<img src="${picture("5/1.360.avif")}">`,
  "/products/4/honey": `<img src="${picture("4/1.640.webp")}">`,
};

describe("preparing pictures", () => {
  it("begins with the home page, and ends when all that the site shows is rendered, each picture once", async () => {
    const { rendered, begin } = storeOf(PAGES);
    await begin();
    expect(rendered).toEqual([
      ...["1/1.360.avif", "1/1.520.avif", "2/1.360.avif", "1/1.520.webp"],
      "3/1.360.avif",
      "5/1.360.avif",
      "4/1.640.webp",
    ]);
  });

  it("reads each page once, and passes over those that do not answer", async () => {
    const { read, begin } = storeOf(PAGES);
    await begin();
    expect(read.toSorted()).toEqual([...Object.keys(PAGES), "/gone"].toSorted());
  });

  it("begins nothing more once it is stopped", async () => {
    const { read, rendered, begin, stop } = storeOf(PAGES);
    await begin((name) => name.endsWith("520.avif") && stop());
    expect(rendered).toEqual(["1/1.360.avif", "1/1.520.avif"]);
    expect(read).toEqual(["/"]);
  });
});

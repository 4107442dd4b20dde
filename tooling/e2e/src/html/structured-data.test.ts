import { formatRupees, fromRupees } from "@store/domain";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { test as browserTest } from "../browser/test.ts";
import { asText } from "./as-text.ts";
import { parseDocument } from "./read-document.ts";
import { faultsOfData, TYPE_RULES, typedNodes } from "./structured-data-rules.ts";

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => asText(address));

/** A page of each kind that the site map has; of products and posts several. */
const test = browserTest.extend("pages", { scope: "file" }, async ({ store }) => {
  const read = async (address: string) => await (await fetch(address)).text();
  const files = locationsIn(await read(`${store.web}/sitemap.xml`));
  const ofFile = async (name: string) => locationsIn(await read(files.find((file) => file.includes(name)) ?? ""));
  const products = await ofFile("products-1");
  const isOfReviews = (address: string) => address.includes("/reviews/");
  const addresses = [
    ...(await ofFile("pages")),
    ...(await ofFile("categories")).slice(0, 3),
    ...(await ofFile("blogs")).slice(0, 3),
    ...(await ofFile("events")),
    ...products.filter((address) => !isOfReviews(address)).filter((_, place) => place % 30 === 0),
    ...products.filter(isOfReviews).slice(0, 3),
  ];
  const pages = [];
  for (const address of addresses) {
    const html = await read(address);
    const { data, headline, links } = parseDocument(html, address, 200);
    const body = html.slice(html.indexOf("<body")).replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
    const text = asText(body.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");

    pages.push({ address, data, headline, text, links: new Set(links.map(({ href }) => href)) });
  }
  return pages;
});

/** The nodes of a type with the page that they are on. */
const ofType = <P extends { readonly data: unknown }>(pages: readonly P[], type: string) =>
  pages.flatMap((page) =>
    typedNodes(page.data)
      .filter((node) => node["@type"] === type)
      .map((node) => ({ page, node })),
  );

const inWords = (value: unknown): string => String(value).replace(/\s+/g, " ").trim();
/** Signs of punctuation stand beside tags, which are spaces here. */
const lettersOf = (value: unknown): string => inWords(value).replace(/[^\p{L}\p{N}]+/gu, "");

describe("structured data of the server's pages", () => {
  test("has what search engines ask for, in their formats, and every type of the table", ({ pages }) => {
    expect(pages.flatMap(({ address, data }) => faultsOfData(data).map((fault) => `${address}: ${fault}`))).toEqual([]);
    const found = new Set(pages.flatMap(({ data }) => typedNodes(data).map((node) => String(node["@type"]))));
    expect(Object.keys(TYPE_RULES).filter((type) => !found.has(type) && type !== "VirtualLocation")).toEqual([]);
  });

  test("of a product says the price, the name and the rating that its page shows", ({ pages }) => {
    const sold = ofType(pages, "Product").filter(({ page }) => /\/products\/\d+\/[^/]+$/.test(page.address));
    expect(sold.length).toBeGreaterThan(3);
    for (const { page, node } of sold) {
      expect(inWords(node.name), page.address).toBe(inWords(page.headline));
      const [offer] = typedNodes(node.offers);
      expect(page.text.replace(/\s/g, ""), page.address).toContain(
        formatRupees(fromRupees(Number(offer?.price)))
          .replace(/\s/g, "")
          .replace(/\.00$/, ""),
      );
      const rating = typedNodes(node.aggregateRating)[0];
      if (rating) expect(page.text, page.address).toContain(String(rating.ratingValue));
      for (const review of typedNodes(node.review)
        .filter((one) => one["@type"] === "Review")
        .slice(0, 3)) {
        expect(lettersOf(page.text), page.address).toContain(lettersOf(review.reviewBody ?? ""));
      }
      expect(offer?.url).toBe(page.address);
    }
  });

  test("names the way to a page as its breadcrumbs do", ({ pages }) => {
    const trails = ofType(pages, "BreadcrumbList");
    expect(trails.length).toBeGreaterThan(20);
    for (const { page, node } of trails) {
      const steps = typedNodes(node.itemListElement);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1));
      for (const { name, item } of steps) {
        expect(page.text, page.address).toContain(inWords(name));
        if (item !== undefined) expect([...page.links], page.address).toContain(new URL(String(item)).href);
      }
    }
  });

  test.for(["Question", "Store"])("has of each %s what the page shows", (type, { pages }) => {
    const found = ofType(pages, type);
    expect(found.length).toBeGreaterThan(2);
    for (const { page, node } of found) {
      expect(lettersOf(page.text), page.address).toContain(lettersOf(node.name));
      for (const { text, streetAddress } of typedNodes(Object.values(node))) {
        expect(lettersOf(page.text), page.address).toContain(lettersOf(text ?? streetAddress ?? ""));
      }
    }
  });

  test.for([
    ["BlogPosting", "headline", /\/blogs\/\d+\//],
    ["Event", "name", /\/event\/\d+$/],
  ] as const)("of a page about one %s has its headline", ([type, name, path], { pages }) => {
    const found = ofType(pages, type).filter(({ page }) => path.test(page.address));
    expect(found.length).toBeGreaterThan(1);
    for (const { page, node } of found) expect(inWords(node[name])).toBe(inWords(page.headline));
  });

  test("is written by the server alone: no script of a browser has words of it", async ({ store }) => {
    const html = await (await fetch(`${store.web}/`)).text();
    const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of new Set(scripts)) {
      expect(await (await fetch(store.web + path)).text(), path).not.toContain("BreadcrumbList");
    }
  });
});

describe("the table", () => {
  test.for([
    [
      { "@type": "Product", name: "Ghee", image: "https://a.in/1.jpg", url: "https://a.in/" },
      "Product has no offers or review or aggregateRating",
    ],
    [
      { "@type": "Offer", price: "₹9", priceCurrency: "INR", availability: "https://schema.org/InStock" },
      "Offer.price may not be ₹9",
    ],
    [{ "@type": "Place", name: "", address: [""] }, "Place has no address"],
    [{ "@graph": [{ "@type": "Thing" }] }, "Thing is no type of the table"],
  ] as const)("finds what is wrong with %j", ([data, fault]) => {
    expect(faultsOfData(data)).toContain(fault);
  });
});

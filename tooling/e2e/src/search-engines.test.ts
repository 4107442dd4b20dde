import { faq, questionsOf } from "@store/content";
import { DEFAULT_POLICY, SAMPLE_IDENTITY } from "@store/domain";
import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { test as browserTest } from "./browser/test.ts";
import { asText } from "./html/as-text.ts";
import { readDocument } from "./html/read-document.ts";
import { backendAs } from "./shopper/backend.ts";
import { listed } from "./shopper/catalogue.ts";
import { pathOf } from "./shopper/main-pages.ts";

/** Every twenty-fifth product is checked. */
const EVERY = 25;

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => asText(address));

/** The files of the site map, by what they are about. */
const test = browserTest.extend("siteMap", { scope: "file" }, async ({ store }) => {
  const read = async (address: string) => locationsIn(await (await fetch(address)).text());
  const files = await read(`${store.web}/sitemap.xml`);
  const all = async (some: readonly string[]) => (await Promise.all(some.map(read))).flat();
  const isOfProducts = (file: string) => file.includes("products");
  const pages = await all(files.filter((file) => !isOfProducts(file)));
  const products = await all(files.filter(isOfProducts));
  return { pages, products };
});

describe("the site map", () => {
  test("is named by robots.txt, which keeps what is private out of it", async ({ store, siteMap }) => {
    const robots = await (await fetch(`${store.web}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${store.web}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
    expect(closed).toEqual(expect.arrayContaining(["/cart", "/checkout", "/profile", "/orders/"]));
    const shown = [...siteMap.pages, ...siteMap.products].map((address) => new URL(address).pathname);
    expect(shown.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });

  test("has every product once, and no address twice", async ({ store, siteMap }) => {
    const addresses = [...siteMap.pages, ...siteMap.products];
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(
      addresses.filter((address) => new URL(address).origin !== store.web),
      "of another store",
    ).toEqual([]);
    const [first] = await listed(backendAs(store.api), {});
    // Its reviews have an address of their own.
    const ofFirst = siteMap.products.filter((address) => new RegExp(`/products/${first?.id}/[^/]+$`).test(address));
    expect(ofFirst).toHaveLength(1);
  });

  test("leads to pages that are there, may be shown, and call themselves by that address [R16]", async ({
    siteMap,
  }) => {
    const sample = [...siteMap.pages, ...siteMap.products.filter((_, place) => place % EVERY === 0)];
    expect(sample.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    const titles = new Map<string, string>();
    for (const address of sample) {
      const { status, title, metas, canonicals } = await readDocument(address);
      if (status !== 200) wrong.push(`${address} is answered with ${status}`);
      if (metas.robots?.includes("noindex")) wrong.push(`${address} is not to be shown`);
      if (canonicals.length !== 1 || canonicals[0] !== address)
        wrong.push(`${address} is called ${canonicals.join(", ")}`);
      if ((metas.description ?? "").length < 20) wrong.push(`${address} has no description`);
      const twin = titles.get(title);
      if (twin) wrong.push(`${address} has the title of ${twin}: ${title}`);
      titles.set(title, address);
    }
    expect(wrong).toEqual([]);
  });
});

describe("the server's HTML says what the page is about", () => {
  const typed = (data: readonly Readonly<Record<string, unknown>>[], type: string) =>
    data.filter((entry) => entry["@type"] === type);

  test("the home page: who runs the store [R16]", async ({ store }) => {
    const { title, metas, canonicals, data } = await readDocument(`${store.web}/`);
    expect(title).toContain(SAMPLE_IDENTITY.shopName);
    expect(metas).toMatchObject({
      "og:title": title,
      "og:url": `${store.web}/`,
      "og:site_name": SAMPLE_IDENTITY.shopName,
    });
    expect(canonicals).toEqual([`${store.web}/`]);
    expect(typed(data, "Organization")).toMatchObject([{ name: SAMPLE_IDENTITY.shopName, url: `${store.web}/` }]);
  });

  test("the shop: the way there; a page has an address of its own, a filter and a campaign have none [R15]", async ({
    store,
  }) => {
    const address = `${store.web}/shop?page=2`;
    const { canonicals, data } = await readDocument(`${address}&utm_source=mail&gclid=x`);
    expect(canonicals).toEqual([address]);
    expect((await readDocument(`${address}&tag=1`)).canonicals).toEqual([`${store.web}/shop`]);
    expect((await readDocument(`${store.web}/shop?page=1`)).canonicals).toEqual([`${store.web}/shop`]);
    expect((await readDocument(`${store.web}/shop?search=ghee`)).metas.robots).toBe("noindex");
    expect(typed(data, "BreadcrumbList")).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: "Home", item: `${store.web}/` },
          { position: 2, name: "Shop" },
        ],
      },
    ]);
  });

  test("a product: what it is, what it costs, and the way there [R15 R16]", async ({ store }) => {
    const [offer] = await listed(backendAs(store.api), {});
    const { title, metas, canonicals, data } = await readDocument(store.web + (await pathOf("product", store.api)));
    expect(title).toContain(offer?.name);
    expect(metas["og:image"], "a picture to share").toMatch(/^https?:/);
    const [canonical] = canonicals;
    expect(typed(data, "Product")).toMatchObject([
      {
        name: offer?.name,
        url: canonical,
        offers: {
          price: offer?.priceShown.replace(/[^\d.]/g, ""),
          priceCurrency: "INR",
          availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
        },
      },
    ]);
    const [crumbs] = typed(data, "BreadcrumbList");
    expect(crumbs?.itemListElement).toHaveLength(4);
  });

  test("the FAQ: each of its questions with its answer", async ({ store }) => {
    const { data } = await readDocument(`${store.web}/faq`);
    const [page] = typed(data, "FAQPage");
    expect(page?.mainEntity).toHaveLength(questionsOf(faq(DEFAULT_POLICY)).length);
    expect(page?.mainEntity).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          "@type": "Question",
          acceptedAnswer: expect.objectContaining({ "@type": "Answer" }),
        }),
      ]),
    );
  });

  test.for(["/login", "/signup", "/update-password", "/cart", "/profile"])(
    "%s is not to be shown",
    async (path, { store }) => {
      const { status, metas } = await readDocument(store.web + path);
      expect(status).toBe(200);
      expect(metas.robots).toBe("noindex");
    },
  );
});

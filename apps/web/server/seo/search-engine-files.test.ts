import { type Call, createCaller } from "@store/api-client";
import { sitemapFiles, sitemapProducts } from "@store/api-client/contract";
import { mockEndpoint, mockHandlers, refuse } from "@store/api-client/mock";
import { SAMPLE_IDENTITY } from "@store/domain";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchEngineFile } from "./search-engine-files.ts";

const SITE = "https://store.example";
const BACKEND = "http://backend.example";
const PRODUCTS = Array.from({ length: 12 }, (_, index) => ({
  id: 101 + index,
  name: `Ghee & spice ${index + 1}`,
  changed_at: "2026-03-14T10:00:00.000Z",
  has_reviews: false,
}));
const server = setupServer(
  ...mockEndpoint(
    sitemapFiles,
    { status: true, data: [1, 7].map((file) => ({ file, changed_at: "2026-03-14T10:00:00.000Z" })) },
    BACKEND,
  ),
  ...mockEndpoint(
    sitemapProducts,
    ({ params: { file } }) => (file === 1 || file === 7 ? { status: true, data: PRODUCTS } : refuse(404)),
    BACKEND,
  ),
  ...mockHandlers(BACKEND),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const call = createCaller({ baseUrl: BACKEND });
const nobodyAnswers: Call = async () => ({ ok: false, failure: { kind: "unreachable" } });

const textOf = async (path: string, ask = call) => {
  const page = await searchEngineFile(path, SITE, ask);
  const { body } = (await page?.content("identity")) ?? {};
  return { status: page?.status, text: String(body), headers: page?.headers };
};
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe("robots.txt", () => {
  it("keeps what is personal out, and names the site map", async () => {
    const { text, headers } = await textOf("/robots.txt");
    expect(text.split("\n")).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Disallow: /cart",
        "Disallow: /profile",
        `Sitemap: ${SITE}/sitemap.xml`,
      ]),
    );
    expect(headers?.["content-type"]).toBe("text/plain; charset=utf-8");
  });
});

describe("the site map", () => {
  it("is an index of files that are there, a file for each kind of page", async () => {
    const { text } = await textOf("/sitemap.xml");
    const files = addressesIn(text);
    const names = ["pages", "categories", "own-pages", "blogs", "events", "products-1", "products-7"];
    expect(files).toEqual(names.map((name) => `${SITE}/sitemap-${name}.xml`));
    for (const file of files) expect((await textOf(new URL(file ?? "").pathname)).status).toBe(200);
    expect(text).toContain(`sitemap-products-7.xml</loc><lastmod>2026-03-14T10:00:00.000Z</lastmod>`);
  });

  it("has every product, each once", async () => {
    const addresses = addressesIn((await textOf("/sitemap-products-1.xml")).text);
    expect(addresses).toHaveLength(PRODUCTS.length);
    for (const { id } of PRODUCTS) {
      expect(addresses.filter((address) => address?.startsWith(`${SITE}/products/${id}/`))).toHaveLength(1);
    }
  });

  it("has the reviews of a product that has some, and when both were last changed", async () => {
    const changed_at = "2026-03-14T10:00:00.000Z";
    const data = [
      { id: 101, name: "Ghee", changed_at, has_reviews: true },
      { id: 103, name: "Soap", changed_at, has_reviews: false },
    ];
    server.use(...mockEndpoint(sitemapProducts, { status: true, data }, BACKEND));
    const { text } = await textOf("/sitemap-products-1.xml");
    server.resetHandlers();
    expect(addressesIn(text)).toEqual([
      `${SITE}/products/101/Ghee`,
      `${SITE}/products/101/reviews/Ghee`,
      `${SITE}/products/103/Soap`,
    ]);
    expect(text.split(`<lastmod>${changed_at}</lastmod>`)).toHaveLength(4);
  });

  it("has the pages, categories, posts and events, and nothing personal", async () => {
    const kinds = ["pages", "categories", "own-pages", "blogs", "events"].map((kind) => `/sitemap-${kind}.xml`);
    const texts = await Promise.all(kinds.map(async (path) => (await textOf(path)).text));
    const [pages = [], categories = [], own = [], posts = [], events = []] = texts.map(addressesIn);
    expect(pages).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/shop`, `${SITE}/faq`]));
    for (const path of ["/cart", "/profile", "/login"]) expect(pages).not.toContain(SITE + path);
    for (const [found, begin] of [
      [categories, "/shop?category="],
      [own, "/pages/"],
      [posts, "/blogs/"],
      [events, "/event/"],
    ] as const) {
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((address) => !address?.startsWith(SITE + begin))).toEqual([]);
    }
    const all = [...pages, ...categories, ...own, ...posts, ...events];
    expect(new Set(all).size).toBe(all.length);
    expect(texts.join("")).not.toMatch(/<loc>[^<]*&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it("is asked for again later when the backend does not answer", async () => {
    for (const path of ["/sitemap.xml", "/sitemap-blogs.xml", "/sitemap-products-1.xml"]) {
      expect(await textOf(path, nobodyAnswers)).toMatchObject({
        status: 503,
        headers: { "cache-control": "no-store" },
      });
    }
  });

  it.each([
    "/sitemap-products-9.xml",
    "/sitemap-constructor.xml",
    "/sitemap-products-0.xml",
    "/sitemap-x.xml",
    "/shop",
  ])("knows nothing of %s", async (path) => {
    expect(await searchEngineFile(path, SITE, call)).toBeUndefined();
  });
});

describe("llms.txt", () => {
  it("says what the shop is, and where its pages, policies, feeds and site map are", async () => {
    const { status, text, headers } = await textOf("/llms.txt");
    expect(status).toBe(200);
    expect(headers?.["content-type"]).toBe("text/plain; charset=utf-8");
    const [title, , summary] = text.split("\n");
    expect([title, summary]).toEqual([`# ${SAMPLE_IDENTITY.shopName}`, `> ${SAMPLE_IDENTITY.summary}`]);
    const links = [...text.matchAll(/^- \[[^\]]+\]\((.+?)\): \S/gm)].map(([, address]) => address);
    const named = ["/shop", "/shipping-policy", "/return-and-refund-policy", "/privacy-policy", "/feeds/google.xml"];
    expect(links).toEqual(expect.arrayContaining([...named, "/sitemap.xml"].map((path) => SITE + path)));
    expect(text.match(/^- /gm)).toHaveLength(links.length);
  });
});

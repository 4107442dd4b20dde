import { type Call, createCaller } from "@store/api-client";
import { productList } from "@store/api-client/contract";
import { mockEndpoint, mockHandlers } from "@store/api-client/mock";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchEngineFile } from "./search-engine-files.ts";

const SITE = "https://store.example";
const BACKEND = "http://backend.example";
const PRODUCTS = Array.from({ length: 12 }, (_, index) => ({
  id: 101 + index,
  name: `Ghee & spice ${index + 1}`,
  product_tag_list: [],
}));
const server = setupServer(
  ...mockEndpoint(productList, { status: true, total_pages: 1, total_count: 12, data: { data: PRODUCTS } }, BACKEND),
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
  it("is an index of files that are there", async () => {
    const files = addressesIn((await textOf("/sitemap.xml")).text);
    expect(files).toEqual([`${SITE}/sitemap-pages.xml`, `${SITE}/sitemap-products-1.xml`]);
    for (const file of files) expect((await textOf(new URL(file ?? "").pathname)).status).toBe(200);
  });

  it("has every product, each once", async () => {
    const addresses = addressesIn((await textOf("/sitemap-products-1.xml")).text);
    expect(addresses).toHaveLength(PRODUCTS.length);
    for (const { id } of PRODUCTS) {
      expect(addresses.filter((address) => address?.startsWith(`${SITE}/products/${id}/`))).toHaveLength(1);
    }
  });

  it("has the reviews of a product that has some", async () => {
    const rating = (review_count: number) => ({ average_rating: review_count && 4.5, review_count });
    server.use(
      ...mockEndpoint(
        productList,
        {
          status: true,
          total_pages: 1,
          data: {
            data: [
              { id: 101, name: "Ghee", product_tag_list: [], average_rating: rating(7) },
              { id: 102, name: "Honey", product_tag_list: [], average_rating: rating(0) },
              { id: 103, name: "Soap", product_tag_list: [] },
            ],
          },
        },
        BACKEND,
      ),
    );
    const addresses = addressesIn((await textOf("/sitemap-products-1.xml")).text);
    server.resetHandlers();
    expect(addresses).toEqual([
      `${SITE}/products/101/Ghee`,
      `${SITE}/products/101/reviews/Ghee`,
      `${SITE}/products/102/Honey`,
      `${SITE}/products/103/Soap`,
    ]);
  });

  it("has the pages, categories, posts and events, and nothing personal", async () => {
    const { text } = await textOf("/sitemap-pages.xml");
    const addresses = addressesIn(text);
    expect(addresses).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/shop`, `${SITE}/faq`]));
    expect(addresses.some((address) => address?.includes("/shop?category="))).toBe(true);
    expect(addresses.some((address) => address?.startsWith(`${SITE}/blogs/`))).toBe(true);
    for (const path of ["/cart", "/profile", "/login"]) expect(addresses).not.toContain(SITE + path);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(text).not.toMatch(/<loc>[^<]*&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  it("is asked for again later when the backend does not answer", async () => {
    for (const path of ["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-products-1.xml"]) {
      expect(await textOf(path, nobodyAnswers)).toMatchObject({
        status: 503,
        headers: { "cache-control": "no-store" },
      });
    }
  });

  it.each(["/sitemap-products-9.xml", "/sitemap-products-0.xml", "/sitemap-x.xml", "/shop"])(
    "knows nothing of %s",
    async (path) => {
      expect(await searchEngineFile(path, SITE, call)).toBeUndefined();
    },
  );
});

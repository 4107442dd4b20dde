import { describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { test } from "./browser/test.ts";
import { asText } from "./html/as-text.ts";
import { readDocument } from "./html/read-document.ts";
import { backendAs } from "./shopper/backend.ts";
import { listed } from "./shopper/catalogue.ts";
import { pathOf } from "./shopper/main-pages.ts";

const FEED = "/feeds/google.xml";

const fieldOf = (item: string, name: string) =>
  asText(new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1] ?? "");

const sizeOf = (jpeg: Buffer): readonly [number, number] => {
  // The frame header (SOF0 or SOF2): its height and width stand five bytes behind its marker.
  const at = Math.max(jpeg.indexOf(Buffer.from([0xff, 0xc0])), jpeg.indexOf(Buffer.from([0xff, 0xc2])));
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
};

describe("what channels and search engines fetch", () => {
  test("the feed has what the shop sells, at its price; its pictures and pages are there", async ({ store }) => {
    const response = await fetch(store.web + FEED);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
    const items = (await response.text()).split("<item>").slice(1);
    expect(items.length).toBeGreaterThan(100);
    const [offer] = await listed(backendAs(store.api), {});
    const item = items.find((one) => fieldOf(one, "id") === String(offer?.id)) ?? "";
    expect(fieldOf(item, "title")).toBe(offer?.name);
    const paid = fieldOf(item, "sale_price") || fieldOf(item, "price");
    expect(paid).toBe(`${Number(offer?.priceShown.replace(/[^\d.]/g, "")).toFixed(2)} INR`);
    expect((await readDocument(fieldOf(item, "link"))).canonicals).toEqual([fieldOf(item, "link")]);
    const picture = await fetch(fieldOf(item, "image_link"));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test("the feed is not sent again to who has it", async ({ store }) => {
    const { headers } = await fetch(store.web + FEED);
    // Node's fetch would ask not to be answered from any cache.
    const held = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
    const again = await fetch(store.web + FEED, { headers: held });
    expect(again.status).toBe(304);
  });

  test("llms.txt leads to pages that are there", async ({ store }) => {
    const text = await (await fetch(`${store.web}/llms.txt`)).text();
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address = ""]) => address);
    expect(links.length).toBeGreaterThan(10);
    for (const address of links) expect((await fetch(address)).status, address).toBe(200);
  });

  test("the site map says when products were changed", async ({ store }) => {
    const index = await (await fetch(`${store.web}/sitemap.xml`)).text();
    const file = /<loc>([^<]*products-1\.xml)<\/loc><lastmod>\d{4}-\d\d-\d\dT/.exec(index)?.[1] ?? "";
    const urls = (await (await fetch(file)).text()).split("<url>").slice(1);
    expect(urls.length).toBeGreaterThan(100);
    expect(urls.filter((url) => !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(url))).toEqual([]);
  });

  test("a shared link to a product has a picture of its own, as large as its page says", async ({ store }) => {
    const { metas, title } = await readDocument(store.web + (await pathOf("product", store.api)));
    const { status, headers, body } = await pictureAt(metas["og:image"] ?? "");
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(sizeOf(body).map(String)).toEqual([metas["og:image:width"], metas["og:image:height"]]);
    expect(metas["og:image:alt"]).toBe(title);
  });

  test("a campaign's parameters survive a redirect, and are in no address that is indexed", async ({ store }) => {
    const path = await pathOf("product", store.api);
    const other = path.replace(/[^/]+$/, "Another-name");
    const moved = await fetch(`${store.web + other}?utm_source=mail&gclid=x`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([308, `${path}?utm_source=mail&gclid=x`]);
    const { canonicals, metas } = await readDocument(`${store.web + path}?utm_source=mail`);
    expect([canonicals, metas["og:url"]]).toEqual([[store.web + path], store.web + path]);
  });
});

async function pictureAt(address: string) {
  const response = await fetch(address);
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

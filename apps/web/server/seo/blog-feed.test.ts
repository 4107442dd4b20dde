// @vitest-environment jsdom
import { type Call, createCaller } from "@store/api-client";
import { blogList } from "@store/api-client/contract";
import { mockEndpoint } from "@store/api-client/mock";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FEED_POSTS } from "./blog-feed.ts";
import { searchEngineFile } from "./search-engine-files.ts";

const SITE = "https://store.example";
const BACKEND = "http://backend.example";
const PAGE_SIZE = 9;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = createCaller({ baseUrl: BACKEND });
const nobodyAnswers: Call = async () => ({ ok: false, failure: { kind: "unreachable" } });

/** A blog with that many posts, the newest first. */
function publish(count: number): void {
  const posts = Array.from({ length: count }, (_, place) => ({
    id: count - place,
    title: place === 0 ? 'Ghee & <honey>: "both"' : `Post ${count - place}`,
    banner: place === 1 ? null : "/media/blog/1.640.webp?v=1",
    published_at: new Date(Date.UTC(2026, 10, 22, 6, 30) - place * 86_400_000).toISOString(),
    excerpt: place === 2 ? null : "It is brown & \u0007honest.",
  }));
  server.use(
    ...mockEndpoint(
      blogList,
      ({ query: { page } }) => ({
        status: true,
        blogs: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total_pages: Math.max(1, Math.ceil(count / PAGE_SIZE)),
        filters: [],
      }),
      BACKEND,
    ),
  );
}

async function feed(ask = call) {
  const page = await searchEngineFile("/blogs/feed.xml", SITE, ask);
  const { body } = (await page?.content("identity")) ?? {};
  return { page, text: String(body) };
}

/** Parsed strictly: a fault of the XML fails the test. */
async function parsed(): Promise<Element> {
  const { text } = await feed();
  const document = new DOMParser().parseFromString(text, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return document.documentElement;
}

const childrenOf = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.children ?? [])].map((child) => [child.nodeName, child.textContent]));

describe("the feed of the blog [R122]", () => {
  it("is RSS 2.0 with what it must say of itself", async () => {
    publish(3);
    const root = await parsed();
    expect([root.nodeName, root.getAttribute("version")]).toEqual(["rss", "2.0"]);
    const channel = root.querySelector("channel");
    expect(childrenOf(channel)).toMatchObject({
      title: expect.stringMatching(/ blog$/),
      link: `${SITE}/blogs`,
      description: expect.stringMatching(/\w{3}/),
      language: "en-in",
      lastBuildDate: "Sun, 22 Nov 2026 06:30:00 GMT",
    });
    const self = [...(channel?.children ?? [])].find(({ nodeName }) => nodeName === "atom:link");
    expect(self?.getAttribute("href")).toBe(`${SITE}/blogs/feed.xml`);
    expect(self?.getAttribute("rel")).toBe("self");
  });

  it("has an item for each post, with absolute addresses", async () => {
    publish(3);
    const items = [...(await parsed()).querySelectorAll("item")];
    expect(items).toHaveLength(3);
    const [first, second, third] = items.map(childrenOf);
    expect(first).toEqual({
      title: 'Ghee & <honey>: "both"',
      link: `${SITE}/blogs/3/Ghee-%26-%3Choney%3E%3A-%22both%22`,
      guid: `${SITE}/blogs/3`,
      pubDate: "Sun, 22 Nov 2026 06:30:00 GMT",
      description: "It is brown & honest.",
      "media:content": "",
    });
    expect(items[0]?.getElementsByTagName("media:content")[0]?.getAttribute("url")).toBe(
      `${SITE}/backend/media/blog/1.640.webp?v=1`,
    );
    expect(second).not.toHaveProperty("media:content");
    expect(third).not.toHaveProperty("description");
  });

  it.each([
    [0, 0],
    [PAGE_SIZE, PAGE_SIZE],
    [FEED_POSTS + 5, FEED_POSTS],
  ])("of %i posts has the newest, at most twenty: %i", async (count, shown) => {
    publish(count);
    const links = [...(await parsed()).querySelectorAll("item > guid")].map(({ textContent }) => textContent);
    expect(links).toEqual(Array.from({ length: shown }, (_, place) => `${SITE}/blogs/${count - place}`));
  });

  it("is kept for an hour, and has a tag that stays while the posts do", async () => {
    publish(3);
    const [one, other] = [await feed(), await feed()];
    expect(one.page?.status).toBe(200);
    expect(one.page?.headers).toMatchObject({
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
    expect(one.page?.etag).toBe(other.page?.etag);
    publish(4);
    expect((await feed()).page?.etag).not.toBe(one.page?.etag);
  });

  it("is asked for again later when the backend does not answer", async () => {
    const { page } = await feed(nobodyAnswers);
    expect(page).toMatchObject({ status: 503, headers: { "cache-control": "no-store", "retry-after": "60" } });
  });
});

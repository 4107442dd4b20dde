import { blogList } from "@store/api-client/contract";
import { archiveLabel, archiveMonthOf, archiveValue, CONTENT_TEXTS, formatLongDate } from "@store/domain";
import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "../browser/expect.ts";
import { tabTo } from "../browser/keyboard.ts";
import { mainlyOn, PHONE } from "../browser/screens.ts";
import { test } from "../browser/test.ts";
import { visit } from "../browser/visit.ts";
import { asText } from "../html/as-text.ts";
import { readDocument } from "../html/read-document.ts";
import { backendAs, replyOf } from "../shopper/backend.ts";
import { headline } from "../shopper/visits.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("region", { name: "Posts" }).getByRole("article");
const archive = (page: Page) => main(page).getByRole("combobox", { name: "Archive" });
const ways = (page: Page) => main(page).getByRole("navigation", { name: "Posts" });

const readBlog = (api: string, page = 1) => replyOf(backendAs(api)(blogList, { query: { page } }));

/** The month of the newest post, and how many posts of the first page are of it. */
async function newestMonth(api: string) {
  const { blogs } = await readBlog(api);
  const values = blogs.flatMap(({ published_at }) => archiveMonthOf(published_at) ?? []);
  const [month] = values;
  if (!month) throw new Error("The blog has no post.");
  return { month, count: values.filter((one) => archiveValue(one) === archiveValue(month)).length };
}

describe.each(mainlyOn("desktop"))("the blog on a $device", ({ screen }) => {
  test("is read: a month by keyboard, a post by pointer, its neighbour, and back [R122] [R123] [R124]", async ({
    openPage,
    store,
  }) => {
    const { blogs, total_pages } = await readBlog(store.api);
    const { month, count } = await newestMonth(store.api);
    const [newest] = blogs;
    const page = await openPage({ screen });
    await visit(page, "/blogs");
    await expect(cards(page)).toHaveCount(blogs.length);
    expect(total_pages, "pages of the blog").toBeGreaterThan(1);

    await archive(page).focus();
    // One letter, as a slow machine would take a second one for a choice of its own: the newest month is first.
    await page.keyboard.press(archiveLabel(month).slice(0, 1));
    await expect(page).toHaveURL(`/blogs?archive=${archiveValue(month)}`);
    await expect(cards(page)).toHaveCount(count);
    await expect(archive(page)).toHaveValue(archiveValue(month));

    await cards(page).first().click();
    await expect(page).toHaveURL(
      `/blogs/${newest?.id}/${encodeURIComponent(newest?.title.replaceAll(" ", "-") ?? "")}`,
    );
    await expect(headline(page)).toHaveText(newest?.title ?? "");
    await expect(main(page).getByText(formatLongDate(newest?.published_at ?? ""))).toBeVisible();
    const share = main(page).getByRole("region", { name: "Share" });
    await expect(share.getByRole("link")).toHaveCount(5);

    const previous = ways(page).getByRole("link", { name: /^Previous post/ });
    await expect(ways(page).getByRole("link", { name: /^Next post/ })).toHaveCount(0);
    await tabTo(page, previous);
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText(blogs[1]?.title ?? "");
    await expect(ways(page).getByRole("link", { name: /^Next post/ })).toContainText(newest?.title ?? "");
    await ways(page).getByRole("link", { name: "Back to all posts" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(cards(page)).toHaveCount(blogs.length);
  });
});

test("the blog is read without scripts: page after page, a month, and a post with its pictures [R122] [R124]", async ({
  openPage,
  store,
}) => {
  const second = await readBlog(store.api, 2);
  const { month, count } = await newestMonth(store.api);
  const page = await openPage({ screen: PHONE, hasScripts: false, expected: [/answer 404/] });
  await page.goto("/blogs", { waitUntil: "domcontentloaded" });
  await main(page).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/blogs?page=2");
  await expect(cards(page)).toHaveCount(second.blogs.length);
  await archive(page).selectOption({ label: archiveLabel(month) });
  await main(page).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`/blogs?archive=${archiveValue(month)}`);
  await expect(cards(page)).toHaveCount(count);

  await page.goto("/blogs?archive=01-2001", { waitUntil: "domcontentloaded" });
  await expect(main(page).getByText(CONTENT_TEXTS.noBlogs)).toBeVisible();

  const { blogs } = await readBlog(store.api);
  const illustrated = blogs.find(({ title }) => title.startsWith("How to read a label"));
  await page.goto(`/blogs/${illustrated?.id}/any-name`, { waitUntil: "domcontentloaded" });
  await expect(headline(page)).toHaveText(illustrated?.title ?? "");
  const picture = main(page).getByRole("figure").getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
});

test("the feed is named by the blog's pages, and leads to posts that are there [R122]", async ({ store }) => {
  const response = await fetch(`${store.web}/blogs/feed.xml`);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(response.headers.get("etag"), "for readers who come again").toMatch(/"/);
  const feed = await response.text();
  const addresses = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, address = ""]) => asText(address));
  const [first, second] = [await readBlog(store.api), await readBlog(store.api, 2)];
  expect(addresses).toHaveLength(first.blogs.length + second.blogs.length);
  for (const address of addresses.slice(0, 3)) {
    const { status, canonicals, data, metas } = await readDocument(address);
    expect(status, address).toBe(200);
    expect(canonicals).toEqual([address]);
    expect(data.map((entry) => entry["@type"])).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
    const published = data.find((entry) => entry["@type"] === "BlogPosting")?.datePublished;
    expect(metas).toMatchObject({ "og:type": "article", "article:published_time": published });
  }
  for (const path of ["/blogs", new URL(addresses[0] ?? "").pathname]) {
    expect(await (await fetch(store.web + path)).text()).toContain(`href="${store.web}/blogs/feed.xml"`);
  }
});

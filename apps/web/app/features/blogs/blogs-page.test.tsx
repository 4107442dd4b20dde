import { SAMPLE_IDENTITY } from "@store/domain";
// @vitest-environment jsdom

import { blogList, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { about, socialLinks } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { blogStructuredData } from "./blog-structured-data.ts";
import BlogsPage, { loader } from "./blogs-page.tsx";
import { loadBlog } from "./load-blog.ts";

const backend = useMockBackend();

const POSTS = [
  {
    id: 21,
    title: "Ghee & honey: 100 % pure?",
    banner: "/media/blog/21.640.webp?v=1",
    published_at: "2026-03-31T20:00:00Z",
    excerpt: "Both are gold.",
  },
  { id: 20, title: "Five millets", banner: null, published_at: "2026-03-03T06:30:00Z" },
];

const replyWith = (over: Partial<WireReplyOf<typeof blogList>> = {}): WireReplyOf<typeof blogList> => ({
  status: true,
  blogs: POSTS,
  total_pages: 3,
  filters: [
    { year: 2026, months: [4, 3] },
    { year: 2025, months: [12] },
  ],
  ...over,
});

/** Answers with `reply`, and records what was asked for. */
function publish(reply = replyWith()) {
  const asked: { page: number; publish_filter?: string | null | undefined }[] = [];
  backend.reply(blogList, ({ query }) => {
    asked.push(query);
    return reply;
  });
  return asked;
}

const open = (search = "") =>
  renderRoutes(
    [
      {
        path: "/blogs",
        Component: BlogsPage,
        loader,
      },
    ],
    `/blogs${search}`,
  );
const statusAt = async (search: string) => (await loadBlog(call, `https://store.example/blogs${search}`)).init?.status;
const posts = async () => within(await screen.findByRole("region", { name: "Posts" }));

describe("the list of the blog [R122]", () => {
  it("tells whose blog it is, and where else to follow it", async () => {
    publish();
    open();
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(screen.getByText(about.short(DEFAULT_POLICY), { exact: false })).toBeTruthy();
    const follow = within(screen.getByRole("list", { name: "Follow us" }));
    for (const { label, href } of socialLinks(DEFAULT_POLICY)) {
      expect(follow.getByRole("link", { name: label }).getAttribute("href")).toBe(href);
    }
    expect(follow.getByRole("link", { name: "RSS feed" }).getAttribute("href")).toBe("/blogs/feed.xml");
    const feed = document.querySelector('link[rel="alternate"][type="application/rss+xml"]');
    expect(feed?.getAttribute("href")).toBe("https://store.example/blogs/feed.xml");
  });

  it("shows each post's date in India and how it begins, and leads to it by id and hyphenated title [R123]", async () => {
    publish();
    open();
    const [first, second] = (await posts()).getAllByRole("article");
    expect(first?.textContent).toBe("April 1, 2026Ghee & honey: 100 % pure?Both are gold.");
    expect(second?.textContent).toBe("March 3, 2026Five millets");
    expect(
      (await posts()).getAllByRole("link", { name: /honey|millets/ }).map((link) => link.getAttribute("href")),
    ).toEqual(["/blogs/21/Ghee-%26-honey%3A-100-%25-pure%3F", "/blogs/20/Five-millets"]);
  });

  it("is paged by the server, with the page in the address", async () => {
    const asked = publish();
    const { user, address } = open();
    const pages = within(await screen.findByRole("navigation", { name: "Pages" }));
    await user.click(pages.getByRole("link", { name: "Page 3" }));
    await waitFor(() => expect(address()).toBe("/blogs?page=3"));
    await waitFor(() => expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("aria-current")).toBe("page"));
    expect(asked.map(({ page }) => page)).toEqual([1, 3]);
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      "https://store.example/blogs?page=3",
    );
  });

  it("shows a month of the archive from its first page, and all again", async () => {
    const asked = publish();
    const { user, address } = open("?page=2");
    const archive = await screen.findByRole("combobox", { name: "Archive" });
    expect(
      within(archive)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["All months", "April 2026", "March 2026", "December 2025"]);
    await user.selectOptions(archive, "March 2026");
    await waitFor(() => expect(address()).toBe("/blogs?archive=03-2026"));
    expect(archive).toHaveProperty("value", "03-2026");
    expect(asked.at(-1)).toMatchObject({ page: 1, publish_filter: "03-2026" });
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("href")).toBe("/blogs?page=2&archive=03-2026"),
    );
    await user.selectOptions(archive, "All months");
    await waitFor(() => expect(address()).toBe("/blogs"));
  });

  it("takes a month by its name, and one without posts stays chosen", async () => {
    const asked = publish(replyWith({ blogs: [], total_pages: 1 }));
    open("?archive=May-2024");
    expect(await screen.findByText("No blogs added!")).toBeTruthy();
    expect(screen.getByRole("combobox", { name: "Archive" })).toHaveProperty("value", "05-2024");
    expect(screen.getByRole("link", { name: "See all posts" }).getAttribute("href")).toBe("/blogs");
    expect(asked).toMatchObject([{ publish_filter: "05-2024" }]);
  });

  it.each(["?page=0", "?page=-2", "?page=x", "?archive=soon", "?archive=13-2026"])(
    "at %s is the whole blog from its first page",
    async (search) => {
      const asked = publish();
      open(search);
      await posts();
      expect(asked).toEqual([{ page: 1 }]);
    },
  );

  it("that is empty says so [R197]", async () => {
    publish(replyWith({ blogs: [], total_pages: 1, filters: [] }));
    open();
    expect(await screen.findByText("No blogs added!")).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Archive" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to the shop" }).getAttribute("href")).toBe("/shop");
  });

  it("that cannot be loaded is asked for again", async () => {
    backend.reply(blogList, refuse(503));
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("alert").textContent).toBe("Something went wrongPlease try again later!");
    publish();
    await user.click(again);
    expect((await posts()).getAllByRole("article")).toHaveLength(2);
  });

  it("answers with the status that fits", async () => {
    publish();
    expect(await statusAt("")).toBe(200);
    publish(replyWith({ blogs: [], total_pages: 1 }));
    expect(await statusAt(""), "an empty blog").toBe(200);
    expect(await statusAt("?page=9")).toBe(404);
    expect(await statusAt("?archive=01-1999")).toBe(404);
    backend.reply(blogList, refuse(500));
    expect(await statusAt("")).toBe(503);
  });
});

it("search engines are told of the blog and the page's posts", async () => {
  publish();
  const { listing } = (await loadBlog(call, "https://store.example/blogs")).data;
  expect(blogStructuredData(listing?.posts ?? [], "https://store.example")).toMatchObject({
    "@type": "Blog",
    url: "https://store.example/blogs",
    publisher: { "@type": "Organization", name: SAMPLE_IDENTITY.shopName },
    blogPost: [
      {
        "@type": "BlogPosting",
        headline: "Ghee & honey: 100 % pure?",
        url: "https://store.example/blogs/21/Ghee-%26-honey%3A-100-%25-pure%3F",
        datePublished: "2026-03-31T20:00:00Z",
        description: "Both are gold.",
        image: "https://store.example/backend/media/blog/21.640.webp?v=1",
      },
      { headline: "Five millets" },
    ],
  });
});

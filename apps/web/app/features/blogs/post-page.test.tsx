// @vitest-environment jsdom
import { blogPost, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { SAMPLE_IDENTITY } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { postStructuredData } from "./blog-structured-data.ts";
import { loadPost } from "./load-post.ts";
import PostPage, { loader } from "./post-page.tsx";

const backend = useMockBackend();

const PATH = "/blogs/7/Five-millets";

const replyWith = (over: Partial<WireReplyOf<typeof blogPost>> = {}): WireReplyOf<typeof blogPost> => ({
  status: true,
  blogData: {
    id: 7,
    title: "Five millets",
    content: "<p>They cook like five grains.</p><h2>Foxtail</h2><p>For <strong>beginners</strong>.</p>",
    banner_url: "/media/blog/7.640.webp?v=1",
    // The next day in India.
    published_at: "2026-03-13T19:00:00Z",
    excerpt: "They cook like five grains.",
  },
  previousPost: { id: 6, title: "Older: dhoop" },
  nextPost: { id: 8, title: "Newer & soap" },
  ...over,
});

const open = (path = PATH) =>
  renderRoutes(
    [
      {
        path: "/blogs/:blogId/:blogName",
        Component: PostPage,
        loader,
      },
    ],
    path,
  );

describe("a post of the blog [R124]", () => {
  it("shows its title, its long date in India, and its text as it was written", async () => {
    backend.reply(blogPost, replyWith());
    open();
    const article = await screen.findByRole("article");
    expect(within(article).getByRole("heading", { level: 1, name: "Five millets" })).toBeTruthy();
    const date = within(article).getByText("March 14, 2026");
    expect(date.getAttribute("datetime")).toBe("2026-03-13T19:00:00Z");
    expect(within(article).getByRole("heading", { level: 2, name: "Foxtail" })).toBeTruthy();
    expect(within(article).getByText("beginners").tagName).toBe("STRONG");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`https://store.example${PATH}`);
    expect(document.querySelector('link[type="application/rss+xml"]')).not.toBeNull();
  });

  it("is shared by its whole address", async () => {
    backend.reply(blogPost, replyWith());
    open();
    const share = within(await screen.findByRole("region", { name: "Share" }));
    for (const link of share.getAllByRole("link")) {
      expect(link.getAttribute("href")).toContain(encodeURIComponent(`https://store.example${PATH}`));
    }
    expect(share.getByRole("button", { name: "Copy link" })).toBeTruthy();
  });

  it("leads to the post before, the post after, and back to the list", async () => {
    backend.reply(blogPost, replyWith());
    const { user, address } = open();
    const ways = within(await screen.findByRole("navigation", { name: "Posts" }));
    expect(ways.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Previous postOlder: dhoop", "/blogs/6/Older%3A-dhoop"],
      ["Back to all posts", "/blogs"],
      ["Next postNewer & soap", "/blogs/8/Newer-%26-soap"],
    ]);
    backend.reply(
      blogPost,
      replyWith({ blogData: { ...replyWith().blogData, id: 6, title: "Older: dhoop" }, previousPost: null }),
    );
    await user.click(ways.getByRole("link", { name: /^Previous/ }));
    expect(await screen.findByRole("heading", { level: 1, name: "Older: dhoop" })).toBeTruthy();
    expect(address()).toBe("/blogs/6/Older%3A-dhoop");
    expect(screen.queryByRole("link", { name: /^Previous/ })).toBeNull();
  });

  it.each([404, 400])("that does not exist (%i) leads to the others", async (status) => {
    backend.reply(blogPost, refuse(status, "This post does not exist"));
    open("/blogs/999/gone");
    expect(await screen.findByText("This post is not here any more")).toBeTruthy();
    expect(screen.getByRole("link", { name: "See all posts" }).getAttribute("href")).toBe("/blogs");
    expect((await loadPost(call, { blogId: "999" })).init?.status).toBe(404);
  });

  it("that cannot be loaded is asked for again", async () => {
    backend.reply(blogPost, refuse(503));
    const { user } = open();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect((await loadPost(call, { blogId: "7" })).init?.status).toBe(503);
    backend.reply(blogPost, replyWith());
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Five millets" })).toBeTruthy();
  });
});

describe("the address of a post [R123]", () => {
  it("has the post's own title", async () => {
    backend.reply(blogPost, replyWith());
    expect((await loadPost(call, { blogId: "7", blogName: "Five-millets" })).data.post?.id).toBe(7);
  });

  it.each(["other", "five-millets", "Five millets"])("with %j leads there, for good", async (blogName) => {
    backend.reply(blogPost, replyWith());
    const answer: unknown = await loadPost(call, { blogId: "7", blogName }).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error("It was not redirected");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, PATH]);
  });
});

it("search engines are told title, date, picture and who wrote it", async () => {
  backend.reply(blogPost, replyWith());
  const { post } = (await loadPost(call, { blogId: "7", blogName: "Five-millets" })).data;
  if (!post) throw new Error("There is no post");
  const organisation = { "@type": "Organization", name: SAMPLE_IDENTITY.shopName, url: "https://store.example/" };
  expect(postStructuredData(post, "https://store.example")).toMatchObject({
    "@type": "BlogPosting",
    headline: "Five millets",
    datePublished: "2026-03-13T19:00:00Z",
    image: "https://store.example/backend/media/blog/7.640.webp?v=1",
    mainEntityOfPage: `https://store.example${PATH}`,
    description: "They cook like five grains.",
    author: organisation,
    publisher: organisation,
  });
});

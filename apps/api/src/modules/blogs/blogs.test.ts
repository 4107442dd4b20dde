import { blogList, blogPost, homeBlogs } from "@store/api-client/contract";
import { BLOGS } from "@store/demo";
import { archiveMonthOf, archiveValue } from "@store/domain";
import { gt } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { blogs } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../../testing/hostile-html.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_MONTH } from "./messages.ts";
import { PAGE_SIZE } from "./read-posts.ts";
import { writePosts } from "./write-posts.ts";

const store = useTestStore();

/** Ids from here on belong to the tests. */
const OWN_IDS = 900;
afterEach(() => store().db.delete(blogs).where(gt(blogs.id, OWN_IDS)));

const list = (query: { page?: number; publish_filter?: string } = {}) =>
  expectDone(store().nobody(blogList, { query }));
const post = (id: number) => store().nobody(blogPost, { params: { id } });
const idsOf = (posts: readonly { readonly id: number }[]) => posts.map(({ id }) => id);

/** Every seeded post, newest first. */
const NEWEST_FIRST = idsOf(BLOGS);

describe("the list of the blog [R122]", () => {
  test("has all posts, newest first, a page at a time", async () => {
    const [first, second] = [await list(), await list({ page: 2 })];
    expect(first.total_pages).toBe(2);
    expect(first.blogs).toHaveLength(PAGE_SIZE);
    expect(idsOf([...first.blogs, ...second.blogs])).toEqual(NEWEST_FIRST);
    expect(first.blogs[0]).toMatchObject({
      title: expect.stringMatching(/./),
      banner: expect.stringMatching(/^\/media/),
    });
  });

  test("begins as the home page's does", async () => {
    const home = (await expectDone(store().nobody(homeBlogs))).blogs;
    const cards = (await list()).blogs.map(({ excerpt: _, ...card }) => card);
    expect(cards.slice(0, home.length)).toEqual(home);
  });

  test("says how each post begins, in plain words", async () => {
    for (const { excerpt } of (await list()).blogs) expect(excerpt).toMatch(/^[^<>]{40,}$/);
  });

  test("is empty behind its last page, and refuses a page that is none", async () => {
    expect(await list({ page: 99 })).toMatchObject({ blogs: [], total_pages: 2 });
    for (const page of ["0", "-1", "x", "1.5"]) {
      expect((await store().request(`/blogs/?page=${page}`)).status).toBe(400);
    }
  });

  test("offers the months that have posts, newest first", async () => {
    const [first, second] = [await list(), await list({ page: 2 })];
    const { filters } = first;
    const published = [...first.blogs, ...second.blogs].flatMap(
      ({ published_at }) => archiveMonthOf(published_at) ?? [],
    );
    const offered = filters.flatMap(({ year, months }) => months.map((month) => ({ month, year })));
    expect(offered.map(archiveValue)).toEqual([...new Set(published.map(archiveValue))]);
    expect(filters.map(({ year }) => year)).toEqual([2026, 2025]);
  });

  test("shows one month, to its last moment in India", async () => {
    await writePosts(store().db, [
      { id: 901, title: "Last of January", contentHtml: "", publishedAt: new Date("2019-01-31T18:29:59.999Z") },
      { id: 902, title: "First of February", contentHtml: "", publishedAt: new Date("2019-01-31T18:30:00Z") },
    ]);
    for (const [month, id] of [
      [1, 901],
      [2, 902],
    ] as const) {
      const found = await list({ publish_filter: archiveValue({ month, year: 2019 }) });
      expect([idsOf(found.blogs), found.total_pages]).toEqual([[id], 1]);
    }
    expect(idsOf((await list({ publish_filter: "february-2019" })).blogs)).toEqual([902]);
    expect(await list({ publish_filter: "03-2019" })).toMatchObject({ blogs: [], total_pages: 1 });
    expect((await list()).filters.at(-1)).toEqual({ year: 2019, months: [2, 1] });
  });

  test.each(["13-2026", "2026", "soon", "0-0", "12-9999", "01-0001"])(
    "refuses the month %j",
    async (publish_filter) => {
      const { errors } = await expectRefused(store().nobody(blogList, { query: { publish_filter } }), 400);
      expect(errors.publish_filter).toEqual([NO_SUCH_MONTH]);
    },
  );
});

describe("a draft, and a post of tomorrow", () => {
  test("are nowhere in the shop until their time comes", async () => {
    const now = store().clock.read();
    const soon = new Date(now.getTime() + 60_000);
    await writePosts(store().db, [
      { id: 911, title: "Draft", contentHtml: "", publishedAt: now, isVisible: false },
      { id: 912, title: "Tomorrow", contentHtml: "", publishedAt: soon },
    ]);
    const shown = async () => {
      const home = (await expectDone(store().nobody(homeBlogs))).blogs;
      return [...idsOf((await list()).blogs), ...idsOf(home)];
    };
    for (const id of [911, 912]) {
      expect(await shown()).not.toContain(id);
      await expectRefused(post(id), 404);
    }
    expect((await expectDone(post(NEWEST_FIRST[0] ?? 0))).nextPost).toBeUndefined();
    store().clock.advance(60_000);
    expect((await shown()).filter((id) => id === 912)).toHaveLength(2);
    expect(await shown()).not.toContain(911);
  });
});

describe("a post [R124]", () => {
  test("has its text, its date and the way to its neighbours: the previous is older, the next newer", async () => {
    const [newer, itself, older] = NEWEST_FIRST;
    const reply = await expectDone(post(itself ?? 0));
    expect(reply.blogData).toMatchObject({ id: itself, content: expect.stringMatching(/^<p>/) });
    expect(reply.nextPost?.id).toBe(newer);
    expect(reply.previousPost?.id).toBe(older);
    expect(reply.nextPost?.title).toBe(BLOGS[0]?.title);
  });

  test("of which every other is reached, each once", async () => {
    const [first = 0] = NEWEST_FIRST;
    const walked = [];
    for (let id: number | undefined = first; id !== undefined && walked.length < NEWEST_FIRST.length; ) {
      walked.push(id);
      id = (await expectDone(post(id))).previousPost?.id;
    }
    expect(walked).toEqual(NEWEST_FIRST);
    expect((await expectDone(post(first))).nextPost).toBeUndefined();
  });

  test("stands beside another of the same moment", async () => {
    const publishedAt = new Date("2018-05-01T00:00:00Z");
    await writePosts(store().db, [
      { id: 911, title: "One", contentHtml: "", publishedAt },
      { id: 912, title: "Two", contentHtml: "", publishedAt },
    ]);
    expect(await expectDone(post(911))).toMatchObject({ nextPost: { id: 912 }, previousPost: undefined });
    expect(await expectDone(post(912))).toMatchObject({ previousPost: { id: 911 } });
  });

  test("that does not exist is refused", async () => {
    await expectRefused(post(999_999), 404);
  });

  test("holds nothing that could run, whatever was written", async () => {
    const posts = HTML_PAYLOADS.map((payload, index) => ({
      id: 1000 + index,
      title: "Hostile",
      contentHtml: `<p>before</p>${payload}`,
      publishedAt: new Date("2017-05-01T00:00:00Z"),
    }));
    await writePosts(store().db, posts);
    for (const { id } of posts) {
      const { content } = (await expectDone(post(id))).blogData;
      expect(content).toContain("before");
      expect(content).not.toMatch(DANGEROUS_HTML);
    }
  });

  test("is clean even where the table is not", async () => {
    await store()
      .db.insert(blogs)
      .values({
        id: 1900,
        title: "Written past the sanitiser",
        contentHtml: "<h1>Title</h1><p>before</p><script>alert(1)</script><img src=x onerror=alert(1)>",
        publishedAt: new Date("2016-05-01T00:00:00Z"),
      });
    const { content } = (await expectDone(post(1900))).blogData;
    expect(content).toBe('<h2>Title</h2><p>before</p><img src="x">');
  });
});

import { archiveMonthOf, archiveValue } from "@store/domain";
import { describe, expect, test } from "vitest";
import { blogList, blogPost, stores } from "../contract/index.ts";
import { type CaseStore, done, refused } from "./case-store.ts";

const UNKNOWN = 999_999;

export function contentCases(open: () => CaseStore): void {
  const anonymous = () => open().as({});

  describe("the blog", () => {
    test("is listed newest first, page after page", async () => {
      const first = await done(anonymous()(blogList));
      expect(first.total_pages).toBeGreaterThan(1);
      const last = await done(anonymous()(blogList, { query: { page: first.total_pages } }));
      const dates = [...first.blogs, ...last.blogs].map(({ published_at }) => published_at);
      expect(dates).toEqual([...dates].sort().reverse());
      const behind = await done(anonymous()(blogList, { query: { page: first.total_pages + 1 } }));
      expect(behind.blogs).toEqual([]);
    });

    test("is listed by the months that it names; another month is refused", async () => {
      const { filters } = await done(anonymous()(blogList));
      expect(filters.map(({ year }) => year)).toEqual(filters.map(({ year }) => year).toSorted((a, b) => b - a));
      const [newest] = filters;
      const month = { year: newest?.year ?? 0, month: newest?.months[0] ?? 0 };
      const { blogs } = await done(anonymous()(blogList, { query: { publish_filter: archiveValue(month) } }));
      expect(blogs.length).toBeGreaterThan(0);
      for (const { published_at } of blogs) expect(archiveMonthOf(published_at)).toEqual(month);
      const { errors } = await refused(anonymous()(blogList, { query: { publish_filter: "13-2026" } }), 400);
      expect(errors).toHaveProperty("publish_filter");
    });

    test("leads from post to post, and refuses one that is not there", async () => {
      const [newest, second] = (await done(anonymous()(blogList))).blogs;
      const post = await done(anonymous()(blogPost, { params: { id: second?.id ?? 0 } }));
      expect(post.blogData).toMatchObject({ id: second?.id, title: second?.title });
      expect(post.nextPost).toEqual({ id: newest?.id, title: newest?.title });
      expect(post.previousPost?.id).toBeGreaterThan(0);
      expect((await done(anonymous()(blogPost, { params: { id: newest?.id ?? 0 } }))).nextPost ?? null).toBeNull();
      await refused(anonymous()(blogPost, { params: { id: UNKNOWN } }), 404);
    });
  });

  test("stores are listed by city", async () => {
    const { store_section_data, cities } = await done(anonymous()(stores));
    expect(cities.length).toBeGreaterThan(1);
    expect(store_section_data.map(({ city }) => city)).toEqual(cities);
    for (const section of store_section_data) expect(section.stores.length).toBeGreaterThan(0);
  });
}

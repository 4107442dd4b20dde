import { type ArchiveMonth, archiveRange, BUSINESS_TIME_ZONE } from "@store/domain";
import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { blogs } from "../../db/schema/index.ts";
import type { Clock } from "../../lib/clock.ts";

/** Three rows of three cards. [R122] names no number. */
export const PAGE_SIZE = 9;

const part = (name: "year" | "month"): SQL<number> =>
  sql<number>`extract(${sql.raw(name)} from ${blogs.publishedAt} at time zone '${sql.raw(BUSINESS_TIME_ZONE)}')::int`;

/** What the shop shows: no draft, and nothing before its date. */
const isPublished = and(blogs.isVisible, lte(blogs.publishedAt, sql.placeholder("now")));

/** Reads a page of the blog, newest first: of all posts, or of one month in India. */
export function createBlogList(db: Database, clock: Clock) {
  const page = () =>
    db
      .select({
        id: blogs.id,
        title: blogs.title,
        banner: blogs.banner,
        publishedAt: blogs.publishedAt,
        contentHtml: blogs.contentHtml,
      })
      .from(blogs)
      .orderBy(desc(blogs.publishedAt), desc(blogs.id))
      .limit(PAGE_SIZE)
      .offset(sql.placeholder("offset"))
      .$dynamic();
  const selectAll = page().where(isPublished).prepare("blogs");
  const selectMonth = page()
    .where(
      and(
        isPublished,
        gte(blogs.publishedAt, sql.placeholder("from")),
        lt(blogs.publishedAt, sql.placeholder("before")),
      ),
    )
    .prepare("blogs_of_month");
  const selectArchive = db
    .select({ year: part("year"), month: part("month"), posts: sql<number>`count(*)::int` })
    .from(blogs)
    .where(isPublished)
    .groupBy(sql`1, 2`)
    .orderBy(sql`1 desc, 2 desc`)
    .prepare("blog_archive");

  return async (pageNumber: number, month: ArchiveMonth | undefined) => {
    const asked = { offset: (pageNumber - 1) * PAGE_SIZE, now: clock() };
    const [posts, archive] = await Promise.all([
      month ? selectMonth.execute({ ...asked, ...archiveRange(month) }) : selectAll.execute(asked),
      selectArchive.execute(asked),
    ]);
    const counted = archive.filter((one) => !month || (one.year === month.year && one.month === month.month));
    return { posts, archive, total: counted.reduce((sum, one) => sum + one.posts, 0) };
  };
}

/** Reads one post with the previous and next one by date; undefined when there is none. */
export function createReadPost(db: Database, clock: Clock) {
  const id = sql.placeholder("id");
  const selectPost = db
    .select()
    .from(blogs)
    .where(and(eq(blogs.id, id), isPublished))
    .prepare("blog");

  const place = sql`(${blogs.publishedAt}, ${blogs.id})`;
  const placeOfPost = sql`(select b.published_at, b.id from ${blogs} b where b.id = ${id})`;
  const neighbour = (where: SQL, name: string, ...order: readonly SQL[]) =>
    db
      .select({ id: blogs.id, title: blogs.title })
      .from(blogs)
      .where(and(where, isPublished))
      .orderBy(...order)
      .limit(1)
      .prepare(name);
  const selectOlder = neighbour(sql`${place} < ${placeOfPost}`, "older_blog", desc(blogs.publishedAt), desc(blogs.id));
  const selectNewer = neighbour(sql`${place} > ${placeOfPost}`, "newer_blog", asc(blogs.publishedAt), asc(blogs.id));

  return async (postId: number) => {
    const asked = { id: postId, now: clock() };
    const [[post], [older], [newer]] = await Promise.all([
      selectPost.execute(asked),
      selectOlder.execute(asked),
      selectNewer.execute(asked),
    ]);
    return post && { post, older, newer };
  };
}

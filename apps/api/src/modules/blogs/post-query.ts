import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { blogs } from "../../db/schema/index.ts";

/** Reads one post with the previous and next one by date; undefined when there is none. */
export function createReadPost(db: Database) {
  const id = sql.placeholder("id");
  const selectPost = db.select().from(blogs).where(eq(blogs.id, id)).prepare("blog");

  const place = sql`(${blogs.publishedAt}, ${blogs.id})`;
  const placeOfPost = sql`(select b.published_at, b.id from ${blogs} b where b.id = ${id})`;
  const neighbour = (where: SQL, name: string, ...order: readonly SQL[]) =>
    db
      .select({ id: blogs.id, title: blogs.title })
      .from(blogs)
      .where(where)
      .orderBy(...order)
      .limit(1)
      .prepare(name);
  const selectOlder = neighbour(sql`${place} < ${placeOfPost}`, "older_blog", desc(blogs.publishedAt), desc(blogs.id));
  const selectNewer = neighbour(sql`${place} > ${placeOfPost}`, "newer_blog", asc(blogs.publishedAt), asc(blogs.id));

  return async (postId: number) => {
    const [[post], [older], [newer]] = await Promise.all([
      selectPost.execute({ id: postId }),
      selectOlder.execute({ id: postId }),
      selectNewer.execute({ id: postId }),
    ]);
    return post && { post, older, newer };
  };
}

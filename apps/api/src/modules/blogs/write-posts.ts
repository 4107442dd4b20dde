import type { Database } from "../../db/database.ts";
import { blogs } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";

/** A post as the table may keep it: its HTML is sanitised here, so that no script gets into the table. */
export const cleanPost = <Post extends { readonly contentHtml: string }>(post: Post) => ({
  ...post,
  contentHtml: sanitizeHtml(post.contentHtml),
});

/** Stores blog posts, cleaned. */
export async function writePosts(db: Database, posts: readonly (typeof blogs.$inferInsert)[]): Promise<void> {
  await db.insert(blogs).values(posts.map(cleanPost));
}

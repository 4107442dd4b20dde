import type { Database } from "../../db/database.ts";
import { blogs } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";

/** Stores posts of the blog. Their HTML is sanitised here: what can run never gets into the table. */
export async function writePosts(db: Database, posts: readonly (typeof blogs.$inferInsert)[]): Promise<void> {
  await db.insert(blogs).values(posts.map((post) => ({ ...post, contentHtml: sanitizeHtml(post.contentHtml) })));
}

import type { Database } from "../../db/database.ts";
import { blogs } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";

/** Stores blog posts. Their HTML is sanitised here, so that no script gets into the table. */
export async function writePosts(db: Database, posts: readonly (typeof blogs.$inferInsert)[]): Promise<void> {
  await db.insert(blogs).values(posts.map((post) => ({ ...post, contentHtml: sanitizeHtml(post.contentHtml) })));
}

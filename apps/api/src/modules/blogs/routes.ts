import { blogList, blogPost } from "@store/api-client/contract";
import { pageCount, parseArchive } from "@store/domain";
import { excerptOf, sanitizeHtml } from "../../html/sanitize.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_MONTH, NO_SUCH_POST } from "./messages.ts";
import { createBlogList, createReadPost, PAGE_SIZE } from "./read-posts.ts";

/** Groups the archive's months by year, in the order given: newest first. */
function byYear(archive: readonly { readonly year: number; readonly month: number }[]) {
  const years = [...new Set(archive.map(({ year }) => year))];
  return years.map((year) => ({
    year,
    months: archive.filter((one) => one.year === year).map(({ month }) => month),
  }));
}

export function blogRoutes({ serve, db, clock }: Backend): void {
  const list = createBlogList(db, clock);
  const read = createReadPost(db, clock);
  const kept = { cache: LONG_LIVED };

  serve(
    blogList,
    async ({ query: { page, publish_filter } }) => {
      const month = publish_filter ? parseArchive(publish_filter) : undefined;
      if (publish_filter && !month) {
        return httpError(400, NO_SUCH_MONTH, { field: "publish_filter" });
      }
      const { posts, archive, total } = await list(page, month);
      return {
        status: true,
        blogs: posts.map(({ publishedAt, contentHtml, ...post }) => ({
          ...post,
          excerpt: excerptOf(contentHtml),
          published_at: publishedAt.toISOString(),
        })),
        total_pages: pageCount(total, PAGE_SIZE),
        filters: byYear(archive),
      };
    },
    kept,
  );

  serve(
    blogPost,
    async ({ params }) => {
      const found = await read(params.id);
      if (!found) return httpError(404, NO_SUCH_POST);
      const { id, title, contentHtml, banner, publishedAt } = found.post;
      // Again, as not everything that writes into the table need go through `writePosts`.
      const content = sanitizeHtml(contentHtml);
      return {
        status: true,
        blogData: {
          id,
          title,
          content,
          banner_url: banner,
          published_at: publishedAt.toISOString(),
          excerpt: excerptOf(content),
        },
        // By date of publication: the previous post is the older one.
        previousPost: found.older ?? null,
        nextPost: found.newer ?? null,
      };
    },
    kept,
  );
}

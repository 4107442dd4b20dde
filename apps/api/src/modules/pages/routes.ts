import { ownPage, ownPages } from "@store/api-client/contract";
import { and, arrayContains, asc, eq, or } from "drizzle-orm";
import { pages } from "../../db/schema/index.ts";
import { excerptOf, sanitizeHtml } from "../../html/sanitize.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";

export const NO_SUCH_PAGE = "This page does not exist";

/** A file of the site map has at most as many addresses. */
const LISTED_MAXIMUM = 50_000;

const isPublished = eq(pages.isVisible, true);

/** The pages of the shop's own, for shoppers. */
export function pageRoutes({ serve, db }: Backend): void {
  const kept = { cache: LONG_LIVED };

  serve(
    ownPages,
    async () => {
      const rows = await db
        .select({ slug: pages.slug, title: pages.title, changedAt: pages.changedAt })
        .from(pages)
        .where(isPublished)
        .orderBy(asc(pages.title), asc(pages.id))
        .limit(LISTED_MAXIMUM);
      return {
        status: true,
        data: rows.map(({ changedAt, ...page }) => ({ ...page, changed_at: changedAt.toISOString() })),
      };
    },
    kept,
  );

  serve(
    ownPage,
    async ({ params: { slug } }) => {
      const [page] = await db
        .select()
        .from(pages)
        .where(and(isPublished, or(eq(pages.slug, slug), arrayContains(pages.formerSlugs, [slug]))));
      if (!page) return httpError(404, NO_SUCH_PAGE);
      // Again, as not everything that writes into the table need go through the dashboard's calls.
      const content = sanitizeHtml(page.contentHtml);
      const description = page.description || (excerptOf(content) ?? "");
      return { status: true, data: { slug: page.slug, title: page.title, content, description } };
    },
    kept,
  );
}

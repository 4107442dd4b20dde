import { and, arrayContains, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { pages } from "../../db/schema/index.ts";
import { sanitizeHtml } from "../../html/sanitize.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { keptByLinks, lockLinks } from "../shop-settings/link-targets.ts";
import { isTaken } from "./checks.ts";
import { ADDRESS_TAKEN } from "./messages.ts";
import { tableResource } from "./resource.ts";

/** Why a page stays that menu or footer lead to, be it by a slug that it had. */
async function keptByLinksTo(db: Database, id: number): Promise<string | undefined> {
  const [page] = await db
    .select({ slug: pages.slug, formerSlugs: pages.formerSlugs })
    .from(pages)
    .where(eq(pages.id, id));
  const slugs = page ? [page.slug, ...page.formerSlugs] : [];
  return keptByLinks(db, (target) => "slug" in target && slugs.includes(target.slug));
}

/** A link would lead to a draft. */
async function checkUnlinked(tx: Database, id: number | undefined): Promise<HttpError | undefined> {
  if (id === undefined) return undefined;
  await lockLinks(tx);
  const reason = await keptByLinksTo(tx, id);
  return reason === undefined ? undefined : httpError(409, reason, { field: "is_visible" });
}

/** The pages of the shop's own. */
export const pageResource = tableResource({
  kind: "pages",
  one: "page",
  table: pages,
  select: (db, where, { limit, offset }) =>
    db.select().from(pages).where(where).orderBy(asc(pages.title), asc(pages.id)).limit(limit).offset(offset),
  name: pages.title,
  isHidden: sql`not ${pages.isVisible}`,
  listed: ({ title, slug, isVisible }) => ({ title, detail: `/pages/${slug}`, is_visible: isVisible }),
  toValues: ({ title, slug, contentHtml, description, isVisible }) => ({
    ...{ title, slug, content: contentHtml, description },
    is_visible: isVisible,
  }),
  toColumns: async ({ title, slug, content, description, is_visible }, tx, id, now) => {
    // One after the other: two at once could both find a slug free.
    await tx.execute(sql`lock table ${pages} in share row exclusive mode`);
    const taken = { column: pages.slug, value: slug, id, message: ADDRESS_TAKEN, field: "slug" };
    const refused = (await isTaken(tx, pages, taken)) ?? (is_visible ? undefined : await checkUnlinked(tx, id));
    return (
      refused ?? {
        ...{ title, slug, description, contentHtml: sanitizeHtml(content), isVisible: is_visible },
        ...(id === undefined ? { changedAt: now } : {}),
      }
    );
  },
  keptBecause: (id, db) => keptByLinksTo(db, id),
  lockReasons: lockLinks,
  afterWrite: async (tx, id, before, now) => {
    await tx.update(pages).set({ changedAt: now }).where(eq(pages.id, id));
    const [page] = await tx.select({ slug: pages.slug }).from(pages).where(eq(pages.id, id));
    if (!page || page.slug === before?.slug) return;
    // An address that a page has leads nowhere else, and neither back to where it led before.
    await tx
      .update(pages)
      .set({ formerSlugs: sql`array_remove(${pages.formerSlugs}, ${page.slug})` })
      .where(arrayContains(pages.formerSlugs, [page.slug]));
    if (!before) return;
    await tx
      .update(pages)
      .set({ formerSlugs: sql`array_append(${pages.formerSlugs}, ${before.slug})` })
      .where(and(eq(pages.id, id), ne(pages.slug, before.slug)));
  },
});

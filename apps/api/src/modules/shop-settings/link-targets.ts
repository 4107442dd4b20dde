import { LINK_PLACES, type LinkTarget, linkTarget, placesWithLink, policyOf, type ShopLinks } from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { categories, pages, settingsVersions } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { readNewest } from "./settings-versions.ts";

/** The links that are shown at places where something changes. */
const changedLinks = (before: ShopLinks, after: ShopLinks) =>
  LINK_PLACES.filter((place) => JSON.stringify(before[place]) !== JSON.stringify(after[place])).flatMap((place) =>
    (after[place] ?? []).flatMap(({ links }) =>
      links.flatMap(({ label, address, isHidden }) => {
        const target = isHidden ? undefined : linkTarget(address);
        return target ? [{ field: `links.${place}`, label, target }] : [];
      }),
    ),
  );

async function publishedSlugs(tx: Database, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const addressed = sql`array_append(${pages.formerSlugs}, ${pages.slug})`;
  const asked = sql`array[${sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )}]::text[]`;
  const rows = await tx
    .select({ slugs: sql<string[]>`${addressed}` })
    .from(pages)
    .where(and(eq(pages.isVisible, true), sql`${addressed} && ${asked}`));
  return new Set(rows.flatMap((row) => row.slugs));
}

/** The ids of categories that the shop shows: neither hidden nor below one that is. */
async function shownCategories(tx: Database): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId, isHidden: categories.isHidden })
    .from(categories);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isShown = (id: number | null): boolean => {
    if (id === null) return true;
    const row = byId.get(id);
    return row !== undefined && !row.isHidden && isShown(row.parentId);
  };
  return new Set([...byId.keys()].filter(isShown));
}

/** Refuses links that would lead to a draft, a hidden category, or nothing. */
export async function checkLinkTargets(
  tx: Database,
  before: ShopLinks,
  after: ShopLinks,
): Promise<HttpError | undefined> {
  const links = changedLinks(before, after);
  const slugs = await publishedSlugs(
    tx,
    links.flatMap(({ target }) => ("slug" in target ? [target.slug] : [])),
  );
  const isCategoryLinked = links.some(({ target }) => "categoryId" in target);
  const categoryIds = isCategoryLinked ? await shownCategories(tx) : new Set();
  const lost = links.find(({ target }) =>
    "slug" in target ? !slugs.has(target.slug) : !categoryIds.has(target.categoryId),
  );
  if (!lost) return undefined;
  const { field, label, target } = lost;
  const message =
    "slug" in target
      ? `“${label}” leads to a page that is not published. Please publish it first, or hide the link.`
      : `“${label}” leads to a category that the shop does not show. Please choose another one, or hide the link.`;
  return httpError(400, message, { field });
}

/** From here to the end of the transaction, nobody changes the links. */
export const lockLinks = (tx: Database): Promise<unknown> =>
  tx.execute(sql`lock table ${settingsVersions} in share mode`);

/** Why something stays that the menu or the footer lead to; undefined where they do not. */
export async function keptByLinks(db: Database, isIt: (target: LinkTarget) => boolean): Promise<string | undefined> {
  const { values } = await readNewest(db);
  const places = placesWithLink(policyOf(values).links, isIt);
  if (places.length === 0) return undefined;
  const named = places.length > 1 ? `${places.slice(0, -1).join(", ")} and ${places.at(-1)}` : places.join("");
  const isOne = places.length === 1;
  return `There ${isOne ? "is a link" : "are links"} to it in ${named}. Please remove ${isOne ? "it" : "them"} under Settings, Links first!`;
}

import { CURATED_CATEGORIES, PACKING_MATERIAL_CATEGORY } from "@store/domain";
import { and, eq, inArray, isNull, max, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { banners, categories, homeSectionImages, products } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { applyAgain } from "../discounts/apply-discounts.ts";
import { keptByLinks, lockLinks } from "../shop-settings/link-targets.ts";
import { isTaken, orNull } from "./checks.ts";
import {
  BELOW_ITSELF,
  CURATED_BELOW,
  CURATED_SHOWN,
  CURATED_STAYS,
  GIFT_WRAP_STAYS,
  NO_SUCH_CATEGORY,
  TREE_TOO_DEEP,
} from "./messages.ts";
import { tableResource } from "./resource.ts";
import { renameInSearchWords } from "./search-words.ts";

type Row = typeof categories.$inferSelect;

/** A category with what the list says of what it stands in. */
interface ListedRow extends Row {
  readonly parentName: string | null;
  /** What hides it from above. */
  readonly hiddenBy: string | null;
}

const LEVELS = 3;

const isCurated = (id: number): boolean => CURATED_CATEGORIES.some((category) => category.id === id);

/** All categories by id: a few hundred at most. */
const readAll = async (db: Database): Promise<ReadonlyMap<number, Row>> =>
  new Map((await db.select().from(categories)).map((row) => [row.id, row]));

/** A category and what stands above it, from the top. */
function pathOf(all: ReadonlyMap<number, Row>, id: number | null): readonly Row[] {
  const row = id === null ? undefined : all.get(id);
  return row ? [...pathOf(all, row.parentId), row] : [];
}

/** A category and all below it. */
const treeOf = (all: ReadonlyMap<number, Row>, id: number): readonly Row[] =>
  [...all.values()].filter((row) => pathOf(all, row.id).some((above) => above.id === id));

const isBelow = (id: number) =>
  or(eq(products.level1, id), eq(products.level2, id), eq(products.level3, id)) ?? sql`false`;

/** Refuses a place in the tree that a category cannot have. */
function checkPlace(
  all: ReadonlyMap<number, Row>,
  parentId: number | null,
  id: number | undefined,
): HttpError | undefined {
  const field = { field: "parent_id" };
  const above = pathOf(all, parentId);
  if (parentId !== null && above.length === 0) return httpError(400, NO_SUCH_CATEGORY, field);
  if (above.some((row) => row.id === id)) return httpError(400, BELOW_ITSELF, field);
  const top = id === undefined ? undefined : all.get(id);
  const levelsBelow = top ? Math.max(...treeOf(all, top.id).map(({ level }) => level - top.level)) : 0;
  return above.length + 1 + levelsBelow > LEVELS ? httpError(400, TREE_TOO_DEEP, field) : undefined;
}

type HidingField = "is_visible" | "parent_id";

/** What of an edit takes a category from the shop: its own switch, or a place below a hidden one. */
function hidingField(
  all: ReadonlyMap<number, Row>,
  { is_visible, parent_id }: Readonly<{ is_visible: boolean; parent_id: number | null }>,
): HidingField | undefined {
  if (!is_visible) return "is_visible";
  return pathOf(all, parent_id).some(({ isHidden }) => isHidden) ? "parent_id" : undefined;
}

/** The menu always has the curated categories, so none of them can be hidden, nor what they stand in. */
function checkNotCurated(all: ReadonlyMap<number, Row>, id: number, field: HidingField): HttpError | undefined {
  if (!treeOf(all, id).some((row) => isCurated(row.id))) return undefined;
  if (field === "parent_id") return httpError(409, CURATED_SHOWN, { field });
  return httpError(409, isCurated(id) ? CURATED_STAYS : CURATED_BELOW, { field });
}

const keptByLinksTo = (db: Database, ids: readonly number[]): Promise<string | undefined> =>
  keptByLinks(db, (target) => "categoryId" in target && ids.includes(target.categoryId));

/** Menu or footer would lead to what the shop does not show. */
async function checkUnlinked(
  tx: Database,
  all: ReadonlyMap<number, Row>,
  id: number,
  field: HidingField,
): Promise<HttpError | undefined> {
  await lockLinks(tx);
  const reason = await keptByLinksTo(
    tx,
    treeOf(all, id).map((row) => row.id),
  );
  return reason === undefined ? undefined : httpError(409, reason, { field });
}

/** Writes the levels of a category and of all below it, and what their products carry of it: three statements. */
async function writeTree(tx: Database, id: number): Promise<void> {
  const all = await readAll(tx);
  const tree = treeOf(all, id);
  const levels = sql.join(
    tree.map((row) => sql`(${row.id}::int, ${pathOf(all, row.id).length}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${categories} set level = o.level from (values ${levels}) as o (row_id, level)
    where ${categories}.id = o.row_id and ${categories}.level <> o.level`);
  const [parent, top] = [alias(categories, "parent"), alias(categories, "top")];
  const own = categories;
  const [level1, level2, level3] = [
    sql`coalesce(${top.id}, ${parent.id}, ${own.id})`,
    sql`case ${own.level} when 1 then null when 2 then ${own.id} else ${parent.id} end`,
    sql`case ${own.level} when 3 then ${own.id} end`,
  ];
  const isHidden = sql`${products.isArchived} or ${own.isHidden} or coalesce(${parent.isHidden}, false) or coalesce(${top.isHidden}, false)`;
  const moved = await tx
    .update(products)
    .set({ level1, level2, level3, isHidden: sql`${isHidden}` })
    .from(own)
    .leftJoin(parent, eq(parent.id, own.parentId))
    .leftJoin(top, eq(top.id, parent.parentId))
    .where(
      and(
        eq(products.categoryId, own.id),
        inArray(
          own.id,
          tree.map((row) => row.id),
        ),
        sql`(${products.level1}, ${products.level2}, ${products.level3}, ${products.isHidden})
          is distinct from (${level1}, ${level2}, ${level3}, ${isHidden})`,
      ),
    )
    .returning({ id: products.id });
  if (moved.length > 0) await applyAgain(tx);
}

const namesOf = (path: readonly Row[]) => path.map(({ name }) => name);

const count = async (rows: Promise<number>, one: string, many: string) => [await rows, one, many] as const;

/**
 * The tree of categories. What products carry of theirs (levels, whether they are hidden, the words by which they are
 * found) changes in the same transaction.
 */
export const categoryResource = tableResource({
  kind: "categories",
  one: "category",
  table: categories,
  // As the tree stands: each behind what it is in.
  select: (db: Database, where: SQL | undefined, { limit, offset }) => {
    const [parent, top] = [alias(categories, "parent"), alias(categories, "top")];
    // Positions and ids from the top down: the ids tell siblings of one position apart.
    const path = sql`array[
      coalesce(${top.position}, ${parent.position}, ${categories.position}), coalesce(${top.id}, ${parent.id}, ${categories.id}),
      case ${categories.level} when 1 then -1 when 2 then ${categories.position} else ${parent.position} end,
      case ${categories.level} when 1 then -1 when 2 then ${categories.id} else ${parent.id} end,
      case ${categories.level} when 3 then ${categories.position} else -1 end, ${categories.id}]`;
    const hiddenBy = sql<
      string | null
    >`case when ${top.isHidden} then ${top.name} when ${parent.isHidden} then ${parent.name} end`;
    const columns = db
      .select({ category: categories, parentName: parent.name, hiddenBy })
      .from(categories)
      .leftJoin(parent, eq(parent.id, categories.parentId))
      .leftJoin(top, eq(top.id, parent.parentId));
    return columns
      .where(where)
      .orderBy(path)
      .limit(limit)
      .offset(offset)
      .then((rows) => rows.map(({ category, ...above }): ListedRow => ({ ...category, ...above })));
  },
  name: categories.name,
  isHidden: sql`${categories.isHidden}`,
  filter: ({ level, within }) => {
    const children = (of: SQL) => sql`select id from ${categories} as child where child.parent_id in (${of})`;
    const itself = sql`select ${within}::int`;
    return and(
      level === undefined ? undefined : eq(categories.level, level),
      within === undefined
        ? undefined
        : sql`${categories.id} in (${itself} union ${children(itself)} union ${children(children(itself))})`,
    );
  },
  listed: ({ name, level, image, isHidden, parentName, hiddenBy }) => ({
    ...{ title: name, level, image, is_visible: !isHidden },
    ...(parentName === null ? {} : { detail: `In ${parentName}` }),
    ...(hiddenBy === null ? {} : { hidden_by: hiddenBy }),
  }),
  toValues: (row) => ({
    ...{ name: row.name, parent_id: row.parentId, is_visible: !row.isHidden },
    ...{ image: row.image ?? "", web_banner: row.webBanner ?? "", mobile_banner: row.mobileBanner ?? "" },
    ...{ metatitle: row.metaTitle, metadescription: row.metaDescription, metakeywords: row.metaKeywords },
  }),
  toColumns: async (values, tx, id) => {
    // One change of the tree after the other: two that are each right could together make a circle.
    await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
    const { name, parent_id, is_visible } = values;
    const all = await readAll(tx);
    const hiding = hidingField(all, values);
    const refused =
      (await isTaken(tx, categories, { column: categories.name, value: name, id })) ??
      checkPlace(all, parent_id, id) ??
      (hiding && id !== undefined
        ? (checkNotCurated(all, id, hiding) ?? (await checkUnlinked(tx, all, id, hiding)))
        : undefined);
    if (refused) return refused;
    const siblings = parent_id === null ? isNull(categories.parentId) : eq(categories.parentId, parent_id);
    const [last] = await tx
      .select({ place: max(categories.position) })
      .from(categories)
      .where(siblings);
    const isMoved = id === undefined || all.get(id)?.parentId !== parent_id;
    return {
      ...{ name, parentId: parent_id, isHidden: !is_visible },
      // Behind its new siblings.
      ...(isMoved ? { position: (last?.place ?? 0) + 1 } : {}),
      ...(id === undefined ? { level: pathOf(all, parent_id).length + 1 } : {}),
      ...{ image: orNull(values.image), webBanner: orNull(values.web_banner) },
      ...{ mobileBanner: orNull(values.mobile_banner), metaTitle: values.metatitle },
      ...{ metaDescription: values.metadescription, metaKeywords: values.metakeywords },
    };
  },
  position: categories.position,
  siblings: ({ parentId }) => (parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId)),
  uses: async (db, id) => [
    await count(db.$count(products, isBelow(id)), "product", "products"),
    await count(db.$count(categories, eq(categories.parentId, id)), "category", "categories"),
    await count(db.$count(banners, eq(banners.categoryId, id)), "banner", "banners"),
    await count(
      db.$count(homeSectionImages, eq(homeSectionImages.categoryId, id)),
      "picture of the home page",
      "pictures of the home page",
    ),
  ],
  keptBecause: (id, db) =>
    isCurated(id) ? CURATED_STAYS : id === PACKING_MATERIAL_CATEGORY ? GIFT_WRAP_STAYS : keptByLinksTo(db, [id]),
  lockReasons: lockLinks,
  afterWrite: async (tx, id, before) => {
    if (!before) return;
    const all = await readAll(tx);
    const now = all.get(id);
    if (!now) return;
    const path = [...pathOf(all, now.parentId), now];
    const old = [...pathOf(all, before.parentId), before];
    if (now.parentId !== before.parentId || now.isHidden !== before.isHidden) await writeTree(tx, id);
    await renameInSearchWords(tx, namesOf(old), namesOf(path), isBelow(id));
  },
});

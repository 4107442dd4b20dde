import type { Category } from "@store/api-client/contract";
import { asc } from "drizzle-orm";
import type { InferInput } from "valibot";
import { type CatalogueVersion, cacheByVersion } from "../../db/catalogue-version.ts";
import type { Database } from "../../db/database.ts";
import { categories } from "../../db/schema/index.ts";

type CategoryRow = typeof categories.$inferSelect;

export interface CategoryTree {
  /** The categories of the navigation, without hidden ones. */
  readonly roots: InferInput<typeof Category>[];
  readonly find: (wanted: {
    readonly id?: number | undefined;
    readonly name?: string | undefined;
  }) => CategoryRow | undefined;
}

const fieldsOf = (row: CategoryRow) => ({
  id: row.id,
  name: row.name,
  metatitle: row.metaTitle,
  metadescription: row.metaDescription,
  metakeywords: row.metaKeywords,
  web_image: row.image,
});

function buildTree(rows: readonly CategoryRow[]): CategoryTree {
  const shown = rows.filter(({ isHidden }) => !isHidden);
  const below = (parent: number | null) => shown.filter(({ parentId }) => parentId === parent);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return {
    roots: below(null).map((root) => ({
      ...fieldsOf(root),
      children: below(root.id).map((second) => ({
        ...fieldsOf(second),
        children: below(second.id).map(fieldsOf),
      })),
    })),
    find: ({ id, name }) => (id === undefined ? byName.get(name?.toLowerCase() ?? "") : byId.get(id)),
  };
}

/** The categories, cached, since every list call needs its category's level and banners. */
export function createCategoryTree(db: Database, version: CatalogueVersion): () => Promise<CategoryTree> {
  const load = db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare("category_tree");
  return cacheByVersion(version, async () => buildTree(await load.execute()));
}

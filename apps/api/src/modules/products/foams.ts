import { asc, exists, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { foams, isInShop, products } from "../../db/schema/index.ts";

/** Reads the product forms for the filter: all, or those of one category's products. */
export function createFoams(db: Database) {
  const columns = { id: foams.id, name: foams.name };
  const all = db.select(columns).from(foams).orderBy(asc(foams.name)).prepare("foams");
  const category = sql.placeholder("category");
  const ofCategory = db
    .select(columns)
    .from(foams)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(products)
          .where(
            sql`${products.foamId} = ${foams.id} and ${category} in (${products.level1}, ${products.level2}, ${products.level3})
              and ${isInShop}`,
          ),
      ),
    )
    .orderBy(asc(foams.name))
    .prepare("foams_of_category");
  return (categoryId: number | undefined): Promise<{ id: number; name: string }[]> =>
    categoryId === undefined ? all.execute() : ofCategory.execute({ category: categoryId });
}

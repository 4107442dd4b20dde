import type { Policy } from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { brands, isInShop, products } from "../../db/schema/index.ts";
import type { ProductOf } from "../media/share-picture.ts";

/** Reads what the picture beside a shared link shows of a product. */
export function createSharedProduct(db: Database, policy: () => Policy): ProductOf {
  const select = db
    .select({
      id: products.id,
      name: products.name,
      image: products.image,
      brand: sql<string>`coalesce(${brands.name}, '')`,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.id, sql.placeholder("id")), isInShop))
    .prepare("shared_product");
  return async (id) => {
    const [row] = await select.execute({ id });
    return row && { ...row, shopName: policy().identity.shopName };
  };
}

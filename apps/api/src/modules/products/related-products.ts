import { RECENTLY_VIEWED_MAXIMUM } from "@store/domain";
import { and, asc, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isInShop, products, productViews } from "../../db/schema/index.ts";
import { type CardRow, cardColumns } from "./product-card.ts";

/** Products in each of the carousels under a product. */
const NEIGHBOURS = 12;
/** Views stored per shopper. */
const VIEWS_KEPT = 40;

const inStock = and(gt(products.stock, 0), isInShop);
const nobody = 0;

/** Reads the products of the carousels under a product. */
export function createRelatedProducts(db: Database) {
  const cards = (where: SQL | undefined, name: string) =>
    db
      .select(cardColumns(sql.placeholder("shopper")))
      .from(products)
      .where(where)
      .orderBy(asc(products.sortRank), asc(products.id))
      .limit(NEIGHBOURS)
      .prepare(name);

  const id = sql.placeholder("id");
  const category = sql.placeholder("category");
  const selectPlace = db
    .select({ category: products.categoryId, top: products.level1, isHidden: products.isHidden })
    .from(products)
    .where(and(eq(products.id, id), isInShop))
    .prepare("product_place");
  const selectItself = cards(eq(products.id, id), "product_card");
  const selectRelated = cards(and(eq(products.categoryId, category), ne(products.id, id), inStock), "products_related");
  const selectOthers = cards(
    and(eq(products.level1, sql.placeholder("top")), ne(products.categoryId, category), inStock),
    "products_other",
  );

  return async (productId: number, shopperId = nobody) => {
    const [place] = await selectPlace.execute({ id: productId });
    if (!place) return undefined;
    const values = { ...place, id: productId, shopper: shopperId };
    const [itself, related, others] = await Promise.all([
      selectItself.execute(values),
      selectRelated.execute(values),
      selectOthers.execute(values),
    ]);
    return { itself: itself[0], related, others };
  };
}

/** Stores the products that a shopper views. */
export function createProductViews(db: Database) {
  const shopper = sql.placeholder("shopper");
  const id = sql.placeholder("id");
  const remember = db
    .insert(productViews)
    .select(
      sql`select ${shopper}::int, ${products.id}, ${sql.placeholder("now")}::timestamptz from ${products}
        where ${products.id} = ${id} and ${isInShop}`,
    )
    .onConflictDoUpdate({
      target: [productViews.shopperId, productViews.productId],
      set: { viewedAt: sql`excluded.viewed_at` },
    })
    .returning({ id: productViews.productId })
    .prepare("view_product");
  const forgetOld = db
    .delete(productViews)
    .where(
      and(
        eq(productViews.shopperId, shopper),
        sql`${productViews.viewedAt} < (select ${productViews.viewedAt} from ${productViews}
          where ${productViews.shopperId} = ${shopper} order by ${productViews.viewedAt} desc offset ${sql.raw(String(VIEWS_KEPT))} limit 1)`,
      ),
    )
    .prepare("forget_old_views");
  const selectViewed = db
    .select(cardColumns(shopper))
    .from(productViews)
    .innerJoin(products, eq(products.id, productViews.productId))
    .where(and(eq(productViews.shopperId, shopper), ne(products.id, id), isInShop))
    .orderBy(desc(productViews.viewedAt))
    .limit(RECENTLY_VIEWED_MAXIMUM)
    .prepare("recently_viewed");

  return {
    /** Returns false when there is no such product. */
    remember: async (shopperId: number, productId: number, now: Date): Promise<boolean> => {
      const seen = await remember.execute({ shopper: shopperId, id: productId, now: now.toISOString() });
      if (seen.length > 0) await forgetOld.execute({ shopper: shopperId });
      return seen.length > 0;
    },
    recent: (shopperId: number, productId: number): Promise<CardRow[]> =>
      selectViewed.execute({ shopper: shopperId, id: productId }),
  };
}

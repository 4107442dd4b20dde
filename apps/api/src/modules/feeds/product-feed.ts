import type { productFeed, WireReplyOf } from "@store/api-client/contract";
import { netContentText, toRupees } from "@store/domain";
import { and, asc, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import type { Labels } from "../products/labels.ts";
import { wireListPrice } from "../products/product-card.ts";

/** Products in a reply: about half a megabyte. */
export const SLICE = 200;

/** In the shop's lists, with a price. What is archived is hidden, too. */
export const isListed = and(sql`not ${products.isHidden}`, gt(products.pricePaid, sql`0`));

/** A name for the group that says nothing and has letters of ASCII alone. */
const itemGroup = sql<string | null>`left(md5(nullif(${products.packGroup}, '')), 16)`;

const columns = {
  id: products.id,
  name: products.name,
  descriptionHtml: products.descriptionHtml,
  pricePaid: products.pricePaid,
  usualPrice: products.usualPrice,
  mrp: products.mrp,
  stock: products.stock,
  image: products.image,
  images: products.images,
  brandId: products.brandId,
  level1: products.level1,
  level2: products.level2,
  level3: products.level3,
  barcode: products.barcode,
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  weightGrams: products.weightGrams,
  packLabel: products.packLabel,
  itemGroup,
};

interface Names {
  readonly labels: Labels;
  readonly categories: CategoryTree;
}

type FeedReply = WireReplyOf<typeof productFeed>;

/** Reads the products that are for sale by id, from the one after `after` on: each slice from the table's own index. */
export function createProductFeed(db: Database) {
  const select = db
    .select(columns)
    .from(products)
    .where(and(gt(products.id, sql.placeholder("after")), isListed))
    .orderBy(asc(products.id))
    .limit(SLICE)
    .prepare("product_feed");
  return async (after: number, { labels, categories }: Names): Promise<FeedReply> => {
    const rows = await select.execute({ after });
    const data = rows.map(({ netQuantity, netUnit, ...row }) => {
      const content = netQuantity === null || netUnit === null ? undefined : { quantity: netQuantity, unit: netUnit };
      return {
        id: row.id,
        name: row.name,
        description: row.descriptionHtml,
        product_price: toRupees(row.pricePaid),
        list_price: wireListPrice(row),
        mrp: row.mrp === null ? null : toRupees(row.mrp),
        available_stock_quantity: row.stock,
        images: [...new Set([row.image, ...row.images.map(({ image }) => image)])].filter(Boolean),
        brand_name: row.brandId === null ? null : labels.brands.get(row.brandId),
        categories: [row.level1, row.level2, row.level3].flatMap((id) =>
          id === null ? [] : (categories.find({ id })?.name ?? []),
        ),
        barcode: row.barcode || null,
        net_quantity: netQuantity,
        unit: netUnit,
        weight_grams: row.weightGrams,
        item_group: row.itemGroup,
        size: row.packLabel || (content ? netContentText(content) : null),
      };
    });
    return { status: true, data, next: rows.length < SLICE ? null : rows.at(-1)?.id };
  };
}

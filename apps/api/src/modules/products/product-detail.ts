import type { productDetail, WireReplyOf } from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import { batched } from "../../db/batched.ts";
import type { Database } from "../../db/database.ts";
import { isInShop, products, stockBatches } from "../../db/schema/index.ts";
import { ReadyReply } from "../../http/ready-reply.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import { sharePicturePath } from "../media/share-picture.ts";
import type { Labels } from "./labels.ts";
import { type CardRow, cardColumns, cardOf } from "./product-card.ts";
import { type PackSizeRow, publicFacts } from "./product-facts.ts";
import { distributionOf } from "./rating.ts";

type DetailReply = WireReplyOf<typeof productDetail>;

interface Names {
  readonly labels: Labels;
  readonly categories: CategoryTree;
  /** What the shop calls itself: the share picture says so. */
  readonly shopName: string;
}

/** A reply, with the versions of the row and of the labels that it was made from. */
interface Kept extends Names {
  readonly version: string;
  readonly reply: ReadyReply<DetailReply>;
}

/** The cache's size in characters; a reply has about three thousand. */
const CHARACTERS_KEPT = 6_000_000;

const sizes = alias(products, "sizes");

/** The sizes of the same goods that are in the shop; none for a product without a group, which reads no index. */
const isSize = sql`${sizes.packGroup} = nullif(${products.packGroup}, '') and ${sizes.packGroup} <> '' and not ${sizes.isArchived}`;

/**
 * The row's version: the id of the transaction that wrote it, which differs after every change; with those of the other
 * sizes, which the reply shows too.
 */
const rowVersion = sql<string>`${products}.xmin::text || coalesce((
  select string_agg(${sizes}.xmin::text, ' ' order by ${sizes.id}) from ${products} ${sizes} where ${isSize}), '')`;

/** The smallest first. */
const packSizes = sql<readonly PackSizeRow[] | null>`(
  select json_agg(json_build_object('id', ${sizes.id}, 'name', ${sizes.name}, 'packLabel', ${sizes.packLabel},
    'netQuantity', ${sizes.netQuantity}, 'netUnit', ${sizes.netUnit}, 'pricePaid', ${sizes.pricePaid}, 'stock', ${sizes.stock})
    order by ${sizes.netQuantity} * case when ${sizes.netUnit} in ('kg', 'l') then 1000 else 1 end, ${sizes.id})
  from ${products} ${sizes} where ${isSize})`;

/** Of the batch that is sold first. Who changes it writes the product, too, whose version tells. */
const nextBestBefore = sql<string | null>`(
  select best_before from ${stockBatches} batch where batch.product_id = ${products}.id and pieces_left > 0
  order by best_before, batch.id limit 1)`;

const detailOnly = {
  brandId: products.brandId,
  categoryId: products.categoryId,
  images: products.images,
  videos: products.videos,
  benefits: products.benefits,
  descriptionHtml: products.descriptionHtml,
  metaTitle: products.metaTitle,
  metaDescription: products.metaDescription,
  metaKeywords: products.metaKeywords,
  newestReviews: products.newestReviews,
  barcode: products.barcode,
  weightGrams: products.weightGrams,
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  label: products.label,
};

type DetailRow = CardRow &
  Pick<typeof products.$inferSelect, keyof typeof detailOnly> & {
    readonly sizes: readonly PackSizeRow[] | null;
    readonly bestBefore: string | null;
  };

const detailColumns = (isPersonal: boolean) => ({
  ...cardColumns(isPersonal ? sql.placeholder("shopper") : undefined),
  ...detailOnly,
  sizes: packSizes,
  bestBefore: nextBestBefore,
  version: rowVersion,
});

/**
 * Reads one product with its newest reviews, from one row. The anonymous reply is cached: while the row is unchanged,
 * only its version is read.
 */
export function createProductDetail(db: Database) {
  const prepare = (isPersonal: boolean) =>
    db
      .select(detailColumns(isPersonal))
      .from(products)
      .where(and(eq(products.id, sql.placeholder("id")), isInShop))
      .prepare(isPersonal ? "product_personal" : "product");
  const anonymous = prepare(false);
  const personal = prepare(true);
  const selectVersions = db
    .select({ id: products.id, version: rowVersion })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder("ids")}::int[])`)
    .prepare("product_versions");
  const readVersion = batched(async (ids: readonly number[]) => {
    const rows = await selectVersions.execute({ ids });
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return ids.map((id) => versions.get(id));
  });
  const kept = new LRUCache<number, Kept>({
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: ({ reply }) => reply.text.length,
  });

  async function keptFor(id: number, names: Names): Promise<ReadyReply<DetailReply> | undefined> {
    const known = kept.get(id);
    if (!known || known.labels !== names.labels || known.categories !== names.categories) return undefined;
    if (known.shopName !== names.shopName) return undefined;
    return (await readVersion(id)) === known.version ? known.reply : undefined;
  }

  return async (
    id: number,
    shopperId: number | undefined,
    names: Names,
  ): Promise<DetailReply | ReadyReply<DetailReply> | undefined> => {
    if (shopperId !== undefined) {
      const [row] = await personal.execute({ id, shopper: shopperId });
      return row && replyOf(row, names);
    }
    const same = await keptFor(id, names);
    if (same) return same;
    const [row] = await anonymous.execute({ id });
    if (!row) return undefined;
    const reply = new ReadyReply(replyOf(row, names));
    kept.set(id, { ...names, version: row.version, reply });
    return reply;
  };
}

function replyOf(row: DetailRow, { labels, categories, shopName }: Names): DetailReply {
  const card = cardOf(row, labels);
  const category = categories.find({ id: row.categoryId });
  const brandName = row.brandId === null ? undefined : labels.brands.get(row.brandId);
  const data = {
    ...card,
    ...publicFacts(row, row.sizes, row.bestBefore),
    brand: row.brandId,
    brand_name: brandName ?? null,
    category: category ? { id: category.id, name: category.name } : null,
    images: row.images,
    share_picture: sharePicturePath({ id: row.id, name: row.name, image: row.image, brand: brandName ?? "", shopName }),
    videos: row.videos,
    benefits: row.benefits,
    gst_amount: toRupees(labels.taxed(row).gst),
    website_description: {
      description: row.descriptionHtml,
      metatitle: row.metaTitle,
      metadescription: row.metaDescription,
      metakeywords: row.metaKeywords,
    },
    average_rating: {
      average_rating: card.average_rating?.average_rating ?? 0,
      review_count: card.average_rating?.review_count ?? 0,
      star_distribution: distributionOf(row.starCounts),
    },
    rating_review_data: row.newestReviews,
  };
  return { status: true, data };
}

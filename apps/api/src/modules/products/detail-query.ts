import type { productDetail, WireReplyOf } from "@store/api-client/contract";
import { toRupees } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import type { Labels } from "./labels.ts";
import { cardColumns, cardOf } from "./product-card.ts";
import { distributionOf } from "./rating.ts";

const detailColumns = (isPersonal: boolean) => ({
  ...cardColumns(isPersonal ? sql.placeholder("shopper") : undefined),
  brandId: products.brandId,
  categoryId: products.categoryId,
  gst: products.gst,
  images: products.images,
  videos: products.videos,
  benefits: products.benefits,
  descriptionHtml: products.descriptionHtml,
  metaTitle: products.metaTitle,
  metaDescription: products.metaDescription,
  metaKeywords: products.metaKeywords,
  newestReviews: products.newestReviews,
});

/** Reads one product, newest reviews and all, by one row. */
export function createProductDetail(db: Database) {
  const prepare = (isPersonal: boolean) =>
    db
      .select(detailColumns(isPersonal))
      .from(products)
      .where(eq(products.id, sql.placeholder("id")))
      .prepare(isPersonal ? "product_personal" : "product");
  const anonymous = prepare(false);
  const personal = prepare(true);

  return async (
    id: number,
    shopperId: number | undefined,
    { labels, categories }: { readonly labels: Labels; readonly categories: CategoryTree },
  ): Promise<WireReplyOf<typeof productDetail>["data"] | undefined> => {
    const [row] = await (shopperId === undefined ? anonymous : personal).execute({ id, shopper: shopperId });
    if (!row) return undefined;
    const card = cardOf(row, labels);
    const category = categories.find({ id: row.categoryId });
    return {
      ...card,
      brand: row.brandId,
      brand_name: row.brandId === null ? null : labels.brands.get(row.brandId),
      category: category ? { id: category.id, name: category.name } : null,
      images: row.images,
      videos: row.videos,
      benefits: row.benefits,
      gst_amount: toRupees(row.gst),
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
  };
}

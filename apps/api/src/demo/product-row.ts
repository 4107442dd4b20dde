import type { DemoProduct } from "@store/demo";
import { productSearchWords, splitGst } from "@store/domain";
import { LAST_SORT_RANK, type products } from "../db/schema/index.ts";
import { sanitizeHtml } from "../html/sanitize.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { factColumns } from "../modules/products/product-facts.ts";

type ProductRow = typeof products.$inferInsert;

/** Many products share one text, the generated ones above all. */
const sanitized = new Map<string, string>();
function sanitizeOnce(html: string): string {
  const known = sanitized.get(html) ?? sanitizeHtml(html);
  sanitized.set(html, known);
  return known;
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
const DESCRIPTION_LENGTH = 155;

/** A product of the sample shop as the table keeps it. */
export function productRow(product: DemoProduct): ProductRow {
  const { id, name, brand, pricePaid, gstRate, categoryPath, pictures, descriptionHtml } = product;
  const { base, gst } = splitGst(pricePaid, gstRate);
  const [level1, level2, level3] = categoryPath;
  if (!level1) throw new Error(`Product ${id} is in no category`);
  const front = picturePath(pictures[0]?.key ?? "");
  const categoryNames = categoryPath.map((category) => category.name);
  return {
    id,
    name,
    brandId: product.brandId,
    foamId: product.foamId,
    sectionId: product.sectionId,
    sortRank: product.sectionSequence ?? LAST_SORT_RANK,
    categoryId: product.categoryId,
    level1: level1.id,
    level2: level2?.id ?? null,
    level3: level3?.id ?? null,
    isHidden: categoryPath.some(({ isHidden }) => isHidden),
    pricePaid,
    gstRate,
    hsnCode: product.hsnCode,
    basePrice: base,
    gst,
    stock: product.stock,
    tagIds: [...product.tagIds],
    benefits: [...product.benefits],
    descriptionHtml: sanitizeOnce(descriptionHtml),
    metaTitle: name,
    metaDescription: plainText(descriptionHtml).slice(0, DESCRIPTION_LENGTH),
    metaKeywords: [name, brand, ...categoryNames].join(", "),
    image: front,
    homeImage: front,
    images: pictures.map(({ key, alt }) => ({ image: picturePath(key), alt })),
    videos: product.videos.map((video) => ({ name: video.name, embed_link: video.embedLink })),
    ...factColumns(product.facts),
    searchWords: productSearchWords([brand, ...categoryNames, product.label]),
    createdAt: product.createdAt,
  };
}

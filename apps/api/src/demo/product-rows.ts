import { BRANDS, CATEGORIES, type DaysBefore, type ProductSeed, SHOP_SECTIONS } from "@store/demo";
import { fromRupees, splitGst } from "@store/domain";
import { LAST_SHELF, type products } from "../db/schema/index.ts";
import { sanitizeHtml } from "../html/sanitize.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { searchWords } from "../modules/products/search-terms.ts";

type ProductRow = typeof products.$inferInsert;

const categoryById = new Map(CATEGORIES.map((category) => [category.id, category]));
const brandById = new Map(BRANDS.map((brand) => [brand.id, brand]));
const sectionById = new Map(SHOP_SECTIONS.map((section) => [section.id, section]));

/** A category and everything above it, from the top. */
export function categoryPath(
  id: number | null,
): { readonly id: number; readonly name: string; readonly isHidden: boolean }[] {
  const category = id === null ? undefined : categoryById.get(id);
  return category ? [...categoryPath(category.parentId), category] : [];
}

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

/** A product of the seed as the table keeps it. */
export function productRow(seed: ProductSeed, daysBefore: DaysBefore): ProductRow {
  const pricePaid = fromRupees(seed.pricePaidRupees);
  const { base, gst } = splitGst(pricePaid, seed.gstRate);
  const path = categoryPath(seed.categoryId);
  const [level1, level2, level3] = path;
  if (!level1) throw new Error(`Product ${seed.id} stands in no category`);
  const brand = brandById.get(seed.brandId)?.name ?? "";
  const words = searchWords([brand, ...path.map(({ name }) => name), seed.picture.label].join(" "));
  return {
    id: seed.id,
    name: seed.name,
    brandId: seed.brandId,
    foamId: seed.foamId,
    sectionId: seed.sectionId,
    shelf: sectionById.get(seed.sectionId ?? 0)?.sequence ?? LAST_SHELF,
    categoryId: seed.categoryId,
    level1: level1.id,
    level2: level2?.id ?? null,
    level3: level3?.id ?? null,
    isHidden: path.some(({ isHidden }) => isHidden),
    pricePaid,
    gstRate: seed.gstRate,
    basePrice: base,
    gst,
    stock: seed.stock,
    tagIds: [...seed.tagIds],
    benefits: [...seed.benefits],
    descriptionHtml: sanitizeOnce(seed.descriptionHtml),
    metaTitle: seed.name,
    metaDescription: plainText(seed.descriptionHtml).slice(0, DESCRIPTION_LENGTH),
    metaKeywords: [seed.name, brand, ...path.map(({ name }) => name)].join(", "),
    image: picturePath(`product/${seed.id}/1`),
    homeImage: picturePath(`product/${seed.id}/1`),
    images: Array.from({ length: seed.galleryCount }, (_, index) => ({
      image: picturePath(`product/${seed.id}/${index + 1}`),
      alt: index === 0 ? seed.name : `${seed.name}, picture ${index + 1}`,
    })),
    videos: [],
    searchWords: words.join(" "),
    createdAt: daysBefore(seed.createdDaysAgo),
  };
}

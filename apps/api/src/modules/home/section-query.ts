import type { HomeSection } from "@store/api-client/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { categories, homeSectionImages, homeSections, isInShop, products } from "../../db/schema/index.ts";
import { type CardRow, cardColumns } from "../products/product-card.ts";

export type Place = (typeof homeSections.$inferSelect)["place"];

type WireSection = InferInput<typeof HomeSection>;

const pictures = sql<WireSection["images"]>`coalesce(json_agg(json_build_object(
    'image', ${homeSectionImages.image}, 'alt', ${homeSectionImages.alt}, 'label', ${homeSectionImages.label},
    'product', ${homeSectionImages.productId}, 'product_name', ${products.name},
    'category', ${homeSectionImages.categoryId}, 'category_name', ${categories.name}
  ) order by ${homeSectionImages.position}) filter (
    where ${homeSectionImages.id} is not null and (${homeSectionImages.productId} is null or ${products.id} is not null)
  ), '[]')`;

/** Reads the sections of one place of the home page with their pictures, in one statement. */
export function createHomeSections(db: Database) {
  const select = db
    .select({
      id: homeSections.id,
      label: homeSections.label,
      description: homeSections.description,
      image: homeSections.image,
      is_visible_on_website: homeSections.isVisible,
      images: pictures,
    })
    .from(homeSections)
    .leftJoin(
      homeSectionImages,
      and(eq(homeSectionImages.place, homeSections.place), eq(homeSectionImages.sectionId, homeSections.id)),
    )
    .leftJoin(products, and(eq(products.id, homeSectionImages.productId), isInShop))
    .leftJoin(categories, eq(categories.id, homeSectionImages.categoryId))
    .where(eq(homeSections.place, sql.placeholder("place")))
    .groupBy(homeSections.place, homeSections.id)
    .orderBy(asc(homeSections.position), asc(homeSections.id))
    .prepare("home_sections");
  return (place: Place) => select.execute({ place });
}

/** Reads the product cards of every carousel, each with its section. */
export function createCarouselCards(db: Database) {
  const select = db
    .select({
      homeSectionId: homeSectionImages.sectionId,
      benefit: sql<string | null>`${products.benefits}[1]`,
      ...cardColumns(sql.placeholder("shopper")),
    })
    .from(homeSectionImages)
    .innerJoin(products, eq(products.id, homeSectionImages.productId))
    .where(and(eq(homeSectionImages.place, "product"), isInShop))
    .orderBy(asc(homeSectionImages.position))
    .prepare("home_cards");
  return (shopperId: number | undefined): Promise<(CardRow & { homeSectionId: number; benefit: string | null })[]> =>
    select.execute({ shopper: shopperId ?? 0 });
}

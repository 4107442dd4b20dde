import type { ProductCard } from "@store/api-client/contract";
import { type Paise, PRODUCT_TAGS, type ProductTag, toRupees } from "@store/domain";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import { products, shopSections, wishes } from "../../db/schema/index.ts";
import { ratingOf } from "./rating.ts";

const TAGS: readonly ProductTag[] = ["Best Seller", "New Products", "Sugar Free"];

const tagsOf = (ids: readonly number[]): ProductTag[] => TAGS.filter((tag) => ids.includes(PRODUCT_TAGS[tag]));

export type WireCard = InferInput<typeof ProductCard>;

/** Whether a shopper wished for the product of the row. */
const isWishedBy = (shopperId: Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${wishes} where ${wishes.shopperId} = ${shopperId} and ${wishes.productId} = ${products.id})`;

/** The columns of a card, for a query that joins `shopSections`; hearts are drawn for the shopper, if one is named. */
export const cardColumns = (shopperId?: Placeholder) => ({
  id: products.id,
  name: products.name,
  image: products.image,
  homeImage: products.homeImage,
  pricePaid: products.pricePaid,
  basePrice: products.basePrice,
  stock: products.stock,
  tagIds: products.tagIds,
  starCounts: products.starCounts,
  sectionId: products.sectionId,
  sectionName: shopSections.name,
  sectionSequence: shopSections.sequence,
  isWished: shopperId ? isWishedBy(shopperId) : sql<boolean>`false`,
});

export interface CardRow {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly homeImage: string;
  readonly pricePaid: Paise;
  readonly basePrice: Paise;
  readonly stock: number | null;
  readonly tagIds: number[];
  readonly starCounts: number[];
  readonly sectionId: number | null;
  readonly sectionName: string | null;
  readonly sectionSequence: number | null;
  readonly isWished: boolean;
}

export const cardOf = (row: CardRow): WireCard => ({
  id: row.id,
  name: row.name,
  image1: row.image,
  home_image: row.homeImage,
  product_price: toRupees(row.pricePaid),
  base_price: toRupees(row.basePrice),
  available_stock_quantity: row.stock,
  product_tag_list: tagsOf(row.tagIds),
  average_rating: ratingOf(row.starCounts),
  is_wished: row.isWished,
  section_info:
    row.sectionId !== null && row.sectionName !== null && row.sectionSequence !== null
      ? { id: row.sectionId, name: row.sectionName, section_sequence: row.sectionSequence }
      : null,
});

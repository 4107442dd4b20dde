import type { ProductCard } from "@store/api-client/contract";
import { type Paise, PRODUCT_TAGS, type ProductTag, struckPrice, type TaxedGoods, toRupees } from "@store/domain";
import { and, eq, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import { products, wishes } from "../../db/schema/index.ts";
import type { Labels } from "./labels.ts";
import { ratingOf } from "./rating.ts";

const TAGS: readonly ProductTag[] = ["Best Seller", "New Products", "Sugar Free"];

const tagsOf = (ids: readonly number[]): ProductTag[] => TAGS.filter((tag) => ids.includes(PRODUCT_TAGS[tag]));

export type WireCard = InferInput<typeof ProductCard>;

/** Whether the row's product is on a shopper's wishlist. */
export const isWishedBy = (shopperId: Placeholder): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${wishes} where ${and(eq(wishes.shopperId, shopperId), eq(wishes.productId, products.id))})`;

export const cardOnly = {
  id: products.id,
  name: products.name,
  image: products.image,
  homeImage: products.homeImage,
  pricePaid: products.pricePaid,
  usualPrice: products.usualPrice,
  mrp: products.mrp,
  basePrice: products.basePrice,
  gst: products.gst,
  gstRate: products.gstRate,
  hsnCode: products.hsnCode,
  stock: products.stock,
  tagIds: products.tagIds,
  starCounts: products.starCounts,
  sectionId: products.sectionId,
};

/** The columns of a card; with a shopper, also whether it is on their wishlist. */
export const cardColumns = (shopperId?: Placeholder) => ({
  ...cardOnly,
  isWished: shopperId ? isWishedBy(shopperId) : sql<boolean>`false`,
});

export interface CardRow extends TaxedGoods {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly homeImage: string;
  readonly usualPrice: Paise | null;
  readonly mrp: Paise | null;
  readonly stock: number | null;
  readonly tagIds: number[];
  readonly starCounts: number[];
  readonly sectionId: number | null;
  readonly isWished?: boolean;
}

/** What is struck through beside the price of a discounted product, in rupees; undefined where there is no discount. */
export function wireListPrice(row: Pick<CardRow, "pricePaid" | "usualPrice" | "mrp">): number | undefined {
  const struck = row.usualPrice === null ? undefined : struckPrice(row.pricePaid, row);
  return struck && toRupees(struck);
}

/** A product card as the wire has it. */
export function cardOf(row: CardRow, { sections, taxed }: Labels): WireCard {
  const section = row.sectionId === null ? undefined : sections.get(row.sectionId);
  return {
    id: row.id,
    name: row.name,
    image1: row.image,
    home_image: row.homeImage,
    product_price: toRupees(row.pricePaid),
    list_price: wireListPrice(row),
    base_price: toRupees(taxed(row).basePrice),
    available_stock_quantity: row.stock,
    product_tag_list: tagsOf(row.tagIds),
    average_rating: ratingOf(row.starCounts),
    is_wished: row.isWished ?? false,
    section_info: section ? { id: row.sectionId ?? 0, name: section.name, section_sequence: section.sequence } : null,
  };
}

export const cardsOf = (rows: readonly CardRow[], labels: Labels): WireCard[] => rows.map((row) => cardOf(row, labels));

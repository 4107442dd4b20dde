import type { ProductCard } from "@store/api-client/contract";
import { isOutOfStock, type Paise, sellingPrice } from "@store/domain";
import type { InferOutput } from "valibot";

/** The fields that a product card shows, and no more: the page carries them twice, as HTML and as the router's data. */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly image: string | undefined;
  /** Undefined where the product has none: it cannot be bought. */
  readonly price?: Paise;
  /** Struck through beside a lower price. */
  readonly was?: Paise;
  /** Rare and personal fields are left out when false or empty, to keep the page small. */
  readonly isOut?: boolean;
  readonly tags?: readonly string[];
  readonly rating: number;
  readonly reviews: number;
  readonly isWished?: boolean;
  /** Why to look at it, in a list that gives reasons. */
  readonly reason?: string;
}

export function summarize(card: InferOutput<typeof ProductCard>): ProductSummary {
  const price = sellingPrice({ productPrice: card.product_price, basePrice: card.base_price });
  return {
    id: card.id,
    name: card.name,
    image: card.image1 ?? card.home_image,
    ...(price === undefined ? {} : { price }),
    ...(card.list_price ? { was: card.list_price } : {}),
    rating: card.average_rating?.average_rating ?? 0,
    reviews: card.average_rating?.review_count ?? 0,
    ...(card.product_tag_list.length > 0 ? { tags: card.product_tag_list } : {}),
    ...(isOutOfStock(card.available_stock_quantity) ? { isOut: true } : {}),
    ...(card.is_wished ? { isWished: true } : {}),
  };
}

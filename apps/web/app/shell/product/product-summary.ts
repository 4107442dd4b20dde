import type { ProductCard } from "@store/api-client/contract";
import { isOutOfStock, type Paise, shownPrice, ZERO_PAISE } from "@store/domain";
import type { InferOutput } from "valibot";

/** What a card shows of a product, and no more: it is in the page twice, as HTML and as the router's data. */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly image: string | undefined;
  readonly price: Paise;
  readonly isOut: boolean;
  readonly tags: readonly string[];
  readonly rating: number;
  readonly reviews: number;
  readonly isWished: boolean;
  readonly section: { readonly id: number; readonly name: string; readonly sequence: number } | undefined;
}

export function summarize(card: InferOutput<typeof ProductCard>): ProductSummary {
  const section = card.section_info;
  return {
    id: card.id,
    name: card.name,
    image: card.image1 ?? card.home_image,
    price: shownPrice({ productPrice: card.product_price, basePrice: card.base_price }) ?? ZERO_PAISE,
    isOut: isOutOfStock(card.available_stock_quantity),
    tags: card.product_tag_list,
    rating: card.average_rating?.average_rating ?? 0,
    reviews: card.average_rating?.review_count ?? 0,
    isWished: card.is_wished ?? false,
    section: section && { id: section.id, name: section.name, sequence: section.section_sequence },
  };
}

import { productDetail } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { useState } from "react";
import type { ProductData } from "./load-product.ts";

export type Ratings = Pick<ProductData, "average_rating" | "rating_review_data">;

/** A product's ratings and newest reviews, which are asked for again after a review was written. */
export function useRatings(product: ProductData) {
  const [reloaded, setReloaded] = useState<Ratings>();
  /** @returns whether they could be loaded; if not, those known stay. */
  const reload = async (): Promise<boolean> => {
    const answer = await call(productDetail, { params: { id: product.id } });
    if (answer.ok) setReloaded(answer.reply.data);
    return answer.ok;
  };
  const ratings: Ratings = reloaded ?? product;
  return { ratings, reload };
}

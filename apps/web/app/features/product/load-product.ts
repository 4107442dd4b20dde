import type { Answer, Call } from "@store/api-client";
import { type ProductDetail, productDetail, type ReplyOf, relatedProducts } from "@store/api-client/contract";
import { isMissing, refusalMessage, statusOf, TRY_LATER } from "@store/react-client/failures";
import { data } from "react-router-dom";
import type { InferOutput } from "valibot";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { productAddress } from "../../navigation/addresses.ts";
import { redirectToOwnAddress } from "../../navigation/redirect-to-own-address.ts";

export type ProductData = InferOutput<typeof ProductDetail>;

/** What a product's page shows beside it. */
export interface Companions {
  readonly related: readonly ProductSummary[];
  readonly others: readonly ProductSummary[];
  /** Why they could not be loaded. */
  readonly failure?: string;
}

export interface ProductPageData {
  /** Undefined when it could not be loaded or does not exist. */
  readonly product: ProductData | undefined;
  readonly isMissing: boolean;
  readonly companions: Companions;
}

/** The carousels of a reply; a failure brings the server's message [R81]. */
export function companionsOf(answer: Answer<ReplyOf<typeof relatedProducts>>): Companions {
  if (!answer.ok) {
    return { related: [], others: [], failure: refusalMessage(answer.failure, TRY_LATER) };
  }
  const [found] = answer.reply.RelatedOtherProducts;
  return {
    related: found?.related_product_details.map(summarize) ?? [],
    others: found?.other_product_details.map(summarize) ?? [],
  };
}

interface ProductParams {
  readonly productId?: string;
  readonly productName?: string;
}

/**
 * A product and what its page shows beside it, loaded in parallel; the page needs the product only.
 * @throws the redirect from any other name than the product's own to its own address.
 */
export async function loadProduct(call: Call, { productId = "", productName = "" }: ProductParams) {
  const [detail, companions] = await Promise.all([
    call(productDetail, { params: { id: productId } }),
    call(relatedProducts, { query: { product_id: productId } }),
  ]);
  const page: ProductPageData = {
    product: detail.ok ? detail.reply.data : undefined,
    isMissing: isMissing(detail),
    companions: companionsOf(companions),
  };
  if (page.product) {
    redirectToOwnAddress(`/products/${productId}/${encodeURIComponent(productName)}`, productAddress(page.product));
  }
  return data(page, { status: statusOf(detail) });
}

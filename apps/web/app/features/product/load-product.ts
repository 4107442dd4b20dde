import type { Answer, Call } from "@store/api-client";
import { type ProductDetail, productDetail, type ReplyOf, relatedProducts } from "@store/api-client/contract";
import { PRODUCT_ERRORS } from "@store/domain";
import { data } from "react-router-dom";
import type { InferOutput } from "valibot";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { isMissing, refusalMessage, statusOf } from "../../data/failures.ts";
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

/** The carousels of a reply; a failure brings the server's message (document 2, section 8). */
export function companionsOf(answer: Answer<ReplyOf<typeof relatedProducts>>): Companions {
  if (!answer.ok) {
    return { related: [], others: [], failure: refusalMessage(answer.failure, PRODUCT_ERRORS.relatedProductsLater) };
  }
  const [found] = answer.reply.RelatedOtherProducts;
  return {
    related: found?.related_product_details.map(summarize) ?? [],
    others: found?.other_product_details.map(summarize) ?? [],
  };
}

/** A product and what its page shows beside it, loaded in parallel; the page needs the product only. */
export async function loadProduct(call: Call, id: string) {
  const [detail, companions] = await Promise.all([
    call(productDetail, { params: { id } }),
    call(relatedProducts, { query: { product_id: id } }),
  ]);
  const page: ProductPageData = {
    product: detail.ok ? detail.reply.data : undefined,
    isMissing: isMissing(detail),
    companions: companionsOf(companions),
  };
  return data(page, { status: statusOf(detail) });
}

/**
 * The same on the server, where any other name than the product's own leads to its own address.
 * @throws the redirect.
 */
export async function loadProductAt(call: Call, params: { readonly productId: string; readonly productName: string }) {
  const page = await loadProduct(call, params.productId);
  const { product } = page.data;
  if (!product) return page;
  const address = productAddress(product);
  const asked = `/products/${params.productId}/${encodeURIComponent(params.productName)}`;
  redirectToOwnAddress(asked, address);
  return page;
}

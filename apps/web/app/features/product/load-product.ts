import type { Answer, Call } from "@store/api-client";
import { type ProductDetail, productDetail, type ReplyOf, relatedProducts } from "@store/api-client/contract";
import { PRODUCT_ERRORS } from "@store/domain";
import { data, redirect } from "react-router-dom";
import type { InferOutput } from "valibot";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { FAILED_UPSTREAM, NOT_FOUND, refusalMessage } from "../../data/failures.ts";
import { productAddress } from "../../navigation/addresses.ts";

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

const MALFORMED = 400;
const isNotFound = (status: number) => status === NOT_FOUND || status === MALFORMED;

/** A product and what its page shows beside it, loaded in parallel; the page needs the product only. */
export async function loadProduct(call: Call, id: string) {
  const [detail, companions] = await Promise.all([
    call(productDetail, { params: { id } }),
    call(relatedProducts, { query: { product_id: id } }),
  ]);
  const isMissing = !detail.ok && detail.failure.kind === "refused" && isNotFound(detail.failure.httpStatus);
  const page: ProductPageData = {
    product: detail.ok ? detail.reply.data : undefined,
    isMissing,
    companions: companionsOf(companions),
  };
  return data(page, { status: detail.ok ? 200 : isMissing ? NOT_FOUND : FAILED_UPSTREAM });
}

const MOVED = 308;

/**
 * The same on the server, where any other name than the product's own leads to the right address: search engines then
 * know one, and the page cache holds one.
 * @throws the redirect.
 */
export async function loadProductAt(call: Call, params: { readonly productId: string; readonly productName: string }) {
  const page = await loadProduct(call, params.productId);
  const { product } = page.data;
  if (!product) return page;
  const address = productAddress(product);
  const asked = `/products/${params.productId}/${encodeURIComponent(params.productName)}`;
  if (asked !== address && !address.endsWith("/")) throw redirect(address, MOVED);
  return page;
}

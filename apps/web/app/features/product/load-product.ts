import type { Call } from "@store/api-client";
import { type ProductDetail, productDetail, relatedProducts } from "@store/api-client/contract";
import { data, redirect } from "react-router-dom";
import type { InferOutput } from "valibot";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";
import { FAILED_UPSTREAM, NOT_FOUND } from "../../data/failures.ts";
import { productAddress } from "../../navigation/addresses.ts";

export type ProductData = InferOutput<typeof ProductDetail>;

export interface ProductPageData {
  /** Undefined when it could not be loaded or does not exist. */
  readonly product: ProductData | undefined;
  readonly isMissing: boolean;
  readonly related: readonly ProductSummary[];
  readonly others: readonly ProductSummary[];
}

const MALFORMED = 400;
const isNotFound = (status: number) => status === NOT_FOUND || status === MALFORMED;

/** A product and what its page shows beside it, loaded in parallel; the page needs the product only. */
export async function loadProduct(call: Call, id: string) {
  const [detail, companions] = await Promise.all([
    call(productDetail, { params: { id } }),
    call(relatedProducts, { query: { product_id: id } }),
  ]);
  const [found] = companions.ok ? companions.reply.RelatedOtherProducts : [];
  const isMissing = !detail.ok && detail.failure.kind === "refused" && isNotFound(detail.failure.httpStatus);
  const page: ProductPageData = {
    product: detail.ok ? detail.reply.data : undefined,
    isMissing,
    related: found?.related_product_details.map(summarize) ?? [],
    others: found?.other_product_details.map(summarize) ?? [],
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

import type { Call } from "@store/api-client";
import { productList } from "@store/api-client/contract";
import { data } from "react-router-dom";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";

/** How many products are shown that a voucher could pay. */
const SHOWN = 4;

/** A few products of the shop; none where they could not be loaded, as the page is whole without them. */
export async function loadChoices(call: Call) {
  const answer = await call(productList, { query: {} });
  const products = answer.ok ? answer.reply.data.data.map(summarize).filter(({ isOut }) => !isOut) : [];
  const choices: { readonly products: readonly ProductSummary[] } = { products: products.slice(0, SHOWN) };
  return answer.ok ? data(choices) : data(choices, { headers: { "cache-control": "no-store" } });
}

import type { Call } from "@store/api-client";
import { productSection } from "@store/api-client/contract";
import { data } from "react-router-dom";
import { type ProductSummary, summarize } from "../../commerce/product-summary.ts";

/** How many products are shown that a voucher could pay. */
const SHOWN = 4;

/** A product of each of the home page's carousels; none where they could not be loaded: the page is whole without. */
export async function loadChoices(call: Call) {
  const answer = await call(productSection);
  const sections = answer.ok ? answer.reply.data : [];
  const firsts = sections.flatMap(({ products }) => {
    const first = products.map(summarize).find(({ isOut, price }) => !isOut && price !== undefined);
    return first ? [first] : [];
  });
  const products: readonly ProductSummary[] = [...new Map(firsts.map((one) => [one.id, one])).values()];
  const choices = { products: products.slice(0, SHOWN) };
  return answer.ok ? data(choices) : data(choices, { headers: { "cache-control": "no-store" } });
}

import type { Call } from "@store/api-client";
import { sharedWishlist } from "@store/api-client/contract";
import { isMissing, statusOf } from "@store/react-client/failures";
import { data } from "react-router-dom";
import { summarize } from "../../commerce/product-summary.ts";

/** What is on a shared wishlist. No cache keeps it: its customer may end the link at any moment. */
export async function loadSharedWishlist(call: Call, token: string) {
  const answer = await call(sharedWishlist, { params: { token } });
  const page = {
    isMissing: isMissing(answer),
    firstName: answer.ok ? answer.reply.data.first_name : undefined,
    /** Undefined when they could not be loaded, or are not shared. */
    products: answer.ok ? answer.reply.data.products.map(summarize) : undefined,
  };
  return data(page, { status: statusOf(answer), headers: { "cache-control": "no-store" } });
}

import type { CallFailure } from "@store/api-client";
import { addToCart } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { refusalWords } from "../data/failures.ts";
import { call } from "../session/browser-call.ts";
import { refreshCartCounters } from "../session/counters.ts";
import { updateSession } from "../session/session-store.ts";

/** Document 1, section 8. */
export const ADDED_TO_CART = "Product added to cart!";
export const NOT_ADDED_TO_CART = "There was an error adding your product to cart! Please try again!";

const HTTP_ERROR = 400;

/** An HTTP error brings the server's own words; a failed status, or no answer, brings none. */
function sayNotAdded(failure: CallFailure): void {
  if (failure.kind === "refused" && failure.httpStatus >= HTTP_ERROR) {
    toast.warning(refusalWords(failure, NOT_ADDED_TO_CART));
  } else {
    toast.error(NOT_ADDED_TO_CART);
  }
}

/** Adds a product to the cart, shows the new count in the header, and says how it went. */
export function useAddToCart(productId: number) {
  const [isPending, setIsPending] = useState(false);

  const add = async (quantity = 1): Promise<void> => {
    setIsPending(true);
    const answer = await call(addToCart, { body: { pid: productId, quantity } });
    setIsPending(false);
    if (!answer.ok) return sayNotAdded(answer.failure);
    updateSession({ cart_counter: String(answer.reply.cart_counter) });
    toast.success(ADDED_TO_CART);
    await refreshCartCounters();
  };

  return { add, isPending };
}

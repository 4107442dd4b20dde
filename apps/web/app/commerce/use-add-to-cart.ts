import type { CallFailure } from "@store/api-client";
import { addToCart, type ReplyOf } from "@store/api-client/contract";
import { refreshCartCounters, showCartCounters } from "@store/react-client/counters";
import { refusalMessage } from "@store/react-client/failures";
import { updateSession } from "@store/react-client/session-store";
import { useMutation } from "@store/react-client/use-mutation";
import { toast } from "@store/ui/toaster";
import { useRef } from "react";

/** [R65] */
export const ADDED_TO_CART = "Product added to cart!";
export const NOT_ADDED_TO_CART = "There was an error adding your product to cart! Please try again!";

const HTTP_ERROR = 400;

/**
 * An HTTP error brings the server's own message; a failed status, or no answer, brings none.
 * @param retry adds it again.
 */
export function showNotAdded(failure: CallFailure, retry: () => void): void {
  if (failure.kind === "refused" && failure.httpStatus >= HTTP_ERROR) {
    toast.warning(refusalMessage(failure, NOT_ADDED_TO_CART));
  } else {
    toast.error(NOT_ADDED_TO_CART, { action: { label: "Try again", onClick: retry } });
  }
}

/** The reply tells how full the cart is now; a backend that leaves the total out is asked for it. */
export function showAdded({ cart_counter, cart_totals }: ReplyOf<typeof addToCart>): void {
  if (cart_totals) {
    showCartCounters({ cart_counter, final_total: cart_totals.final_total });
    return;
  }
  updateSession({ cart_counter: String(cart_counter) });
  void refreshCartCounters();
}

/** Adds a product to the cart, shows the new count and total, and tells the shopper how it went. */
export function useAddToCart(productId: number) {
  const pressed = useRef(1);
  const { send, isPending } = useMutation(addToCart, (answer) => {
    if (!answer.ok) return showNotAdded(answer.failure, () => void add(pressed.current));
    toast.success(ADDED_TO_CART);
    showAdded(answer.reply);
  });
  const add = (quantity = 1) => {
    pressed.current = quantity;
    return send({ body: { pid: productId, quantity } });
  };

  return { add, isPending };
}

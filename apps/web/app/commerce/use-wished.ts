import type { CallFailure } from "@store/api-client";
import { toggleWishlist } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useEffect, useState } from "react";
import { refusalWords } from "../data/failures.ts";
import { call } from "../session/browser-call.ts";
import { updateSession } from "../session/session-store.ts";
import { loadWishes, rememberWish, useKnownWish, useWishOwner } from "./wishes.ts";

/** Document 1, section 8. */
export const ADDED_TO_WISHLIST = "Product added to wishlist!";
export const REMOVED_FROM_WISHLIST = "Product removed from wishlist!";
export const WISHLIST_FAILED = "There was an error updating your wishlist!";
export const RELOAD_AND_TRY_AGAIN = "Please reload the page and try again!";

const UNAUTHORIZED = 401;

/** Nobody could be made of the shopper, or the backend said nothing: then a reload may help. */
const needsReload = (failure: CallFailure) => failure.kind !== "refused" || failure.httpStatus === UNAUTHORIZED;

function sayFailed(failure: CallFailure): void {
  if (needsReload(failure)) toast.error(WISHLIST_FAILED, { description: RELOAD_AND_TRY_AGAIN });
  else toast.error(refusalWords(failure, WISHLIST_FAILED));
}

/** Whether a product is wished; the heart flips when the server has answered (document 1, section 4). */
export function useWished(productId: number, initially: boolean) {
  const isWished = useKnownWish(productId) ?? initially;
  const owner = useWishOwner();
  const [isPending, setIsPending] = useState(false);
  useEffect(() => void loadWishes(owner), [owner]);

  const toggle = async (): Promise<void> => {
    setIsPending(true);
    const answer = await call(toggleWishlist, { body: { pid: productId } });
    setIsPending(false);
    if (!answer.ok) return sayFailed(answer.failure);
    const isAdded = answer.reply.message === "Added in wishlist";
    rememberWish(productId, isAdded);
    updateSession({ wishlist_counter: String(answer.reply.wishlist_counter) });
    toast.success(isAdded ? ADDED_TO_WISHLIST : REMOVED_FROM_WISHLIST);
  };

  return { isWished, isPending, toggle };
}

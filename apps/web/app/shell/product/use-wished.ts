import { toggleWishlist } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useEffect, useState } from "react";
import { call } from "../../session/browser-call.ts";
import { updateSession } from "../../session/session-store.ts";
import { refusalWords } from "../failure-words.ts";

/** Document 1, section 8. */
export const ADDED_TO_WISHLIST = "Product added to wishlist!";
export const REMOVED_FROM_WISHLIST = "Product removed from wishlist!";
export const WISHLIST_FAILED = "There was an error updating your wishlist!";
export const RELOAD_AND_TRY_AGAIN = "Please reload the page and try again!";

/** Whether a product is wished; the heart flips when the server has answered (document 1, section 4). */
export function useWished(productId: number, initially: boolean) {
  const [isWished, setIsWished] = useState(initially);
  const [isPending, setIsPending] = useState(false);
  useEffect(() => setIsWished(initially), [initially]);

  const toggle = async (): Promise<void> => {
    setIsPending(true);
    const answer = await call(toggleWishlist, { body: { pid: productId } });
    setIsPending(false);
    if (!answer.ok) {
      const isRefused = answer.failure.kind === "refused";
      toast.error(isRefused ? refusalWords(answer.failure, WISHLIST_FAILED) : WISHLIST_FAILED, {
        description: isRefused ? undefined : RELOAD_AND_TRY_AGAIN,
      });
      return;
    }
    const isAdded = answer.reply.message === "Added in wishlist";
    setIsWished(isAdded);
    updateSession({ wishlist_counter: String(answer.reply.wishlist_counter) });
    toast.success(isAdded ? ADDED_TO_WISHLIST : REMOVED_FROM_WISHLIST);
  };

  return { isWished, isPending, toggle };
}

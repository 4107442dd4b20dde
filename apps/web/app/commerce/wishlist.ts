import type { CallFailure } from "@store/api-client";
import { toggleWishlist, wishlist } from "@store/api-client/contract";
import { toast } from "@store/ui/toaster";
import { useEffect } from "react";
import { create } from "zustand";
import { refusalMessage } from "../data/failures.ts";
import { useMutation } from "../data/use-mutation.ts";
import { call } from "../session/browser-call.ts";
import { updateSession, useSession } from "../session/session-store.ts";

interface WishesState {
  /** The token or visitor id that the wishes belong to. */
  readonly owner: string | undefined;
  /** What this visit knows; for other products, what the product's own data say. */
  readonly wished: ReadonlyMap<number, boolean>;
}

const useWishes = create<WishesState>(() => ({ owner: undefined, wished: new Map() }));

/** Whether a product is wished, as far as this visit knows. */
const useKnownWish = (productId: number): boolean | undefined => useWishes(({ wished }) => wished.get(productId));

/** Whose wishes the hearts show. */
const useWishOwner = (): string | undefined => useSession(({ stored }) => stored.token ?? stored.visitor_id);

function remember(wishes: Iterable<readonly [productId: number, isWished: boolean]>): void {
  useWishes.setState(({ wished }) => ({ wished: new Map([...wished, ...wishes]) }));
}

const rememberWish = (productId: number, isWished: boolean): void => remember([[productId, isWished]]);

/**
 * Loads the shopper's wishlist if it is not empty: server pages are anonymous, so every heart starts empty. Many hearts
 * make one call.
 */
async function loadWishes(owner: string | undefined): Promise<void> {
  if (useWishes.getState().owner === owner) return;
  useWishes.setState({ owner, wished: new Map() });
  const hasWishes = Number(useSession.getState().stored.wishlist_counter) > 0;
  if (!owner || !hasWishes) return;
  const answer = await call(wishlist);
  if (answer.ok && useWishes.getState().owner === owner) remember(answer.reply.data.map(({ id }) => [id, true]));
}

/** Document 1, section 8. */
export const ADDED_TO_WISHLIST = "Product added to wishlist!";
export const REMOVED_FROM_WISHLIST = "Product removed from wishlist!";
export const WISHLIST_FAILED = "There was an error updating your wishlist!";
export const RELOAD_AND_TRY_AGAIN = "Please reload the page and try again!";

const UNAUTHORIZED = 401;

/** No visitor could be created, or the backend did not answer: a reload may help. */
const needsReload = (failure: CallFailure) => failure.kind !== "refused" || failure.httpStatus === UNAUTHORIZED;

function showFailed(failure: CallFailure): void {
  if (needsReload(failure)) toast.error(WISHLIST_FAILED, { description: RELOAD_AND_TRY_AGAIN });
  else toast.error(refusalMessage(failure, WISHLIST_FAILED));
}

/** Whether a product is wished; the heart flips when the server has answered (document 1, section 4). */
export function useWished(productId: number, initially: boolean) {
  const isWished = useKnownWish(productId) ?? initially;
  const owner = useWishOwner();
  useEffect(() => void loadWishes(owner), [owner]);

  const { send, isPending } = useMutation(toggleWishlist, (answer) => {
    if (!answer.ok) return showFailed(answer.failure);
    const isAdded = answer.reply.message === "Added in wishlist";
    rememberWish(productId, isAdded);
    updateSession({ wishlist_counter: String(answer.reply.wishlist_counter) });
    toast.success(isAdded ? ADDED_TO_WISHLIST : REMOVED_FROM_WISHLIST);
  });
  const toggle = () => send({ body: { pid: productId } });

  return { isWished, isPending, toggle };
}

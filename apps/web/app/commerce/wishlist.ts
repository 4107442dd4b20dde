import type { Answer, CallFailure } from "@store/api-client";
import { type ReplyOf, toggleWishlist, wishlist } from "@store/api-client/contract";
import { RELOAD_AND_TRY_AGAIN } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { updateSession, useSession } from "@store/react-client/session-store";
import { useMutation } from "@store/react-client/use-mutation";
import { toast } from "@store/ui/toaster";
import { useEffect } from "react";
import { create } from "zustand";

interface WishesState {
  /** The token or visitor id that the wishes belong to. */
  readonly owner: string | undefined;
  /** What this visit knows; for other products, what the product's own data say. */
  readonly wished: ReadonlyMap<number, boolean>;
}

const useWishes = create<WishesState>(() => ({ owner: undefined, wished: new Map() }));

/** Whether a product is wished, as far as this visit knows. */
const useKnownWish = (productId: number): boolean | undefined => useWishes(({ wished }) => wished.get(productId));

function remember(wishes: Iterable<readonly [productId: number, isWished: boolean]>): void {
  useWishes.setState(({ wished }) => ({ wished: new Map([...wished, ...wishes]) }));
}

const rememberWish = (productId: number, isWished: boolean): void => remember([[productId, isWished]]);

/**
 * Loads the shopper's wishlist if it is not empty: server pages are anonymous, so every heart starts empty. Many hearts
 * make one call.
 */
async function loadWishes(): Promise<void> {
  const { token, visitor_id } = useSession.getState().stored;
  const owner = token ?? visitor_id;
  if (useWishes.getState().owner === owner) return;
  useWishes.setState({ owner, wished: new Map() });
  const hasWishes = Number(useSession.getState().stored.wishlist_counter) > 0;
  if (!owner || !hasWishes) return;
  const answer = await call(wishlist);
  if (answer.ok && useWishes.getState().owner === owner) storeWishlist(answer.reply);
}

/** [R66] */
export const ADDED_TO_WISHLIST = "Product added to wishlist!";
export const REMOVED_FROM_WISHLIST = "Product removed from wishlist!";
export const WISHLIST_FAILED = "There was an error updating your wishlist!";

const UNAUTHORIZED = 401;

/** No visitor could be created, or the backend did not answer: a reload may help. */
const needsReload = (failure: CallFailure) => failure.kind !== "refused" || failure.httpStatus === UNAUTHORIZED;

export function showWishFailed(failure: CallFailure): void {
  if (needsReload(failure)) toast.error(WISHLIST_FAILED, { description: RELOAD_AND_TRY_AGAIN });
  else toast.error(refusalMessage(failure, WISHLIST_FAILED));
}

type Toggled = ReplyOf<typeof toggleWishlist>;

const isAdded = ({ message }: Toggled): boolean => message === "Added in wishlist";

/** Adds a product or removes it; its heart follows. The counter of the answer is the caller's to show. */
export async function toggleWish(productId: number): Promise<Answer<Toggled>> {
  const answer = await call(toggleWishlist, { body: { pid: productId } });
  if (answer.ok) rememberWish(productId, isAdded(answer.reply));
  return answer;
}

/** Removes a product. Where it had been removed elsewhere the call adds it, so it is made once more. */
export async function removeWish(productId: number): Promise<Answer<Toggled>> {
  const answer = await toggleWish(productId);
  return answer.ok && isAdded(answer.reply) ? toggleWish(productId) : answer;
}

/** Shows a wishlist that was loaded in the hearts and the header. */
export function storeWishlist({ data, wishlist_counter }: ReplyOf<typeof wishlist>): void {
  const { wished } = useWishes.getState();
  remember([...[...wished.keys()].map((id) => [id, false] as const), ...data.map(({ id }) => [id, true] as const)]);
  updateSession({ wishlist_counter: String(wishlist_counter) });
}

/** Keeps the wishes those of the shopper, without rendering a page full of hearts at each change of the session. */
function followShopper(): () => void {
  void loadWishes();
  return useSession.subscribe(() => void loadWishes());
}

/** Whether a product is wished; the heart flips when the server has answered [R66]. */
export function useWished(productId: number, initially: boolean) {
  const isWished = useKnownWish(productId) ?? initially;
  useEffect(followShopper, []);

  const { send, isPending } = useMutation(toggleWishlist, (answer) => {
    if (!answer.ok) return showWishFailed(answer.failure);
    const wasAdded = isAdded(answer.reply);
    rememberWish(productId, wasAdded);
    updateSession({ wishlist_counter: String(answer.reply.wishlist_counter) });
    toast.success(wasAdded ? ADDED_TO_WISHLIST : REMOVED_FROM_WISHLIST, { subject: "wishlist" });
  });
  const toggle = () => send({ body: { pid: productId } });

  return { isWished, isPending, toggle };
}

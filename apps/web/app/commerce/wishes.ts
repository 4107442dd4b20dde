import { wishlist } from "@store/api-client/contract";
import { create } from "zustand";
import { call } from "../session/browser-call.ts";
import { useSession } from "../session/session-store.ts";

interface WishesState {
  /** The token or visitor id that the wishes belong to. */
  readonly owner: string | undefined;
  /** What is known of products since the page was loaded; what is not in it is as the product itself says. */
  readonly wished: ReadonlyMap<number, boolean>;
}

const useWishes = create<WishesState>(() => ({ owner: undefined, wished: new Map() }));

/** Whether a product is wished, as far as this visit knows. */
export const useKnownWish = (productId: number): boolean | undefined =>
  useWishes(({ wished }) => wished.get(productId));

/** Whose wishes the hearts show. */
export const useWishOwner = (): string | undefined => useSession(({ stored }) => stored.token ?? stored.visitor_id);

function remember(wishes: Iterable<readonly [productId: number, isWished: boolean]>): void {
  useWishes.setState(({ wished }) => ({ wished: new Map([...wished, ...wishes]) }));
}

export const rememberWish = (productId: number, isWished: boolean): void => remember([[productId, isWished]]);

/**
 * Asks once for the wishes of whoever is there, if there are any: pages come from the server as anybody sees them, with
 * every heart empty. However many hearts ask, it is one call.
 */
export async function loadWishes(owner: string | undefined): Promise<void> {
  if (useWishes.getState().owner === owner) return;
  useWishes.setState({ owner, wished: new Map() });
  const hasWishes = Number(useSession.getState().stored.wishlist_counter) > 0;
  if (!owner || !hasWishes) return;
  const answer = await call(wishlist);
  if (answer.ok && useWishes.getState().owner === owner) remember(answer.reply.data.map(({ id }) => [id, true]));
}

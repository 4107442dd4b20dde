import { useSession } from "./session-store.ts";

const TRUE = "true";

export const useIsLoggedIn = (): boolean => useSession(({ stored }) => Boolean(stored.token));
export const useIsElite = (): boolean => useSession(({ stored }) => stored.is_sose_elite_user === TRUE);
export const useIsStaff = (): boolean => useSession(({ stored }) => Boolean(stored.access));
/** False until the browser's storage was read; screens that depend on identity wait for it. */
export const useIsSessionKnown = (): boolean => useSession(({ isKnown }) => isKnown);
export const useFirstName = (): string | undefined => useSession(({ stored }) => stored.first_name);

const count = (text: string | undefined): number => {
  const value = Number(text ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
};

export const useCartCounter = (): number => useSession(({ stored }) => count(stored.cart_counter));
export const useWishlistCounter = (): number => useSession(({ stored }) => count(stored.wishlist_counter));
/** Rupees, as stored; undefined when nothing was added yet. */
export const useProductTotal = (): string | undefined => useSession(({ stored }) => stored.product_total);

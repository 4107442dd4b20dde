export const WISHLIST_NOT_SHARED = "This wishlist is not shared any more.";

/**
 * What the page of a shared wishlist is called.
 * @param firstName of whose it is; undefined or empty where they did not agree to be named, or have no name.
 */
export const sharedWishlistTitle = (firstName: string | undefined, shopName: string): string =>
  firstName ? `${firstName}'s wishlist` : `A wishlist from ${shopName}`;

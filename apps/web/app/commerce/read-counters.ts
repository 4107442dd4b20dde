import { wishlist } from "@store/api-client/contract";
import { call } from "../session/browser-call.ts";
import { refreshCartCounters } from "../session/counters.ts";
import { storeWishlist } from "./wishlist.ts";

/**
 * Asks how full cart and wishlist are, and shows it: another device may have changed them.
 * @param here the page's path: the cart's page loads the cart itself, and the wishlist's at its start the list.
 */
export async function readCounters(here: string, isStart: boolean): Promise<void> {
  const readWishlist = async () => {
    const answer = await call(wishlist);
    if (answer.ok) storeWishlist(answer.reply);
  };
  await Promise.all([
    here === "/cart" ? undefined : refreshCartCounters(),
    here === "/wishlist" && isStart ? undefined : readWishlist(),
  ]);
}

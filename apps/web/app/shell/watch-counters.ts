import { wishlist } from "@store/api-client/contract";
import { call, isNobody } from "@store/react-client/browser-call";
import { refreshCartCounters } from "@store/react-client/counters";
import { storeWishlist } from "../commerce/wishlist.ts";
import { onIdle } from "../data/on-idle.ts";

/** A window that comes to the front tells so twice, by its visibility and by its focus. */
const ONCE_MS = 2000;

async function refreshWishlist(): Promise<void> {
  const answer = await call(wishlist);
  if (answer.ok) storeWishlist(answer.reply);
}

/**
 * Keeps the counters of cart and wishlist in step with other devices: they are read when the page has been loaded, and
 * again when the shopper comes back to it. Without an identity there is neither; the cart's page loads the cart itself,
 * and the wishlist's at its start the list. Returns a function that stops it.
 */
export function watchCounters(): () => void {
  let readAt = Number.NEGATIVE_INFINITY;
  const read = (isStart: boolean) => {
    if (document.visibilityState !== "visible" || isNobody() || Date.now() - readAt < ONCE_MS) return;
    readAt = Date.now();
    const here = window.location.pathname.replace(/\/$/, "");
    if (here !== "/cart") void refreshCartCounters();
    if (here !== "/wishlist" || !isStart) void refreshWishlist();
  };
  const again = () => read(false);
  // A shopper who becomes a visitor on this page starts with nothing.
  if (!isNobody()) onIdle(() => read(true));
  document.addEventListener("visibilitychange", again);
  window.addEventListener("focus", again);
  return () => {
    document.removeEventListener("visibilitychange", again);
    window.removeEventListener("focus", again);
  };
}

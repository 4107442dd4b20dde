import { onIdle } from "../data/on-idle.ts";
import { isNobody } from "../session/browser-call.ts";

/** A window that comes to the front tells so twice, by its visibility and by its focus. */
const ONCE_MS = 2000;

/**
 * Keeps the counters of cart and wishlist in step with other devices: they are read when the page has been loaded, and
 * again when the shopper comes back to it. Who has no identity has neither. Returns a function that stops it.
 */
export function watchCounters(): () => void {
  let readAt = Number.NEGATIVE_INFINITY;
  const read = (isStart: boolean) => {
    if (document.visibilityState !== "visible" || isNobody() || Date.now() - readAt < ONCE_MS) return;
    readAt = Date.now();
    const here = window.location.pathname.replace(/\/$/, "");
    void import("../commerce/read-counters.ts").then(
      ({ readCounters }) => readCounters(here, isStart),
      () => undefined,
    );
  };
  const again = () => read(false);
  // Who becomes a visitor on this page begins with nothing.
  if (!isNobody()) onIdle(() => read(true));
  document.addEventListener("visibilitychange", again);
  window.addEventListener("focus", again);
  return () => {
    document.removeEventListener("visibilitychange", again);
    window.removeEventListener("focus", again);
  };
}

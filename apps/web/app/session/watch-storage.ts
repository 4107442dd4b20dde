import { refreshSession } from "./session-store.ts";
import { SESSION_KEYS, type SessionKey } from "./storage.ts";

/** How often the counters and the login state are read again, in milliseconds (document 1, section 9). */
const COUNTERS_EVERY = 500;
const LOGIN_EVERY = 1000;

const COUNTERS: readonly SessionKey[] = ["cart_counter", "product_total", "wishlist_counter"];
const LOGIN = SESSION_KEYS.filter((key) => !COUNTERS.includes(key));

/**
 * Keeps the session in step with storage, whoever writes it: at once on another tab's change, and by reading it again
 * while the page is visible, since a webview's host fires no event. Returns what ends it.
 */
export function watchStorage(): () => void {
  refreshSession();
  const whileVisible = (keys: readonly SessionKey[]) => () => {
    if (document.visibilityState === "visible") refreshSession(keys);
  };
  const everything = () => refreshSession();
  const timers = [setInterval(whileVisible(COUNTERS), COUNTERS_EVERY), setInterval(whileVisible(LOGIN), LOGIN_EVERY)];
  window.addEventListener("storage", everything);
  document.addEventListener("visibilitychange", everything);
  return () => {
    timers.forEach(clearInterval);
    window.removeEventListener("storage", everything);
    document.removeEventListener("visibilitychange", everything);
  };
}

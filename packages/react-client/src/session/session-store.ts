import { COUNTER_POLL_MS, LOGIN_POLL_MS } from "@store/domain";
import { create } from "zustand";
import { readSession, SESSION_KEYS, type SessionKey, type StoredSession, writeSession } from "./storage.ts";

interface SessionState {
  readonly stored: StoredSession;
  /** False on the server and until the browser's storage was read: who the shopper is, is not known yet. */
  readonly isKnown: boolean;
}

/** Who the shopper is. Anonymous at first, as the server renders it; storage is read after hydration. */
export const useSession = create<SessionState>(() => ({ stored: {}, isKnown: false }));

/** Reads storage into the store; no update when nothing changed. */
export function refreshSession(keys: readonly SessionKey[] = SESSION_KEYS): void {
  const { stored, isKnown } = useSession.getState();
  const found = readSession(keys);
  if (isKnown && keys.every((key) => stored[key] === found[key])) return;
  const absent = Object.fromEntries(keys.map((key) => [key, undefined]));
  useSession.setState({ stored: { ...stored, ...absent, ...found }, isKnown: true });
}

/** Writes to storage (undefined removes a key) and updates the store. */
export function updateSession(values: Partial<Record<SessionKey, string | undefined>>): void {
  writeSession(values);
  refreshSession();
}

/** Clears everything that a login stored; the visitor's id stays. */
export const LOGGED_OUT: Partial<Record<SessionKey, undefined>> = Object.fromEntries(
  SESSION_KEYS.filter((key) => key !== "visitor_id").map((key) => [key, undefined]),
);

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

const COUNTERS: readonly SessionKey[] = ["cart_counter", "product_total", "wishlist_counter"];
const LOGIN = SESSION_KEYS.filter((key) => !COUNTERS.includes(key));

/**
 * Keeps the session in sync with storage, whatever writes it: at once on another tab's change, and by reading it again
 * while the page is visible, since a webview's host fires no event. Returns a function that stops it.
 */
export function watchStorage(): () => void {
  refreshSession();
  const whileVisible = (keys: readonly SessionKey[]) => () => {
    if (document.visibilityState === "visible") refreshSession(keys);
  };
  const everything = () => refreshSession();
  const timers = [
    setInterval(whileVisible(COUNTERS), COUNTER_POLL_MS),
    setInterval(whileVisible(LOGIN), LOGIN_POLL_MS),
  ];
  window.addEventListener("storage", everything);
  document.addEventListener("visibilitychange", everything);
  return () => {
    timers.forEach(clearInterval);
    window.removeEventListener("storage", everything);
    document.removeEventListener("visibilitychange", everything);
  };
}

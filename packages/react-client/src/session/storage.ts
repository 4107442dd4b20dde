/**
 * The session in the browser's storage, under the keys of [R32]; a webview's host may write these keys too.
 */
export const SESSION_KEYS = [
  "token",
  "first_name",
  "last_name",
  "email",
  "phone_no",
  "cart_counter",
  "product_total",
  "wishlist_counter",
  "allow_company_list",
  "is_sose_elite_user",
  "id",
  "access",
  "visitor_id",
] as const;

export type SessionKey = (typeof SESSION_KEYS)[number];

/** What is stored; an absent key is undefined. */
export type StoredSession = Readonly<Partial<Record<SessionKey, string>>>;

/** A browser can forbid storage; the storefront then works, but remembers nothing. */
export function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** What could not be stored, for as long as the page is open: a shopper without storage still has an identity and a cart. */
const unstored = new Map<SessionKey, string>();

export const readSession = (keys: readonly SessionKey[] = SESSION_KEYS): StoredSession =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = unstored.get(key) ?? attempt(() => localStorage.getItem(key), null);
      return value === null ? [] : [[key, value] as const];
    }),
  );

/** Writes the given keys; undefined removes a key. */
export function writeSession(values: Partial<Record<SessionKey, string | undefined>>): void {
  for (const key of SESSION_KEYS) {
    if (!(key in values)) continue;
    const value = values[key];
    unstored.delete(key);
    const isStored = attempt(() => {
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      return true;
    }, false);
    if (!isStored && value !== undefined) unstored.set(key, value);
  }
}

export function clearAllStorage(): void {
  unstored.clear();
  attempt(() => {
    localStorage.clear();
    sessionStorage.clear();
  }, undefined);
}

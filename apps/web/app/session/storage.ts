/**
 * The session in the browser's storage, under the specification's names (document 1, section 3); a webview's
 * host may write these keys too.
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

export const readSession = (keys: readonly SessionKey[] = SESSION_KEYS): StoredSession =>
  attempt(
    () =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const value = localStorage.getItem(key);
          return value === null ? [] : [[key, value] as const];
        }),
      ),
    {},
  );

/** Writes the given keys; undefined removes a key. */
export const writeSession = (values: Partial<Record<SessionKey, string | undefined>>): void =>
  attempt(() => {
    for (const key of SESSION_KEYS) {
      if (!(key in values)) continue;
      const value = values[key];
      if (value === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
  }, undefined);

export const clearAllStorage = (): void =>
  attempt(() => {
    localStorage.clear();
    sessionStorage.clear();
  }, undefined);

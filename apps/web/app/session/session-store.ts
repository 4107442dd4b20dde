import { create } from "zustand";
import { readSession, SESSION_KEYS, type SessionKey, type StoredSession, writeSession } from "./storage.ts";

interface SessionState {
  readonly stored: StoredSession;
  /** False on the server and until the browser's storage was read: who the shopper is, is not known yet. */
  readonly isKnown: boolean;
}

/** Who the shopper is. Starts as nobody, as the server renders it; storage is read after hydration. */
export const useSession = create<SessionState>(() => ({ stored: {}, isKnown: false }));

/** Takes over what storage says; unchanged values wake nobody. */
export function refreshSession(keys: readonly SessionKey[] = SESSION_KEYS): void {
  const { stored, isKnown } = useSession.getState();
  const found = readSession(keys);
  if (isKnown && keys.every((key) => stored[key] === found[key])) return;
  const absent = Object.fromEntries(keys.map((key) => [key, undefined]));
  useSession.setState({ stored: { ...stored, ...absent, ...found }, isKnown: true });
}

/** Writes to storage (undefined removes a key) and takes it over at once. */
export function updateSession(values: Partial<Record<SessionKey, string | undefined>>): void {
  writeSession(values);
  refreshSession();
}

/** Everything that a login stored, gone; the visitor's id stays. */
export const LOGGED_OUT: Partial<Record<SessionKey, undefined>> = Object.fromEntries(
  SESSION_KEYS.filter((key) => key !== "visitor_id").map((key) => [key, undefined]),
);

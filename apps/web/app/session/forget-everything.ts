import { refreshSession } from "./session-store.ts";
import { clearAllStorage } from "./storage.ts";

/** Clears all storage, and takes it over at once: after a change of password and a deactivation. */
export function forgetEverything(): void {
  clearAllStorage();
  refreshSession();
}

import { logout } from "@store/api-client/contract";
import { call } from "./browser-call.ts";
import { LOGGED_OUT, updateSession } from "./session-store.ts";

/** Revokes the token and forgets who was logged in. */
export async function logOut(): Promise<void> {
  await call(logout);
  updateSession(LOGGED_OUT);
}

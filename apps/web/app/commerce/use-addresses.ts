import { addresses } from "@store/api-client/contract";
import { useLoaded } from "../data/use-query.ts";
import { call } from "../session/browser-call.ts";
import { useIsLoggedIn } from "../session/use-shopper.ts";
import type { SavedAddress } from "./use-shipping.ts";

/** The customer's addresses, the first one added first; none for a visitor. */
export function useAddresses() {
  const isLoggedIn = useIsLoggedIn();
  const { loaded, reload } = useLoaded(() => call(addresses), isLoggedIn);
  const saved: readonly SavedAddress[] | undefined = loaded.state === "loaded" ? loaded.value.data : undefined;
  return { loaded, saved, reload };
}

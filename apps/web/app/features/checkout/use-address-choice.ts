import { useState } from "react";
import { choosesNewAddress } from "../../commerce/checkout-state.ts";
import type { SavedAddress } from "../../commerce/shipping-addresses.ts";

/** What is chosen before the shopper chooses: the address that was just added, the default one, or the first. */
function firstChoice(addresses: readonly SavedAddress[], state: unknown): number | undefined {
  const added = choosesNewAddress(state) ? addresses.at(-1) : undefined;
  return (added ?? addresses.find(({ is_default }) => is_default) ?? addresses[0])?.id;
}

/**
 * The address of the order. One that is not saved any more is chosen no more.
 * @param state the navigation state.
 */
export function useAddressChoice(addresses: readonly SavedAddress[] | undefined, state: unknown) {
  const [chosen, setChosen] = useState<number>();
  if (!addresses) return { address: undefined, choose: setChosen };
  const address = chosen === undefined ? firstChoice(addresses, state) : addresses.find(({ id }) => id === chosen)?.id;
  return { address, choose: setChosen };
}

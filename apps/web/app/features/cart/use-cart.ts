import { maximumQuantity } from "@store/domain";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type CartItem, type CartSync, createCartSync } from "./cart-sync.ts";

/** The shopper's cart, kept in step with the server, and what can be done to it. */
export function useCart() {
  const [sync] = useState(createCartSync);
  useEffect(() => sync.watch(), [sync]);
  const shown = useSyncExternalStore(sync.subscribe, sync.read, sync.read);
  return { ...shown, sync };
}

/** The cart's other changes: vouchers, coins, packing material. */
export type ChangeCart = CartSync["change"];

/** How far a line's stepper goes: to the stock, or to 20 when none is given (C10). */
export const lineMaximum = (item: CartItem): number => maximumQuantity(item.available_quantity?.Quantity);

import { checkQuantity, clampQuantity } from "@store/domain";
import { toastRefusal } from "@store/react-client/failures";
import { useState } from "react";
import { useAddToCart } from "../../commerce/use-add-to-cart.ts";
import type { ProductData } from "./load-product.ts";

export interface PurchaseState {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Tells why a quantity is not possible, and takes the nearest that is [R70 to R72]. */
  readonly refuse: (wanted: number) => void;
  readonly add: () => void;
  readonly isAdding: boolean;
}

/** How many pieces the shopper wants; the buttons of the page and of the bar below it share it. */
export function usePurchase({ id, available_stock_quantity: stock }: ProductData): PurchaseState {
  const [quantity, setQuantity] = useState(1);
  const { add, isPending } = useAddToCart(id);
  const refuse = (wanted: number) => {
    const checked = checkQuantity(wanted, stock);
    if (!checked.ok) toastRefusal(checked.refusal);
    setQuantity(clampQuantity(wanted, stock));
  };
  return { quantity, setQuantity, refuse, add: () => void add(quantity), isAdding: isPending };
}

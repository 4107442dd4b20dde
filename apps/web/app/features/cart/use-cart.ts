import { type Cart, cart, removeCartItem, updateCartItem } from "@store/api-client/contract";
import { maximumQuantity, QUANTITY_BELOW_ZERO, toRupees } from "@store/domain";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import type { InferOutput } from "valibot";
import { refusalWords } from "../../data/failures.ts";
import { useLoaded } from "../../data/use-query.ts";
import { call } from "../../session/browser-call.ts";
import { updateSession, useIsLoggedIn, useIsSessionKnown } from "../../session/session-store.ts";

export type CartContents = InferOutput<typeof Cart>;
export type CartItem = CartContents["cart_items"][number];

/** Document 2, section 8. */
export const QUANTITY_UPDATED = "Quantity updated!";
export const PRODUCT_REMOVED = "Product removed from cart!";
export const QUANTITY_NOT_UPDATED = "There was an error updating the quantity!";

const changeQuantity = (item: CartItem, quantity: number) =>
  call(updateCartItem, { params: { id: item.id }, body: { quantity } });

/** The cart as the server has it, and what can be done to its lines; money is never reckoned here. */
export function useCart() {
  const isKnown = useIsSessionKnown();
  const { loaded, reload } = useLoaded(() => call(cart), isKnown, useIsLoggedIn());
  const [busyLine, setBusyLine] = useState<number>();

  /** Does one thing to a line: the header follows, the cart is loaded again, and a toast says how it went. */
  const change = async (item: CartItem, work: () => ReturnType<typeof changeQuantity>, done: string): Promise<void> => {
    setBusyLine(item.id);
    const answer = await work();
    if (answer.ok) {
      const { cart_counter, final_total } = answer.reply;
      updateSession({ cart_counter: String(cart_counter), product_total: toRupees(final_total).toFixed(2) });
      await reload();
      toast.success(done);
    } else {
      const own = answer.failure.kind === "refused" ? answer.failure.errors?.quantity?.join(" ") : undefined;
      toast.error(own ?? refusalWords(answer.failure, QUANTITY_NOT_UPDATED));
    }
    setBusyLine(undefined);
  };

  const setQuantity = async (item: CartItem, quantity: number): Promise<void> => {
    if (quantity < 0) return void toast.warning(QUANTITY_BELOW_ZERO);
    await change(item, () => changeQuantity(item, quantity), QUANTITY_UPDATED);
  };

  const remove = (item: CartItem): Promise<void> =>
    change(item, () => call(removeCartItem, { params: { id: item.id } }), PRODUCT_REMOVED);

  return { loaded, reload, setQuantity, remove, busyLine };
}

/** How far a line's stepper goes: to the stock, or to 20 when none is given (C10). */
export const lineMaximum = (item: CartItem): number => maximumQuantity(item.available_quantity?.Quantity);

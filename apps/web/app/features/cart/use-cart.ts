import type { Answer } from "@store/api-client";
import { type Cart, cart, type ReplyOf, removeCartItem, updateCartItem } from "@store/api-client/contract";
import {
  maximumQuantity,
  PRODUCT_REMOVED,
  QUANTITY_BELOW_ZERO,
  QUANTITY_NOT_UPDATED,
  QUANTITY_UPDATED,
} from "@store/domain";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import type { InferOutput } from "valibot";
import { refusalMessage } from "../../data/failures.ts";
import { useMutation } from "../../data/use-mutation.ts";
import { useQuery } from "../../data/use-query.ts";
import { showCartCounters } from "../../session/counters.ts";

export type CartContents = InferOutput<typeof Cart>;
export type CartItem = CartContents["cart_items"][number];

/** The cart as the server has it, and what can be done to its lines. Amounts are never computed here. */
export function useCart() {
  const query = useQuery(cart);
  const [changed, setChanged] = useState<number>();

  /** The header follows, the cart is loaded again, and a toast says how it went. */
  const show =
    (done: string) =>
    async (answer: Answer<ReplyOf<typeof updateCartItem>>): Promise<void> => {
      if (!answer.ok) {
        const own = answer.failure.kind === "refused" ? answer.failure.errors?.quantity?.join(" ") : undefined;
        return void toast.error(own ?? refusalMessage(answer.failure, QUANTITY_NOT_UPDATED));
      }
      showCartCounters(answer.reply);
      await query.refetch();
      toast.success(done);
    };
  const updating = useMutation(updateCartItem, show(QUANTITY_UPDATED));
  const removing = useMutation(removeCartItem, show(PRODUCT_REMOVED));
  const isPending = updating.isPending || removing.isPending;

  const setQuantity = async (item: CartItem, quantity: number): Promise<void> => {
    if (quantity < 0) return void toast.warning(QUANTITY_BELOW_ZERO);
    setChanged(item.id);
    await updating.send({ params: { id: item.id }, body: { quantity } });
  };
  const remove = async (item: CartItem): Promise<void> => {
    setChanged(item.id);
    await removing.send({ params: { id: item.id } });
  };

  return { query, setQuantity, remove, busyLine: isPending ? changed : undefined };
}

/** How far a line's stepper goes: to the stock, or to 20 when none is given (C10). */
export const lineMaximum = (item: CartItem): number => maximumQuantity(item.available_quantity?.Quantity);

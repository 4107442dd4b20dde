import { cart } from "@store/api-client/contract";
import { type Paise, toRupees } from "@store/domain";
import { call } from "./browser-call.ts";
import { updateSession } from "./session-store.ts";

/** Asks how full the cart is, and shows it in the header. */
export async function refreshCartCounters(): Promise<void> {
  const answer = await call(cart);
  if (!answer.ok) return;
  const { cart_counter, final_total } = answer.reply.data;
  updateSession({ cart_counter: String(cart_counter), product_total: inRupees(final_total) });
}

/** An amount as the session keeps it. */
export const inRupees = (amount: Paise): string => toRupees(amount).toFixed(2);

import { cart } from "@store/api-client/contract";
import { type Paise, toRupees } from "@store/domain";
import { call } from "./browser-call.ts";
import { updateSession } from "./session-store.ts";

interface CartCounters {
  readonly cart_counter: number;
  readonly final_total: Paise;
}

/** An amount as the session keeps it: rupees with two decimals. */
export const inRupees = (amount: Paise): string => toRupees(amount).toFixed(2);

/** Shows in the header and in the cart bar how full the cart is. */
export const showCartCounters = ({ cart_counter, final_total }: CartCounters): void =>
  updateSession({ cart_counter: String(cart_counter), product_total: inRupees(final_total) });

/** Asks the backend how full the cart is, and shows it. */
export async function refreshCartCounters(): Promise<void> {
  const answer = await call(cart);
  if (answer.ok) showCartCounters(answer.reply.data);
}

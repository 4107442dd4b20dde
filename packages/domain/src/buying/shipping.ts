import { formatRoundRupees } from "../money/format-money.ts";
import { type Paise, ZERO_PAISE } from "../money/money.ts";
import type { Policy } from "../policy.ts";

/** Who orders, and for how much: what decides about the shipping. */
export interface ShippedOrder {
  readonly isElite: boolean;
  /** The city's id; none where the address names a town that is not among the cities. */
  readonly firstAddressCity?: number | null | undefined;
  /** What the goods cost after a discount, GST included: the final total, before shipping. */
  readonly goods: Paise;
}

/** Why an order's shipping is free; undefined where it is charged. */
function freeFor(order: ShippedOrder, { shipping: { freeCity, freeFrom } }: Policy) {
  if (order.isElite) return "elite";
  if (order.firstAddressCity === freeCity.id) return "city";
  return freeFrom !== null && order.goods >= freeFrom ? "amount" : undefined;
}

/**
 * Free for elite members, when the first address of the shopper's list is in the policy's free city, whichever address
 * the order goes to (C17), and from the amount on that the policy names, where it names one (C59).
 */
export const shippingCharge = (order: ShippedOrder, policy: Policy): Paise =>
  freeFor(order, policy) ? ZERO_PAISE : policy.shipping.charge;

/** Why an order's shipping is free, in words; undefined where it is charged. */
export function freeShippingNote(order: ShippedOrder, policy: Policy): string | undefined {
  const { freeCity, freeFrom } = policy.shipping;
  const reason = freeFor(order, policy);
  if (reason === "elite") return "Free for you as an SO Elite member.";
  if (reason === "city") return `Free to ${freeCity.name}.`;
  return reason && freeFrom !== null ? `Free from ${formatRoundRupees(freeFrom)}.` : undefined;
}

/** How shipping can be free by ordering more: "from ₹999, "; empty where it cannot. */
export const freeFromWords = ({ shipping: { freeFrom } }: Policy): string =>
  freeFrom === null ? "" : `from ${formatRoundRupees(freeFrom)}, `;

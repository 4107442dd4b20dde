import type { ReplyOf, staffDiscounts } from "@store/api-client/contract";
import { type DiscountScope, formatDateTime, formatRupees } from "@store/domain";

export type Discount = ReplyOf<typeof staffDiscounts>["data"][number];

export const SCOPE_NAMES = [
  { value: "products", label: "Products" },
  { value: "categories", label: "Categories, with all below them" },
  { value: "brands", label: "Brands" },
  { value: "cart", label: "The whole cart" },
] as const satisfies readonly { readonly value: DiscountScope; readonly label: string }[];

/** What a discount takes off: "10%", "₹50.00", or the price that it sets. */
export function worthOf({ kind, percent, amount }: Discount): string {
  if (kind === "percent") return `${percent ?? 0}%`;
  const rupees = amount === undefined ? "" : formatRupees(amount);
  return kind === "price" ? `At ${rupees}` : rupees;
}

const NAMED = 2;

/** What it is for: "Ghee, Honey and 3 more". */
export function meantFor({ scope, targets, minimum }: Discount): string {
  if (scope === "cart") return minimum === undefined ? "Every cart" : `Carts from ${formatRupees(minimum)}`;
  const named = targets.slice(0, NAMED).map(({ name }) => name);
  const more = targets.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}

export const timeOf = ({ starts_at, ends_at }: Discount): string =>
  `${formatDateTime(starts_at)} to ${ends_at === undefined ? "whenever it is ended" : formatDateTime(ends_at)}`;

import type { payments } from "../../db/schema/index.ts";

type PaymentRow = typeof payments.$inferSelect;

/** The screens that people come back to: document 2, section 2. */
const SCREENS = {
  order: "/profile",
  membership: "/subscription-payment",
  gift_voucher: "/",
} as const;

/**
 * Where the browser goes after a payment: the screen that shows what was paid for, told by `payment` how it went. The
 * screen believes the backend alone.
 */
export function returnAddress(
  siteUrl: string,
  { purpose, state, txnId }: Pick<PaymentRow, "purpose" | "state" | "txnId">,
  isSubscription: boolean,
): string {
  const address = new URL(siteUrl + SCREENS[purpose]);
  address.searchParams.set("payment", state);
  if (purpose === "membership") address.searchParams.set("txnid", txnId);
  if (purpose === "order") address.hash = isSubscription ? "subscribe" : "orders";
  return address.href;
}

import { leaveFor } from "../navigation/leave-for.ts";

/** The screen of an order, which shows the outcome of its payment. The payment page leads back to it. */
export const paymentResultAddress = (orderId: number): string => `/orders/${orderId}?payment=pending`;

/**
 * Leaves for the payment page. Back from it, without paying, leads to the order as well: its address takes this page's
 * place in the history.
 */
export function openPaymentPage(url: string, orderId: number | undefined): void {
  if (orderId !== undefined) window.history.replaceState(null, "", paymentResultAddress(orderId));
  // A browser that keeps the page as it was would show the checkout of an order that stands.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  leaveFor(url);
}

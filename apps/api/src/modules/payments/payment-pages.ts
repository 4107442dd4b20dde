import { formatRupees } from "@store/domain";
import { html } from "hono/html";
import type { PaymentPage } from "../../ports/payment/payment-page.ts";
import type { PaymentRow, Screen } from "./payment-service.ts";

const TOLD = {
  pending: "is not confirmed yet",
  paid: "is paid",
  failed: "failed",
  cancelled: "was cancelled",
} as const;

/** What stands where a payment was asked for that needs no paying any more. */
export const settledPage = ({ amount, state }: PaymentRow, back: string): PaymentPage => ({
  title: "Payment",
  body: html`<h1>This payment ${TOLD[state]}</h1>
<p class="amount">${formatRupees(amount)}</p>
<p><a class="button first" href="${back}">Back to the store</a></p>`,
});

/** What stands where nothing is to be paid. */
export const messagePage = (title: string, message: string, back: string): PaymentPage => ({
  title: "Payment",
  body: html`<h1>${title}</h1>
<p>${message}</p>
<p><a class="button first" href="${back}">Back to the store</a></p>`,
});

/**
 * Where the browser goes after a payment: the screen that shows what was paid for, with the outcome as `payment`. The
 * screen believes the backend alone.
 */
export function returnAddress(siteUrl: string, { path, query = {} }: Screen, { state }: PaymentRow): string {
  const address = new URL(siteUrl + path);
  for (const [name, value] of Object.entries({ payment: state, ...query })) address.searchParams.set(name, value);
  return address.href;
}

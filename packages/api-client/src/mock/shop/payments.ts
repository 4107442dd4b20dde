import type { MockPayment, MockShop } from "./shop.ts";

/** Where a mocked payment page would be; nothing answers there. */
const PAGES = "https://payments.example/";

/** Writes a payment down that waits at the gateway. */
export function startPayment(
  { payments, nextId }: MockShop,
  payment: Omit<MockPayment, "isPaid">,
): { readonly payment_url: string; readonly txn_id: string } {
  const txnId = `mock${nextId()}`;
  payments.set(txnId, { ...payment, isPaid: false });
  return { payment_url: PAGES + txnId, txn_id: txnId };
}

/** Does what the gateway does when somebody pays on its page. */
export function payAt({ payments }: MockShop, paymentUrl: string): void {
  const payment = payments.get(paymentUrl.slice(PAGES.length));
  if (!payment || payment.isPaid) return;
  payment.isPaid = true;
  payment.settle();
}

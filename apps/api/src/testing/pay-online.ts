import type { Call } from "@store/api-client";
import { orderPaymentLink, type RequestOf } from "@store/api-client/contract";
import { addMoney, fromRupees, type Paise, SHIPPING_CHARGE, toRupees } from "@store/domain";
import type { PaymentReport } from "../ports/payment/payment-gateway.ts";
import { callbackPath } from "../ports/payment/payment-paths.ts";
import { expectDone } from "./expect-answer.ts";
import { newCustomer, readyToOrder } from "./new-customer.ts";
import { signedAnswer, testPayments } from "./test-payments.ts";
import type { TestStore } from "./test-store.ts";

interface Totals {
  readonly gst_amt: Paise;
  readonly final_total: Paise;
}

/** An order as the checkout sends it to be paid online, of a cart that it has just seen. */
export const onlineOrderOf = (cart: Totals, address: number): RequestOf<typeof orderPaymentLink>["body"] => ({
  txnid: "1773556200000",
  amount: toRupees(addMoney(cart.final_total, SHIPPING_CHARGE)),
  productinfo: "Goods",
  billing_address: address,
  shipping_amount: toRupees(SHIPPING_CHARGE),
  tax_amount: toRupees(cart.gst_amt),
});

export interface WaitingOrder {
  readonly call: Call;
  readonly orderId: number;
  readonly txnId: string;
  readonly amount: Paise;
  readonly url: string;
}

/** A customer of a test's own with an order that waits to be paid online. */
export async function orderToPay(store: TestStore, pid: number, quantity = 1): Promise<WaitingOrder> {
  const call = await newCustomer(store);
  const ready = await readyToOrder(call, { pid, quantity });
  const body = onlineOrderOf(ready.cart, ready.address);
  const { payment_url: url, txn_id, order_id } = await expectDone(call(orderPaymentLink, { body }));
  return { call, orderId: order_id ?? 0, txnId: txn_id ?? "", amount: fromRupees(Number(body.amount)), url };
}

/** What the gateway reports of a payment that was made. */
export const paidReport = ({ txnId, amount }: Pick<WaitingOrder, "txnId" | "amount">): PaymentReport => ({
  txnId,
  state: "paid",
  amount,
  reference: `sandbox-${txnId}`,
});

/** Brings the store a form as the gateway's server would. */
export const callBack = (store: TestStore, fields: Readonly<Record<string, string>>): Promise<Response> =>
  store.request(`${callbackPath(testPayments.gateway.name)}/`, { method: "POST", body: new URLSearchParams(fields) });

export const report = (store: TestStore, said: PaymentReport): Promise<Response> => callBack(store, signedAnswer(said));

/** Follows a browser to an address of the store: where it is led, or what it is shown. */
export async function open(store: TestStore, address: string, choice?: string) {
  const { pathname, search } = new URL(address);
  const init = choice === undefined ? {} : { method: "POST", body: new URLSearchParams({ choice }) };
  const response = await store.request(pathname + search, init);
  return { status: response.status, location: response.headers.get("location") ?? "", text: await response.text() };
}

/** Opens a payment's page, presses a button, and follows the browser until it leaves the backend. */
export async function press(store: TestStore, url: string, choice: "pay" | "fail" | "cancel"): Promise<string> {
  const pressed = await open(store, url, choice);
  return (await open(store, pressed.location)).location;
}

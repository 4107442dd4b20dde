import type { Call } from "@store/api-client";
import { editOrderPaymentLink, order, orderPaymentLink } from "@store/api-client/contract";
import { fromRupees, type Paise, toRupees } from "@store/domain";
import { eq } from "drizzle-orm";
import { coinLedger, payments } from "../db/schema/index.ts";
import type { PaymentReport } from "../ports/payment/payment-gateway.ts";
import { callbackPath } from "../ports/payment/payment-page.ts";
import { expectDone } from "./expect-answer.ts";
import { newCustomer, readyToOrder } from "./new-customer.ts";
import { onlineOrderOf } from "./samples.ts";
import { signedAnswer, testPayments } from "./test-payments.ts";
import type { TestStore } from "./test-store.ts";

export interface WaitingOrder {
  readonly call: Call;
  readonly orderId: number;
  readonly txnId: string;
  readonly amount: Paise;
  readonly url: string;
}

/** Orders what is in a cart, to be paid online. */
export async function orderOnline(
  call: Call,
  ready: { readonly cart: Parameters<typeof onlineOrderOf>[0]; readonly address: number },
): Promise<WaitingOrder> {
  const body = onlineOrderOf(ready.cart, ready.address);
  const { payment_url: url, txn_id, order_id } = await expectDone(call(orderPaymentLink, { body }));
  return { call, orderId: order_id ?? 0, txnId: txn_id ?? "", amount: fromRupees(Number(body.amount)), url };
}

/** A customer of a test's own with an order that waits to be paid online. */
export async function orderToPay(store: TestStore, pid: number, quantity = 1): Promise<WaitingOrder> {
  const call = await newCustomer(store);
  return orderOnline(call, await readyToOrder(call, { pid, quantity }));
}

/** Asks for the payment page of an order that stands. */
export async function acceptAndPay({ call, orderId }: Pick<WaitingOrder, "call" | "orderId">) {
  const { data } = await expectDone(call(order, { params: { id: orderId } }));
  const body = {
    order_id: orderId,
    txnid: "1",
    amount: toRupees(data.final_total),
    productinfo: "Goods",
    billing_address: data.billing_address?.id ?? 0,
    shipping_amount: toRupees(data.shipping_amt),
    tax_amount: toRupees(data.tax_amt),
  };
  return call(editOrderPaymentLink, { body });
}

export const readOrder = async ({ call, orderId }: WaitingOrder) =>
  (await expectDone(call(order, { params: { id: orderId } }))).data;

export async function paymentState({ db }: TestStore, txnId: string) {
  const [found] = await db.select({ state: payments.state }).from(payments).where(eq(payments.txnId, txnId));
  return found?.state;
}

/** The coins that an order was credited with, one number for each time. */
export async function coinsCredited({ db }: TestStore, orderId: number): Promise<readonly number[]> {
  const rows = await db.select({ added: coinLedger.added }).from(coinLedger).where(eq(coinLedger.orderId, orderId));
  return rows.map(({ added }) => added);
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

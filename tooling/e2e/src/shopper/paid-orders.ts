import { addToCart, cart, orderPaymentLink } from "@store/api-client/contract";
import { DEFAULT_POLICY, toRupees } from "@store/domain";
import { replyOf } from "./backend.ts";
import { newProduct } from "./new-product.ts";
import { addressInPune, type ReadyCustomer } from "./ready-customer.ts";

/** Orders of a customer, each of a piece of a product of their own, paid at the test gateway without a browser. Returns their ids. */
export async function paidOrders(api: string, customer: ReadyCustomer, count: number): Promise<readonly number[]> {
  const { call } = customer;
  const pid = await newProduct(api, { name: `Journey Ghee for ${count}`, stock: count });
  const billing_address = await addressInPune(customer);
  const shipping_amount = toRupees(DEFAULT_POLICY.shipping.charge);
  const ids: number[] = [];
  while (ids.length < count) {
    await replyOf(call(addToCart, { body: { pid, quantity: 1 } }));
    const { gst_amt, final_total } = (await replyOf(call(cart))).data;
    const amounts = { shipping_amount, tax_amount: toRupees(gst_amt), amount: toRupees(final_total) + shipping_amount };
    const body = { txnid: String(ids.length), productinfo: "Goods", billing_address, ...amounts };
    const { payment_url, order_id = 0 } = await replyOf(call(orderPaymentLink, { body }));
    const pay = new URLSearchParams({ choice: "pay" });
    const paid = await fetch(payment_url, { method: "POST", body: pay, redirect: "manual" });
    // Until its body is read, an answer keeps its connection.
    await paid.text();
    ids.push(order_id);
  }
  return ids;
}

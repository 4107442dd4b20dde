import { placeOrder } from "@store/api-client/contract";
import { DEFAULT_POLICY } from "@store/domain";
import { expectDone } from "./expect-answer.ts";
import { deliver } from "./move-order.ts";
import { type NewCustomer, newCustomer, readyToOrder } from "./new-customer.ts";
import { orderOf } from "./samples.ts";
import type { TestStore } from "./test-store.ts";

/** A customer with a new cash order of a product that is in stock: one of a test's own, unless it is given. */
export async function newOrderOf(store: TestStore, pid: number, customer?: NewCustomer) {
  const call = customer ?? (await newCustomer(store));
  const { cart, address } = await readyToOrder(call, { pid });
  const { data } = await expectDone(call(placeOrder, { body: orderOf(cart, address, DEFAULT_POLICY.shipping.charge) }));
  return { call, id: data.id };
}

/** One to whom it was delivered. */
export async function newBuyerOf(store: TestStore, pid: number) {
  const ordered = await newOrderOf(store, pid);
  await deliver(store, ordered.id);
  return ordered;
}

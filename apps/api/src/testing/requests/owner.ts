import { randomUUID } from "node:crypto";
import {
  addAddress,
  addresses,
  addToCart,
  cart,
  orderPaymentLink,
  placeOrder,
  toggleWishlist,
} from "@store/api-client/contract";
import { DEFAULT_POLICY, emailKey } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeEach } from "vitest";
import { accessTokens, addresses as addressRows, cartLines, customers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { markOrderPaid } from "../../modules/orders/order-payment.ts";
import { activateSubscription } from "../../modules/subscriptions/order-subscription.ts";
import { expectDone } from "../expect-answer.ts";
import { deliver } from "../move-order.ts";
import { type NewCustomer, newCustomer } from "../new-customer.ts";
import { changeProduct, priced } from "../price-product.ts";
import { addressIn, onlineOrderOf, orderOf } from "../samples.ts";
import { placeFirst } from "../subscribed.ts";
import { testHasher } from "../test-hasher.ts";
import type { TestStore } from "../test-store.ts";

/** What the owner buys, and what stands on the wishlist. */
export const GHEE = 1002;
/** Out of stock in the sample shop. */
export const SOLD_OUT = 1151;
const HONEY = 1003;
const PRICE = priced(1000);

export const OWNERS_PASSWORD = "Namaste_2026";

/** A customer who has something of everything. */
export interface Owner {
  readonly store: TestStore;
  readonly call: NewCustomer;
  readonly customerId: number;
  readonly mobile: string;
  /** Texts that no reply to anybody else may hold. */
  readonly secrets: readonly string[];
  /** Sets `OWNERS_PASSWORD`, which takes the time that a password takes. */
  readonly password: () => Promise<void>;
  readonly address: () => Promise<number>;
  readonly line: () => Promise<number>;
  readonly cashOrder: () => Promise<number>;
  /** An order that waits to be paid, what it was asked with, and the payment's id. */
  readonly onlineOrder: () => Promise<{
    readonly id: number;
    readonly txnId: string;
    readonly body: ReturnType<typeof onlineOrderOf>;
  }>;
  readonly subscription: () => Promise<{ readonly id: number; readonly orderId: number }>;
}

/** A new owner: 500 coins, an address, a product in the cart and one on the wishlist. */
export async function newOwner(store: TestStore): Promise<Owner> {
  await changeProduct(store, GHEE, { stock: 10_000, ...PRICE });
  const call = await newCustomer(store, { coins: 500 });
  const { customerId } = call.customer;
  const mark = `Owner ${randomUUID()}`;
  const email = `${customerId}.owner@example.com`;
  await store.db
    .update(customers)
    .set({ firstName: mark, email, emailKey: emailKey(email) })
    .where(eq(customers.id, customerId));
  await expectDone(call(addAddress, { body: { ...addressIn("Pune"), full_name: mark } }));
  await expectDone(call(addToCart, { body: { pid: GHEE } }));
  await expectDone(call(toggleWishlist, { body: { pid: HONEY } }));

  const address = async () => (await expectDone(call(addresses))).data[0]?.id ?? 0;
  const filled = async () => {
    await expectDone(call(addToCart, { body: { pid: GHEE } }));
    return { contents: (await expectDone(call(cart))).data, address: await address() };
  };
  return {
    store,
    call,
    customerId,
    mobile: call.mobile,
    secrets: [mark, call.mobile, email],
    password: async () => {
      const passwordHash = await testHasher.hash(OWNERS_PASSWORD);
      await store.db.update(customers).set({ passwordHash }).where(eq(customers.id, customerId));
    },
    address,
    line: async () => (await expectDone(call(cart))).data.cart_items[0]?.id ?? 0,
    cashOrder: async () => {
      const { contents, address: to } = await filled();
      const body = orderOf(contents, to, DEFAULT_POLICY.shipping.charge);
      const { id } = (await expectDone(call(placeOrder, { body }))).data;
      await deliver(store, id);
      return id;
    },
    onlineOrder: async () => {
      const { contents, address: to } = await filled();
      const body = onlineOrderOf(contents, to);
      const { order_id: id = 0, txn_id: txnId = "" } = await expectDone(call(orderPaymentLink, { body }));
      return { id, txnId, body };
    },
    subscription: async () => {
      // Staff's own requests change products.
      await changeProduct(store, GHEE, { stock: 10_000, ...PRICE });
      const placed = await placeFirst(call, { product: GHEE, price: PRICE.pricePaid, gstRate: PRICE.gstRate });
      await inTransaction(store.db, (tx) =>
        markOrderPaid(tx, placed.id, activateSubscription, store.clock.read(), DEFAULT_POLICY),
      );
      return { id: placed.subscriptionId, orderId: placed.id };
    },
  };
}

/** Whether an owner still has a login, an address and a filled cart: some calls end or spend them. */
async function isWhole({ store, call }: Owner): Promise<boolean> {
  const { customerId, shopperId } = call.customer;
  const [found] = await store.db
    .select({ lineId: cartLines.id })
    .from(accessTokens)
    .innerJoin(addressRows, eq(addressRows.customerId, accessTokens.customerId))
    .innerJoin(cartLines, eq(cartLines.shopperId, shopperId))
    .where(eq(accessTokens.customerId, customerId))
    .limit(1);
  return found !== undefined;
}

/** An owner for each test of a file: the one of the test before, as long as nothing of it is gone. */
export function useOwner(store: () => TestStore): () => Owner {
  let owner: Owner | undefined;
  beforeEach(async () => {
    if (!owner || !(await isWhole(owner))) owner = await newOwner(store());
  });
  return () => {
    if (!owner) throw new Error("There is an owner within tests only");
    return owner;
  };
}

import type { Call, Identity } from "@store/api-client";
import { addAddress, addresses, addToCart, cart } from "@store/api-client/contract";
import { daysAfter } from "@store/domain";
import { accessTokens, customers, shoppers } from "../db/schema/index.ts";
import type { Customer } from "../identity/shopper.ts";
import { hashToken, newToken } from "../identity/token.ts";
import { openWallet } from "../modules/coins/ledger.ts";
import { expectDone } from "./expect-answer.ts";
import { addressIn } from "./samples.ts";
import type { TestStore } from "./test-store.ts";

export type NewCustomer = Call & {
  readonly identity: Identity;
  readonly customer: Customer;
  readonly mobile: string;
};

/**
 * A customer of a test's own, logged in, with nothing bought yet.
 * @param coins what the wallet holds.
 */
export async function newCustomer(
  { db, as, clock }: Pick<TestStore, "db" | "as" | "clock">,
  { coins = 0 } = {},
): Promise<NewCustomer> {
  const createdAt = clock.read();
  const [shopper] = await db.insert(shoppers).values({ createdAt }).returning({ id: shoppers.id });
  const shopperId = shopper?.id ?? 0;
  const mobile = `+917${String(shopperId).padStart(9, "0")}`;
  const [row] = await db
    .insert(customers)
    .values({ shopperId, firstName: "Kavita", lastName: "Rao", mobile, createdAt })
    .returning({ id: customers.id });
  const customerId = row?.id ?? 0;
  if (coins > 0) await db.transaction((tx) => openWallet(tx, customerId, coins, createdAt));
  const identity = await newSession({ db, clock }, customerId);
  const customer: Customer = { kind: "customer", customerId, shopperId, isElite: false, staff: undefined };
  return Object.assign(as(identity), { identity, customer, mobile });
}

/** Another login of a customer. */
export async function newSession(
  { db, clock }: Pick<TestStore, "db" | "clock">,
  customerId: number,
): Promise<Identity> {
  const token = newToken();
  const createdAt = clock.read();
  const expiresAt = daysAfter(createdAt, 365);
  await db.insert(accessTokens).values({ hash: hashToken(token), customerId, createdAt, expiresAt });
  return { token };
}

/** Saves an address, puts a product into the cart, and answers what the checkout then knows. */
export async function readyToOrder(
  call: Call,
  { city = "Pune", pid, quantity = 1 }: { city?: string; pid: number; quantity?: number },
) {
  await expectDone(call(addAddress, { body: addressIn(city) }));
  await expectDone(call(addToCart, { body: { pid, quantity } }));
  const saved = await expectDone(call(addresses));
  const { data } = await expectDone(call(cart));
  return { cart: data, address: saved.data[0]?.id ?? 0 };
}

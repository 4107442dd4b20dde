import type { Call, Identity } from "@store/api-client";
import { addAddress, addresses, addToCart, cart } from "@store/api-client/contract";
import { accessTokens, customers, shoppers } from "../db/schema/index.ts";
import { hashToken, newToken } from "../identity/token.ts";
import { expectDone } from "./expect-answer.ts";
import { addressIn } from "./samples.ts";
import type { TestStore } from "./test-store.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A customer of a test's own, logged in, with nothing bought yet. */
export async function newCustomer({ db, as, clock }: TestStore): Promise<Call & { readonly identity: Identity }> {
  const createdAt = clock.read();
  const [shopper] = await db.insert(shoppers).values({ createdAt }).returning({ id: shoppers.id });
  const [customer] = await db
    .insert(customers)
    .values({ shopperId: shopper?.id ?? 0, firstName: "Kavita", lastName: "Rao", createdAt })
    .returning({ id: customers.id });
  const token = newToken();
  const expiresAt = new Date(createdAt.getTime() + YEAR_MS);
  await db.insert(accessTokens).values({ hash: hashToken(token), customerId: customer?.id ?? 0, createdAt, expiresAt });
  const identity = { token };
  return Object.assign(as(identity), { identity });
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

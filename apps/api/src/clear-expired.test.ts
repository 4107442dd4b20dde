import { fromRupees, otpExpires } from "@store/domain";
import { eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { clearExpired } from "./clear-expired.ts";
import {
  accessTokens,
  customers,
  otps,
  passwordResets,
  products,
  subscriptions,
  usedChallenges,
} from "./db/schema/index.ts";
import { hashToken, newToken } from "./identity/token.ts";
import { newCustomer } from "./testing/new-customer.ts";
import { priced } from "./testing/price-product.ts";
import { placeFirst, readyToSubscribe } from "./testing/subscribed.ts";
import { useTestStore } from "./testing/test-store.ts";

const store = useTestStore();
const GHEE = 1002;

/** A row of every kind that expires in ten minutes. */
async function add(mobile: string) {
  const { db, clock } = store();
  const [customer] = await db.select({ id: customers.id }).from(customers).limit(1);
  const createdAt = clock.read();
  const expiresAt = otpExpires(createdAt);
  await db.insert(otps).values({ mobile, purpose: "login", hash: "", triesLeft: 5, expiresAt });
  const hash = hashToken(newToken());
  await db.insert(accessTokens).values({ hash, customerId: customer?.id ?? 0, createdAt, expiresAt });
  await db.insert(passwordResets).values({ hash, customerId: customer?.id ?? 0, expiresAt });
  await db.insert(usedChallenges).values({ signature: mobile, expiresAt });
}

test("what is expired is deleted, what is still good stays", async () => {
  const { db, clock } = store();
  await add("+919000000001");
  clock.advance(5);
  await add("+919000000002");
  clock.advance(5);

  await clearExpired(db).run(clock.read());
  expect(await db.select({ mobile: otps.mobile }).from(otps)).toEqual([{ mobile: "+919000000002" }]);
  for (const table of [accessTokens, passwordResets, usedChallenges]) expect(await db.$count(table)).toBe(1);
});

test("a table that fails holds up no other, and the job fails in the end", async () => {
  const { db, clock } = store();
  await add("+919000000003");
  clock.advance(10);
  await db.execute(sql`alter table otps rename to otps_away`);
  await expect(clearExpired(db).run(clock.read())).rejects.toThrow("1 of 11 failed");
  for (const table of [accessTokens, passwordResets, usedChallenges]) expect(await db.$count(table)).toBe(0);

  await db.execute(sql`alter table otps_away rename to otps`);
  await clearExpired(db).run(clock.read());
  expect(await db.$count(otps)).toBe(0);
});

test("a subscription that was never ordered is forgotten, one that was ordered is kept", async () => {
  const { db, clock } = store();
  const call = await newCustomer(store());
  const costs = { product: GHEE, price: fromRupees(1000), gstRate: 0 };
  await db.update(products).set(priced(1000, 0)).where(eq(products.id, GHEE));
  const forgotten = await readyToSubscribe(call, costs);
  const ordered = await placeFirst(call, costs);
  const left = async () =>
    (await db.select().from(subscriptions).where(isNull(subscriptions.startDate))).map(({ id }) => id);

  clock.advance(7 * 24 * 60 - 1);
  await clearExpired(db).run(clock.read());
  expect(await left()).toEqual([forgotten.subscription_id, ordered.subscriptionId]);
  clock.advance(1);
  await clearExpired(db).run(clock.read());
  expect(await left()).toEqual([ordered.subscriptionId]);
});

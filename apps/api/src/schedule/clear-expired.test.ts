import { otpExpires } from "@store/domain";
import { expect, test } from "vitest";
import { accessTokens, customers, otps, passwordResets, usedChallenges } from "../db/schema/index.ts";
import { hashToken, newToken } from "../identity/token.ts";
import { useTestStore } from "../testing/test-store.ts";
import { clearExpired } from "./clear-expired.ts";

const store = useTestStore();

test("what is expired is deleted, what is still good stays", async () => {
  const { db, clock } = store();
  const [customer] = await db.select({ id: customers.id }).from(customers).limit(1);
  const add = async (mobile: string) => {
    const createdAt = clock.read();
    const expiresAt = otpExpires(createdAt);
    await db.insert(otps).values({ mobile, purpose: "login", hash: "", triesLeft: 5, expiresAt });
    const hash = hashToken(newToken());
    await db.insert(accessTokens).values({ hash, customerId: customer?.id ?? 0, createdAt, expiresAt });
    await db.insert(passwordResets).values({ hash, customerId: customer?.id ?? 0, expiresAt });
    await db.insert(usedChallenges).values({ signature: mobile, expiresAt });
  };
  await add("+919000000001");
  clock.advance(5);
  await add("+919000000002");
  clock.advance(5);

  await clearExpired(db).run(clock.read());
  expect(await db.select({ mobile: otps.mobile }).from(otps)).toEqual([{ mobile: "+919000000002" }]);
  for (const table of [accessTokens, passwordResets, usedChallenges]) expect(await db.$count(table)).toBe(1);
});

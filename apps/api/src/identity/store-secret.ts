import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { storeSettings } from "../db/schema/index.ts";

/** A secret of the store's own for one purpose. It tells nothing of the secrets for others. */
export type StoreSecret = (purpose: string) => string;

export const secretFrom =
  (root: string): StoreSecret =>
  (purpose) =>
    createHmac("sha256", root).update(purpose).digest("base64url");

const NAME = "secret";

/** The random secret of a store that was given none, the same for all processes on its database and after a restart. */
export async function readOwnSecret(db: Database): Promise<StoreSecret> {
  const value = randomBytes(32).toString("base64url");
  await db.insert(storeSettings).values({ name: NAME, value }).onConflictDoNothing();
  const [kept] = await db
    .select({ value: storeSettings.value })
    .from(storeSettings)
    .where(eq(storeSettings.name, NAME));
  return secretFrom(kept?.value ?? value);
}

import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { storeSettings } from "../db/schema/index.ts";

/** Derives the store's secret for a purpose. One purpose's secret reveals nothing about another's. */
export type StoreSecret = (purpose: string) => string;

export const secretFrom =
  (root: string): StoreSecret =>
  (purpose) =>
    createHmac("sha256", root).update(purpose).digest("base64url");

const NAME = "secret";

/**
 * The random secret of a store whose settings name none. All processes on its database share it, also after a restart.
 */
export async function readOwnSecret(db: Database): Promise<StoreSecret> {
  const value = randomBytes(32).toString("base64url");
  await db.insert(storeSettings).values({ name: NAME, value }).onConflictDoNothing();
  const [kept] = await db
    .select({ value: storeSettings.value })
    .from(storeSettings)
    .where(eq(storeSettings.name, NAME));
  return secretFrom(kept?.value ?? value);
}

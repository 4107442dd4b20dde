import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { customers, shoppers } from "../db/schema/index.ts";

/**
 * Writes an account, with a cart and a wishlist of its own.
 * @returns undefined where its email or its mobile has an account by now.
 */
export async function writeCustomer(
  tx: Database,
  account: Omit<typeof customers.$inferInsert, "shopperId">,
): Promise<typeof customers.$inferSelect | undefined> {
  const [shopper] = await tx.insert(shoppers).values({ createdAt: account.createdAt }).returning({ id: shoppers.id });
  if (!shopper) throw new Error("Inserting a shopper returned no row");
  const [written] = await tx
    .insert(customers)
    .values({ ...account, shopperId: shopper.id })
    .onConflictDoNothing()
    .returning();
  if (!written) await tx.delete(shoppers).where(eq(shoppers.id, shopper.id));
  return written;
}

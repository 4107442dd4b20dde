import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accessTokens, passwordResets } from "../db/schema/index.ts";

/** Logs a customer out everywhere and cancels open password reset links. @returns how many sessions there were. */
export async function revokeAccess(tx: Database, customerId: number): Promise<number> {
  const ended = await tx
    .delete(accessTokens)
    .where(eq(accessTokens.customerId, customerId))
    .returning({ id: accessTokens.id });
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
  return ended.length;
}

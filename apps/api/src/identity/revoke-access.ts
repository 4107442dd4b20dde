import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accessTokens, passwordResets } from "../db/schema/index.ts";

/** Logs a customer out everywhere and cancels open password reset links. */
export async function revokeAccess(tx: Database, customerId: number): Promise<void> {
  await tx.delete(accessTokens).where(eq(accessTokens.customerId, customerId));
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
}

import { type Mobile, minutesAfter } from "@store/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, mobileProofs } from "../../db/schema/index.ts";
import type { Shopper } from "../../identity/shopper.ts";
import type { CustomerRow } from "./log-in.ts";

/*
 * Anybody can write anybody's number into a form. So a number opens an account only once it is proven: one browser held
 * both, an OTP that was sent to the number, and the account (it signed up, or knew the password). Until then a right OTP
 * opens nothing, neither for who wrote a number that is not theirs, nor for whom the number is.
 */

const PROOF_MINUTES = 60;

/** Remembers that a visitor read an OTP that was sent to a number. */
export async function rememberProof(
  db: Database,
  mobile: Mobile,
  caller: Shopper | undefined,
  now: Date,
): Promise<void> {
  if (!caller) return;
  const proof = { shopperId: caller.shopperId, expiresAt: minutesAfter(now, PROOF_MINUTES) };
  await db
    .insert(mobileProofs)
    .values({ mobile, ...proof })
    .onConflictDoUpdate({ target: mobileProofs.mobile, set: proof });
}

/** Whether this visitor read an OTP that was sent to the number, lately. The proof is used by this. */
export async function useProof(tx: Database, mobile: string, caller: Shopper | undefined, now: Date): Promise<boolean> {
  if (!caller) return false;
  const { shopperId, expiresAt } = mobileProofs;
  const used = await tx
    .delete(mobileProofs)
    .where(and(eq(mobileProofs.mobile, mobile), eq(shopperId, caller.shopperId), gt(expiresAt, now)))
    .returning();
  return used.length > 0;
}

/** Whether who asks is known to have the account without its number: it is logged in, or signed up in this browser. */
export const hasAccount = ({ id, signedUpAs }: CustomerRow, caller: Shopper | undefined): boolean =>
  caller?.kind === "customer" ? caller.customerId === id : caller !== undefined && caller.shopperId === signedUpAs;

/** From now on the number opens the account, if it still is the account's: another one, put there meanwhile, is not proven. */
export const markProven = (db: Database, id: number, mobile: string) =>
  db
    .update(customers)
    .set({ mobileIsProven: true, signedUpAs: null })
    .where(and(eq(customers.id, id), eq(customers.mobile, mobile)));

import { type Mobile, minutesAfter } from "@store/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, mobileProofs } from "../../db/schema/index.ts";
import type { Shopper } from "../../identity/shopper.ts";
import type { CustomerRow } from "./log-in.ts";

/*
 * Anybody can enter anybody's number in a form, so a number opens an account only once it is proven: the same browser
 * had both an OTP that was sent to the number and the account (it signed up, or knew the password). Until then a right
 * OTP opens nothing, neither for somebody who entered a number that is not theirs, nor for the number's holder. An account
 * that has the number alone is its holder's: nobody else can have got into it.
 */

const PROOF_MINUTES = 60;

/** Records that a visitor entered an OTP that was sent to a number. */
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

/** Whether this visitor recently entered an OTP that was sent to the number. Uses the proof up. */
export async function useProof(tx: Database, mobile: string, caller: Shopper | undefined, now: Date): Promise<boolean> {
  if (!caller) return false;
  const { shopperId, expiresAt } = mobileProofs;
  const used = await tx
    .delete(mobileProofs)
    .where(and(eq(mobileProofs.mobile, mobile), eq(shopperId, caller.shopperId), gt(expiresAt, now)))
    .returning();
  return used.length > 0;
}

/**
 * Whether the caller is known to have the account by other means than its number: logged in, or signed up in this
 * browser.
 */
export const hasAccount = ({ id, signedUpAs }: CustomerRow, caller: Shopper | undefined): boolean =>
  caller?.kind === "customer" ? caller.customerId === id : caller !== undefined && caller.shopperId === signedUpAs;

/**
 * Whether nobody can have the account but the number's holder: staff made it for somebody who called, and it has nothing
 * else to log in by.
 */
export const hasMobileAlone = ({ passwordHash, emailKey, signedUpAs }: CustomerRow): boolean =>
  passwordHash === null && emailKey === null && signedUpAs === null;

/**
 * Marks the number as proven, so that it opens the account. Nothing happens when the account's number has changed
 * since.
 */
export const markProven = (db: Database, id: number, mobile: string) =>
  db
    .update(customers)
    .set({ mobileIsProven: true, signedUpAs: null })
    .where(and(eq(customers.id, id), eq(customers.mobile, mobile)));

import { createHmac, randomInt } from "node:crypto";
import { formatRecoveryCode, RECOVERY_CODE_ALPHABET, RECOVERY_CODE_DIGITS, RECOVERY_CODES } from "@store/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { recoveryCodes } from "../../db/schema/index.ts";

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_DIGITS }, () =>
    RECOVERY_CODE_ALPHABET.charAt(randomInt(RECOVERY_CODE_ALPHABET.length)),
  ).join("");

const hashOf = (code: string, key: string): Uint8Array => createHmac("sha256", key).update(code).digest();

/** Forgets a member's recovery codes. */
export const forgetRecoveryCodes = (tx: Database, customerId: number) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));

/**
 * Gives a member new recovery codes in place of those that are left; in a transaction that holds the member's row.
 * @returns the codes as they are shown, once: the database keeps hashes.
 */
export async function replaceRecoveryCodes(tx: Database, customerId: number, key: string): Promise<string[]> {
  await forgetRecoveryCodes(tx, customerId);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ customerId, hash: hashOf(code, key) })));
  return codes.map(formatRecoveryCode);
}

/** Uses a recovery code up. @returns how many are left; undefined when the member has no such code. */
export async function spendRecoveryCode(
  tx: Database,
  { customerId, code, key }: { readonly customerId: number; readonly code: string; readonly key: string },
): Promise<number | undefined> {
  const isIt = and(eq(recoveryCodes.customerId, customerId), eq(recoveryCodes.hash, hashOf(code, key)));
  const [spent] = await tx.delete(recoveryCodes).where(isIt).returning({ hash: recoveryCodes.hash });
  return spent && tx.$count(recoveryCodes, eq(recoveryCodes.customerId, customerId));
}

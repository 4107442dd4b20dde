import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  staffSession,
  verifySecondFactor,
} from "@store/api-client/contract";
import { readRecoveryCode, SECOND_FACTOR_TTL_MS, TOTP_DIGITS, WRONG_SECOND_FACTOR } from "@store/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accessTokens, customers, recoveryCodes, staffMembers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { HttpContext } from "../../http/handler.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { isSessionOf } from "../../http/identify.ts";
import { DAY, limit, MINUTE } from "../../http/rate-limits.ts";
import { recordAction } from "../../identity/record-action.ts";
import { newTotpSecret, totpStep, totpUri } from "../../identity/totp.ts";
import { decrypt, encrypt } from "../../lib/encrypt.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import {
  NEW_RECOVERY_CODES,
  NO_SECOND_FACTOR,
  recoveryCodeUsed,
  SECOND_FACTOR_SET_UP,
  SECOND_FACTOR_STANDS,
  SECOND_FACTOR_VERIFIED,
} from "../staff-lists/messages.ts";
import { replaceRecoveryCodes, spendRecoveryCode } from "./recovery-codes.ts";

// Of an account, from whichever session and address: ten lock it for a quarter of an hour, thirty for a day, which a right
// code in between does not forgive.
const CODE_TRIES = limit("second-factor", 10, 15 * MINUTE);
const CODE_TRIES_TODAY = limit("second-factor-day", 30, DAY);

/** Entering the dashboard: who it is, and the second factor. */
export function staffSessionRoutes({ serve, db, clock, secret, limits, policy }: Backend): void {
  const key = secret("second-factor");
  const tries = limits.shared(CODE_TRIES);
  const triesToday = limits.shared(CODE_TRIES_TODAY);
  const countTry = async (customerId: number) =>
    (await tries.count(customerId)) ?? (await triesToday.count(customerId));

  interface Entered {
    readonly customerId: number;
    readonly code: string;
    readonly http: HttpContext;
  }

  const lockMember = async (tx: Database, customerId: number) =>
    (await tx.select().from(staffMembers).where(eq(staffMembers.customerId, customerId)).for("update"))[0];

  async function openDashboard(tx: Database, http: HttpContext, now: Date): Promise<void> {
    const secondFactorUntil = new Date(now.getTime() + SECOND_FACTOR_TTL_MS);
    await tx.update(accessTokens).set({ secondFactorUntil }).where(isSessionOf(http));
  }

  /** Accepts a code once, under the member's row lock, and opens the dashboard to the session. */
  async function useCode(
    tx: Database,
    { customerId, code, http }: Entered,
  ): Promise<typeof staffMembers.$inferSelect | HttpError> {
    const now = clock();
    const member = await lockMember(tx, customerId);
    const step = member?.totpSecret
      ? totpStep(decrypt(member.totpSecret, key), code, now, member.totpLastStep)
      : undefined;
    if (!member || step === undefined) return httpError(400, WRONG_SECOND_FACTOR, { field: "code" });
    await tx.update(staffMembers).set({ totpLastStep: step }).where(eq(staffMembers.customerId, customerId));
    await openDashboard(tx, http, now);
    return member;
  }

  /** Accepts a recovery code in place of the app's, once, records it and tells the member. */
  async function useRecoveryCode(tx: Database, { customerId, code, http }: Entered): Promise<HttpError | undefined> {
    const now = clock();
    const member = await lockMember(tx, customerId);
    const spent = { customerId, code: readRecoveryCode(code), key };
    const left = member?.totpConfirmedAt ? await spendRecoveryCode(tx, spent) : undefined;
    if (left === undefined) return httpError(400, WRONG_SECOND_FACTOR, { field: "code" });
    await openDashboard(tx, http, now);
    const audit = { action: "use recovery code", subject: "staff", subjectId: customerId, after: { left } } as const;
    await recordAction(tx, { customerId, ...audit }, now);
    const [row] = await tx
      .select({ email: customers.email, firstName: customers.firstName })
      .from(customers)
      .where(eq(customers.id, customerId));
    if (row?.email) await queueMessages(tx, [recoveryCodeUsed({ ...row, email: row.email }, left)], now);
    return undefined;
  }

  serve(staffSession, async ({ customer: { customerId, staff }, http }) => {
    await db.update(accessTokens).set({ lastSeenAt: clock() }).where(isSessionOf(http));
    const [row] = await db
      .select({
        first: customers.firstName,
        last: customers.lastName,
        codes: db.$count(recoveryCodes, eq(recoveryCodes.customerId, customerId)),
      })
      .from(customers)
      .where(eq(customers.id, customerId));
    const { roleName, permissions, secondFactor } = staff;
    const data = {
      name: `${row?.first ?? ""} ${row?.last ?? ""}`.trim(),
      role: roleName,
      shop_name: policy().identity.shopName,
      permissions: [...permissions],
      second_factor: secondFactor,
      recovery_codes_left: secondFactor === "verified" ? row?.codes : undefined,
    };
    return { status: true, data };
  });

  serve(verifySecondFactor, async ({ customer: { customerId }, body: { code }, http }) => {
    const refused = await countTry(customerId);
    if (refused) return refused;
    const used = await inTransaction(db, async (tx) => {
      if (code.length !== TOTP_DIGITS) return useRecoveryCode(tx, { customerId, code, http });
      const member = await useCode(tx, { customerId, code, http });
      if (member instanceof HttpError || member.totpConfirmedAt) return member;
      return httpError(400, WRONG_SECOND_FACTOR, { field: "code" });
    });
    if (used instanceof HttpError) return used;
    await tries.forgive(customerId);
    return { status: true, message: SECOND_FACTOR_VERIFIED };
  });

  serve(beginSecondFactor, async ({ customer: { customerId } }) => {
    const totp = newTotpSecret();
    const [begun] = await db
      .update(staffMembers)
      .set({ totpSecret: encrypt(totp, key), totpLastStep: null })
      .where(and(eq(staffMembers.customerId, customerId), isNull(staffMembers.totpConfirmedAt)))
      .returning({ customerId: staffMembers.customerId });
    if (!begun) return httpError(409, SECOND_FACTOR_STANDS);
    const [row] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
    const uri = totpUri(totp, { issuer: policy().identity.shopName, label: row?.email ?? `Staff ${customerId}` });
    return { status: true, data: { secret: totp, uri } };
  });

  serve(confirmSecondFactor, async ({ customer: { customerId }, body: { code }, http }) => {
    const refused = await countTry(customerId);
    if (refused) return refused;
    const confirmed = await inTransaction(db, async (tx) => {
      const member = await useCode(tx, { customerId, code, http });
      if (member instanceof HttpError) return member;
      if (member.totpConfirmedAt) return httpError(409, SECOND_FACTOR_STANDS);
      const now = clock();
      await tx.update(staffMembers).set({ totpConfirmedAt: now }).where(eq(staffMembers.customerId, customerId));
      await recordAction(
        tx,
        { customerId, action: "set up second factor", subject: "staff", subjectId: customerId },
        now,
      );
      return replaceRecoveryCodes(tx, customerId, key);
    });
    if (confirmed instanceof HttpError) return confirmed;
    return { status: true, message: SECOND_FACTOR_SET_UP, data: { recovery_codes: confirmed } };
  });

  serve(renewRecoveryCodes, async ({ customer: { customerId, staff }, body: { code }, http }) => {
    if (staff.secondFactor !== "verified") return httpError(409, NO_SECOND_FACTOR);
    const refused = await countTry(customerId);
    if (refused) return refused;
    const renewed = await inTransaction(db, async (tx) => {
      const member = await useCode(tx, { customerId, code, http });
      if (member instanceof HttpError) return member;
      const audit = { action: "renew recovery codes", subject: "staff", subjectId: customerId } as const;
      await recordAction(tx, { customerId, ...audit }, clock());
      return replaceRecoveryCodes(tx, customerId, key);
    });
    if (renewed instanceof HttpError) return renewed;
    await tries.forgive(customerId);
    return { status: true, message: NEW_RECOVERY_CODES, data: { recovery_codes: renewed } };
  });
}

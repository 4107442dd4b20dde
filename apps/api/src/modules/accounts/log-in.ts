import type { signIn, WireReplyOf } from "@store/api-client/contract";
import { COMPANY_ID, DAY_MS, type Policy } from "@store/domain";
import { and, count, eq, isNull, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accessTokens, customers, staffMembers, wishes } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { isElite } from "../../identity/is-elite.ts";
import type { Shopper } from "../../identity/shopper.ts";
import { hashToken, newToken } from "../../identity/token.ts";
import { mergeShoppers } from "../cart/merge-shoppers.ts";
import { createReadCart } from "../cart/read-cart.ts";
import { wireTotals } from "../cart/wire-cart.ts";
import { ACCOUNT_CHANGED } from "./messages.ts";

export type CustomerRow = typeof customers.$inferSelect;

const TOKEN_DAYS = 90;

/**
 * Whether the account is still active with the password that was read, and locks it against changes until the end of
 * the transaction.
 */
async function isUnchanged(tx: Database, { id, passwordHash }: CustomerRow): Promise<boolean> {
  const samePassword =
    passwordHash === null ? isNull(customers.passwordHash) : eq(customers.passwordHash, passwordHash);
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), customers.isActive, samePassword))
    .for("share");
  return found.length > 0;
}

/** Who asks for a login, where a visitor's cart is merged, and with which browser. */
export interface LoginCaller {
  readonly shopper: Shopper | undefined;
  readonly device: string;
}

/** What else must be so for a login, in its transaction: why it is refused, if it is. */
export type LoginCheck = (tx: Database) => Promise<HttpError | undefined>;

/**
 * Logs a customer in: issues a token, and merges what the visitor had in cart and wishlist (C34). Refused when the
 * account was closed or got another password since it was read: that logged everybody out, and a login that began
 * before must not get in.
 * @param customer as read when the password or the OTP was compared.
 */
export function logIn(
  db: Database,
  customer: CustomerRow,
  { shopper: caller, device }: LoginCaller,
  now: Date,
  policy: Policy,
  check?: LoginCheck,
): Promise<WireReplyOf<typeof signIn> | HttpError> {
  const token = newToken();
  return inTransaction(db, async (tx) => {
    const refused = await check?.(tx);
    if (refused) return refused;
    if (!(await isUnchanged(tx, customer))) {
      return httpError(409, ACCOUNT_CHANGED, { nonField: true });
    }
    if (caller?.kind === "visitor") await mergeShoppers(tx, caller.shopperId, customer.shopperId, now);
    await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.customerId, customer.id), lte(accessTokens.expiresAt, now)));
    await tx.insert(accessTokens).values({
      hash: hashToken(token),
      customerId: customer.id,
      device,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_DAYS * DAY_MS),
    });
    const owner = {
      shopperId: customer.shopperId,
      customerId: customer.id,
      isElite: await isElite(tx, customer.id, now),
    };
    const cart = wireTotals(
      await createReadCart(
        tx,
        () => now,
        () => policy,
      )(owner),
      owner,
      now,
      policy,
    );
    const [wished] = await tx.select({ count: count() }).from(wishes).where(eq(wishes.shopperId, customer.shopperId));
    const [member] = await tx.select().from(staffMembers).where(eq(staffMembers.customerId, customer.id));
    const data = {
      token,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: customer.email,
      phone_no: customer.mobile,
      cart_counter: cart.cart_counter,
      cart_totals: { final_total: cart.final_total },
      wishlist_counter: wished?.count ?? 0,
      is_sose_elite_user: owner.isElite,
      is_staff: member !== undefined,
      is_superuser: member?.role === "owner",
      id: member ? customer.id : null,
    };
    return { status: true, data, allow_company_list: [COMPANY_ID] };
  });
}

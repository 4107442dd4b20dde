import type { Paise, Voucher } from "@store/domain";
import { and, eq, gt, gte, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { vouchers, voucherUses } from "../../db/schema/index.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

/** A voucher as the domain's rules know it. A gift voucher with nothing left on it is used up. */
export function toVoucher(row: VoucherRow): Voucher {
  const { kind, amount, percent, cap, minimum, startsAt, endsAt } = row;
  const usesLeft = row.isGift && amount === 0 ? 0 : row.usesLeft;
  const limits = { minimum, startsAt, endsAt, usesLeft };
  if (kind === "flat" && amount !== null) return { kind, amount, ...limits };
  if (kind === "percent" && percent !== null) return { kind, percent, cap, ...limits };
  throw new Error(`Voucher ${row.id} does not say what it takes off`);
}

export interface VoucherUse {
  readonly voucher: VoucherRow;
  readonly orderId: number;
  readonly customerId: number;
  /** What it takes off this order. */
  readonly discount: Paise;
}

/**
 * Spends a voucher on an order; false when somebody else has used it up meanwhile. One without a limit is not written
 * to, so that the orders of a whole campaign do not wait for each other.
 */
export async function spendVoucher(tx: Database, use: VoucherUse, now: Date): Promise<boolean> {
  const { voucher, orderId, customerId, discount } = use;
  if (voucher.isGift || voucher.usesLeft !== null) {
    const spent = await tx
      .update(vouchers)
      .set({
        usesLeft: sql`${vouchers.usesLeft} - 1`,
        amount: sql`case when ${vouchers.isGift} then ${vouchers.amount} - ${discount} else ${vouchers.amount} end`,
      })
      .where(
        and(
          eq(vouchers.id, voucher.id),
          or(isNull(vouchers.usesLeft), gt(vouchers.usesLeft, 0)),
          or(not(vouchers.isGift), gte(vouchers.amount, discount)),
        ),
      )
      .returning({ id: vouchers.id });
    if (spent.length === 0) return false;
  }
  await tx.insert(voucherUses).values({ orderId, voucherId: voucher.id, customerId, amount: discount, usedAt: now });
  return true;
}

/** Gives a voucher back that an order had spent, if it had spent one. */
export async function returnVoucher(tx: Database, orderId: number): Promise<void> {
  const [use] = await tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId)).returning();
  if (!use) return;
  await tx
    .update(vouchers)
    .set({
      usesLeft: sql`${vouchers.usesLeft} + 1`,
      amount: sql`case when ${vouchers.isGift} then ${vouchers.amount} + ${use.amount} else ${vouchers.amount} end`,
    })
    .where(and(eq(vouchers.id, use.voucherId), or(vouchers.isGift, sql`${vouchers.usesLeft} is not null`)));
}

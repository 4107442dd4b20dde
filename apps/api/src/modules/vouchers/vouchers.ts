import { type Paise, type Voucher, voucherKey, ZERO_PAISE } from "@store/domain";
import { and, eq, gt, gte, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { vouchers, voucherUses } from "../../db/schema/index.ts";

export type VoucherRow = typeof vouchers.$inferSelect;

/** A voucher as the domain's rules know it. */
export function toVoucher(row: VoucherRow): Voucher {
  const { kind, amount, percent, cap, minimum, usesPerCustomer, ownerId } = row;
  const limits = { startsAt: row.startsAt, endsAt: row.endsAt, usesLeft: row.usesLeft };
  if (row.isGift) return { kind: "gift", balance: amount ?? ZERO_PAISE, ownerId, ...limits };
  const terms = { minimum, usesPerCustomer, ...limits };
  if (kind === "flat" && amount !== null) return { kind, amount, ...terms };
  if (kind === "percent" && percent !== null) return { kind, percent, cap, ...terms };
  throw new Error(`Voucher ${row.id} does not say what it takes off`);
}

const usesOf = (db: Database, voucherId: number, customerId: number) =>
  db.$count(voucherUses, and(eq(voucherUses.voucherId, voucherId), eq(voucherUses.customerId, customerId)));

/** A voucher, and how often one customer has used it: 0 where its terms do not ask. */
export interface FoundVoucher {
  readonly voucher: VoucherRow;
  readonly usesByCustomer: number;
}

export async function findVoucher(db: Database, code: string, customerId: number): Promise<FoundVoucher | undefined> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.codeKey, voucherKey(code)));
  if (!voucher) return undefined;
  return { voucher, usesByCustomer: voucher.usesPerCustomer === null ? 0 : await usesOf(db, voucher.id, customerId) };
}

export interface VoucherUse {
  readonly voucher: VoucherRow;
  readonly orderId: number;
  readonly customerId: number;
  /** What a promotion takes off this order. */
  readonly discount: Paise;
  /** What a gift voucher pays of this order. */
  readonly giftVoucher: Paise;
}

/** Orders of one customer that use one voucher at once count each other; those of others do not wait. */
async function mayUseAgain(tx: Database, { voucher, customerId }: VoucherUse): Promise<boolean> {
  if (voucher.usesPerCustomer === null) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(${voucher.id}::int, ${customerId}::int)`);
  return (await usesOf(tx, voucher.id, customerId)) < voucher.usesPerCustomer;
}

/** Spends from a gift voucher, whose rest then stays with this customer; false when too little or another's is left. */
async function spendGift(tx: Database, { voucher, customerId, giftVoucher }: VoucherUse): Promise<boolean> {
  const spent = await tx
    .update(vouchers)
    .set({ amount: sql`${vouchers.amount} - ${giftVoucher}`, ownerId: customerId })
    .where(
      and(
        eq(vouchers.id, voucher.id),
        gte(vouchers.amount, giftVoucher),
        or(isNull(vouchers.ownerId), eq(vouchers.ownerId, customerId)),
      ),
    )
    .returning({ id: vouchers.id });
  return spent.length > 0;
}

/** A promotion without a limit is not written to: the orders of a whole campaign do not wait for each other. */
async function spendPromotion(tx: Database, use: VoucherUse): Promise<boolean> {
  const { voucher } = use;
  if (voucher.usesLeft !== null) {
    const spent = await tx
      .update(vouchers)
      .set({ usesLeft: sql`${vouchers.usesLeft} - 1` })
      .where(and(eq(vouchers.id, voucher.id), gt(vouchers.usesLeft, 0)))
      .returning({ id: vouchers.id });
    if (spent.length === 0) return false;
  }
  return mayUseAgain(tx, use);
}

/** Spends a voucher on an order; false when other orders have used it up. */
export async function spendVoucher(tx: Database, use: VoucherUse, now: Date): Promise<boolean> {
  const { voucher, orderId, customerId } = use;
  const isSpent = await (voucher.isGift ? spendGift(tx, use) : spendPromotion(tx, use));
  if (!isSpent) return false;
  const amount = voucher.isGift ? use.giftVoucher : use.discount;
  await tx.insert(voucherUses).values({ orderId, voucherId: voucher.id, customerId, amount, usedAt: now });
  return true;
}

/**
 * Gives a voucher back that an order had spent, if it had spent one. A gift voucher that no other order has spent from
 * belongs to nobody again.
 * @returns what went back onto a gift voucher.
 */
export async function returnVoucher(tx: Database, orderId: number): Promise<Paise> {
  const [use] = await tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId)).returning();
  if (!use) return ZERO_PAISE;
  const isVoucher = eq(vouchers.id, use.voucherId);
  await tx
    .update(vouchers)
    .set({ usesLeft: sql`${vouchers.usesLeft} + 1` })
    .where(and(isVoucher, not(vouchers.isGift), sql`${vouchers.usesLeft} is not null`));
  const isSpentFrom = sql`exists (select 1 from ${voucherUses} where ${voucherUses.voucherId} = ${use.voucherId})`;
  const filled = await tx
    .update(vouchers)
    .set({
      amount: sql`${vouchers.amount} + ${use.amount}`,
      ownerId: sql`case when ${isSpentFrom} then ${vouchers.ownerId} end`,
    })
    .where(and(isVoucher, vouchers.isGift))
    .returning({ id: vouchers.id });
  return filled.length > 0 ? use.amount : ZERO_PAISE;
}

/**
 * Keeps a part of a gift voucher that has just gone back whole, for coins that its customer spent (C39): the order
 * still counts as having spent that amount.
 */
export async function keepOfVoucher(
  tx: Database,
  order: Pick<VoucherUse, "customerId"> & { readonly id: number; readonly voucherCode: string | null },
  kept: Paise,
  now: Date,
): Promise<void> {
  const { id: orderId, customerId, voucherCode } = order;
  const found = voucherCode === null ? undefined : await findVoucher(tx, voucherCode, customerId);
  const use = { orderId, customerId, discount: ZERO_PAISE, giftVoucher: kept };
  if (!found || !(await spendVoucher(tx, { ...use, voucher: found.voucher }, now)))
    throw new Error(`Order ${orderId} gave back a gift voucher that does not exist`);
}

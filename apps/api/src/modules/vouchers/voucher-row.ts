import type { Voucher } from "@store/domain";
import type { vouchers } from "../../db/schema/index.ts";

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

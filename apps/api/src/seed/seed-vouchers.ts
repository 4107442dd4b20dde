import { fromRupees, voucherKey } from "@store/domain";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { vouchers } from "../db/schema/index.ts";
import type { DaysBefore } from "./days-before.ts";

type DemoVoucher = Omit<typeof vouchers.$inferInsert, "codeKey" | "createdAt">;

/** The voucher that a demo order was placed with. */
export const WELCOME = "WELCOME10";

/** A voucher of every kind, for trying the store out: never in production, where a code is worth money. */
const demoVouchers = (daysBefore: DaysBefore): readonly DemoVoucher[] => [
  { code: WELCOME, kind: "percent", percent: 10, cap: fromRupees(150), minimum: fromRupees(500) },
  { code: "SAVE75", kind: "flat", amount: fromRupees(75), minimum: fromRupees(750) },
  { code: "ONCE100", kind: "flat", amount: fromRupees(100), usesLeft: 1 },
  { code: "GIFT-SURABHI-500", kind: "flat", amount: fromRupees(500), isGift: true },
  { code: "HARVEST20", kind: "percent", percent: 20, startsAt: daysBefore(90), endsAt: daysBefore(30) },
  { code: "FESTIVE15", kind: "percent", percent: 15, startsAt: daysBefore(-60), endsAt: daysBefore(-90) },
];

/** The vouchers of the demo. */
export async function seedVouchers(db: Database, daysBefore: DaysBefore): Promise<void> {
  const createdAt = daysBefore(100);
  const rows = demoVouchers(daysBefore).map((voucher) => ({
    ...voucher,
    codeKey: voucherKey(voucher.code),
    createdAt,
  }));
  await db.insert(vouchers).values(rows);
}

const isSame = (row: typeof vouchers.$inferSelect, demo: DemoVoucher | undefined): boolean =>
  demo !== undefined &&
  row.kind === demo.kind &&
  row.isGift === (demo.isGift ?? false) &&
  row.percent === (demo.percent ?? null) &&
  row.cap === (demo.cap ?? null) &&
  row.minimum === (demo.minimum ?? null);

/**
 * The codes of the demo's vouchers that a database holds, whatever is left of them: everybody who has read this file
 * knows them. A shop may give out a WELCOME10 of its own, on other terms.
 */
export async function findDemoVouchers(db: Database): Promise<readonly string[]> {
  // Their days play no part.
  const all = demoVouchers(() => new Date(0));
  const demo = new Map(all.map((voucher) => [voucherKey(voucher.code), voucher]));
  const found = await db
    .select()
    .from(vouchers)
    .where(inArray(vouchers.codeKey, [...demo.keys()]));
  return found.filter((row) => isSame(row, demo.get(row.codeKey))).map(({ code }) => code);
}

import { type DemoVoucher, demoVouchers } from "@store/demo/vouchers";
import { voucherKey } from "@store/domain";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { vouchers } from "../db/schema/index.ts";

const isSame = (row: typeof vouchers.$inferSelect, demo: DemoVoucher | undefined): boolean =>
  demo !== undefined &&
  row.kind === demo.kind &&
  row.isGift === (demo.isGift ?? false) &&
  row.percent === (demo.percent ?? null) &&
  row.cap === (demo.cap ?? null) &&
  row.minimum === (demo.minimum ?? null);

/**
 * The codes of the demo's vouchers that a database holds, whatever is left of them: they are published with the
 * source. A shop may give out a WELCOME10 of its own, on other terms.
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

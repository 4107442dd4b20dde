import { indianWallClock } from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

const DIGITS = 6;

/** SO-2026-000123: the year in India, and the order's id. */
export const orderNumber = (id: number, placedAt: Date): string =>
  `SO-${indianWallClock(placedAt)?.year}-${String(id).padStart(DIGITS, "0")}`;

/** Takes the next order's id, which its number is made of. */
export async function nextOrderNumber(
  tx: Database,
  placedAt: Date,
): Promise<{ readonly id: number; readonly number: string }> {
  const [row] = await tx.select({ id: sql`nextval('orders_id_seq')`.mapWith(Number) }).from(sql`(values (1)) one`);
  if (!row) throw new Error("The sequence of orders gave no number");
  return { id: row.id, number: orderNumber(row.id, placedAt) };
}

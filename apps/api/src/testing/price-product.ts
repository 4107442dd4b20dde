import { fromRupees, splitGst } from "@store/domain";
import { eq } from "drizzle-orm";
import { products } from "../db/schema/index.ts";
import type { TestStore } from "./test-store.ts";

/**
 * What a product costs when so much is paid for one piece, without an MRP that it could exceed.
 * @param gstRate percent.
 */
export const priced = (rupees: number, gstRate = 5) => {
  const pricePaid = fromRupees(rupees);
  const { base, gst } = splitGst(pricePaid, gstRate);
  return { pricePaid, basePrice: base, gst, gstRate, mrp: null };
};

export const changeProduct = async (
  { db }: TestStore,
  id: number,
  columns: Partial<typeof products.$inferInsert>,
): Promise<void> => {
  await db.update(products).set(columns).where(eq(products.id, id));
};

export async function stockOf({ db }: TestStore, id: number): Promise<number | null | undefined> {
  const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id));
  return row?.stock;
}

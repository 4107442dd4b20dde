import { type DiscountState, discountState, type ShopDiscount } from "@store/domain";
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { discounts, products } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../queue/job.ts";
import { type DiscountRow, inState } from "./discounts.ts";
import { reprice } from "./reprice.ts";

/** Products that are locked at once: orders of these wait for a moment. */
const BATCH = 500;

/** Which products a discount is for; none where it is for the cart. */
export function isTargeted({ scope, targets }: Pick<ShopDiscount, "scope" | "targets">): SQL {
  const ids = [...targets];
  if (scope === "products") return inArray(products.id, ids);
  if (scope === "brands") return inArray(products.brandId, ids);
  if (scope === "cart") return sql`false`;
  const { level1, level2, level3 } = products;
  return or(inArray(level1, ids), inArray(level2, ids), inArray(level3, ids)) ?? sql`false`;
}

/** Of products that have their prices by another state of it. */
const isDue = (now: Date) =>
  or(
    isNull(discounts.appliedState),
    and(eq(discounts.appliedState, "coming"), sql`not ${inState("coming", now)}`),
    and(eq(discounts.appliedState, "running"), inState("over", now)),
  );

const isAsRead = ({ id, version, appliedState }: DiscountRow) =>
  and(
    eq(discounts.id, id),
    eq(discounts.version, version),
    appliedState === null ? isNull(discounts.appliedState) : eq(discounts.appliedState, appliedState),
  );

/** Prices the next products of a discount. Answers the last of them; undefined at the end, or once somebody else did it. */
const applyBatch = (db: Database, row: DiscountRow, after: number, now: Date): Promise<number | undefined> =>
  inTransaction(db, async (tx) => {
    const [same] = await tx.select({ id: discounts.id }).from(discounts).where(isAsRead(row));
    if (!same) return undefined;
    // What it gave a price before it was changed, too.
    const next = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(gt(products.id, after), or(eq(products.discountId, row.id), isTargeted(row))))
      .orderBy(asc(products.id))
      .limit(BATCH);
    if (next.length === 0) return undefined;
    const ids = next.map(({ id }) => id);
    await reprice(tx, inArray(products.id, ids), now);
    return next.length < BATCH ? undefined : ids.at(-1);
  });

async function applyOne(db: Database, row: DiscountRow, now: Date, batches: number): Promise<void> {
  let after: number | undefined = 0;
  for (let done = 0; after !== undefined; done += 1) {
    if (done === batches) return;
    after = await applyBatch(db, row, after, now);
  }
  const appliedState: DiscountState = discountState(row, now);
  await db.update(discounts).set({ appliedState }).where(isAsRead(row));
}

/**
 * Gives products the prices of all discounts that have started, ended or changed, some hundred at a time. What is done twice
 * changes nothing.
 * @param batches how many of each; a job does what is left.
 */
export async function applyDiscounts(db: Database, now: Date, batches = Number.POSITIVE_INFINITY): Promise<void> {
  const due = await db.select().from(discounts).where(isDue(now)).orderBy(asc(discounts.id));
  for (const row of due) await applyOne(db, row, now, batches);
}

/** Has products priced anew whose categories have moved: by the job, once that is committed. */
export async function applyAgain(tx: Database): Promise<void> {
  const isOfCategories = and(eq(discounts.scope, "categories"), eq(discounts.appliedState, "running"));
  await tx.update(discounts).set({ appliedState: null }).where(isOfCategories);
}

export const startAndEndDiscounts = (db: Database): Job => ({
  name: "discounts",
  schedule: "*/5 * * * * *",
  run: (now) => applyDiscounts(db, now),
});

import { asc, lte } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { orders } from "../db/schema/index.ts";
import { inTransaction } from "../db/transaction.ts";
import { releaseHold } from "../modules/orders/settle-order.ts";
import type { Step } from "./create-schedule.ts";

/** Releases the one that is due longest, and no other process is at; false when there is none. */
const releaseNext = (db: Database, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [due] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(lte(orders.heldUntil, now))
      .orderBy(asc(orders.heldUntil))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (due) await releaseHold(tx, due.id, now);
    return due !== undefined;
  });

/** Gives back what orders held that were not paid in time, each in a transaction of its own. */
export const releaseHeldStock = (db: Database): Step => ({
  name: "release held stock",
  everySeconds: 30,
  run: async (now) => {
    while (await releaseNext(db, now));
  },
});

import { asc, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Step } from "../../schedule/create-schedule.ts";
import { forEachIsolated } from "../../schedule/for-each-isolated.ts";
import { releaseExpired } from "./settle-order.ts";

/** The orders whose time is over, the longest due first. */
const findDue = (db: Database, now: Date) =>
  db.select({ id: orders.id }).from(orders).where(lte(orders.heldUntil, now)).orderBy(asc(orders.heldUntil));

/**
 * Gives back what orders held that were not paid in time, each in a transaction of its own: an order locked by another
 * process is waited for, and left alone if that one released or settled it.
 */
export const releaseHeldStock = (db: Database): Step => ({
  name: "release held stock",
  everySeconds: 30,
  run: async (now) =>
    forEachIsolated(await findDue(db, now), ({ id }) => inTransaction(db, (tx) => releaseExpired(tx, id, now))),
});

import type { Database } from "../db/database.ts";
import { findDue, orderDelivery } from "../modules/subscriptions/order-due.ts";
import type { Step } from "./create-schedule.ts";

/**
 * Orders the deliveries of subscriptions whose day has come, each in a transaction of its own, so that one that fails
 * holds up no other.
 * @param siteUrl where the customer finds the storefront.
 */
export const orderDueSubscriptions = (db: Database, siteUrl: string): Step => ({
  name: "order due subscriptions",
  everySeconds: 10 * 60,
  run: async (now) => {
    const failures: unknown[] = [];
    for (const id of await findDue(db, now)) {
      await orderDelivery(db, id, siteUrl, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} subscriptions were not ordered`);
  },
});

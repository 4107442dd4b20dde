import type { Database } from "../../db/database.ts";
import type { Step } from "../../schedule/create-schedule.ts";
import { forEachIsolated } from "../../schedule/for-each-isolated.ts";
import { findDue, orderDelivery } from "./order-due.ts";

/**
 * Orders the deliveries of subscriptions whose day has come, each in a transaction of its own, so that one that fails
 * holds up no other.
 * @param siteUrl where the customer finds the storefront.
 */
export const orderDueSubscriptions = (db: Database, siteUrl: string): Step => ({
  name: "order due subscriptions",
  everySeconds: 10 * 60,
  run: async (now) => forEachIsolated(await findDue(db, now), (id) => orderDelivery(db, id, siteUrl, now)),
});

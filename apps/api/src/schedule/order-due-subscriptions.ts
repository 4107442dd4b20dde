import type { Database } from "../db/database.ts";
import { findDue, orderDelivery } from "../modules/subscriptions/order-due.ts";
import type { Step } from "./create-schedule.ts";
import { eachAlone } from "./each-alone.ts";

/**
 * Orders the deliveries of subscriptions whose day has come, each in a transaction of its own, so that one that fails
 * holds up no other.
 * @param siteUrl where the customer finds the storefront.
 */
export const orderDueSubscriptions = (db: Database, siteUrl: string): Step => ({
  name: "order due subscriptions",
  everySeconds: 10 * 60,
  run: async (now) => eachAlone(await findDue(db, now), (id) => orderDelivery(db, id, siteUrl, now)),
});

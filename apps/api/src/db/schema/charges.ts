import { CHARGE_FAILURES } from "@store/domain";
import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { orders } from "./orders.ts";

/**
 * `planned`: the gateway has not been notified. `noticed`: notified, and waiting for its time. `sent`: it has become a
 * payment. `dropped`: nothing is charged any more, since the order is paid or cancelled, or its customer is asked to
 * pay by link.
 */
export const chargeState = pgEnum("charge_state", ["planned", "noticed", "sent", "dropped"]);

export const chargeFailure = pgEnum("charge_failure", CHARGE_FAILURES);

/** The charge of a delivery by its subscription's mandate: one an order, and one payment a charge. */
export const charges = pgTable(
  "charges",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    /** The id that its payment will have; the gateway charges it once. */
    txnId: text().notNull().unique(),
    gateway: text().notNull(),
    mandate: text().notNull(),
    state: chargeState().notNull().default("planned"),
    plannedAt: instant().notNull(),
    /** When it is to be charged: 24 hours after its notice at the earliest. */
    dueAt: instant().notNull(),
    /** Why and when it failed; null unless its customer was asked to pay by link. */
    failure: chargeFailure(),
    failedAt: instant(),
    /** What the gateway says of it, as far as it says something. */
    failureWords: text(),
  },
  (table) => [
    index("charges_waiting").on(table.dueAt).where(sql`${table.state} <> 'dropped'`),
    index("charges_failed").on(table.failedAt, table.orderId).where(sql`${table.failure} is not null`),
  ],
);

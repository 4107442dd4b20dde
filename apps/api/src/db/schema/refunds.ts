import { HAND_REFUND_METHODS, REFUND_STATES, ZERO_PAISE } from "@store/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant, money } from "./columns.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { customers } from "./shoppers.ts";

export const refundState = pgEnum("refund_state", REFUND_STATES);
export const refundMethod = pgEnum("refund_method", HAND_REFUND_METHODS);

/**
 * Money of an order that goes back to who paid it. A row is written with what it is for, and then worked off: whatever
 * happens between the gateway's call and its answer, the row says what was asked.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    state: refundState().notNull().default("requested"),
    /** What is paid; nothing where all of it was kept back for coins. */
    amount: money().notNull(),
    /** What was kept back of the refund for coins that the order had earned, and that were spent. */
    withheld: money().notNull().default(ZERO_PAISE),
    reason: text().notNull(),
    /** The member of staff who asked for it; null where a customer cancelled. */
    requestedBy: integer().references(() => customers.id),
    requestedAt: instant().notNull(),
    /** The payment that it is taken from, and its gateway; null for a manual refund. */
    txnId: text().references(() => payments.txnId),
    gateway: text(),
    /** What the gateway knows it by, and takes once. A new attempt after a refusal has a new one. */
    token: text().notNull().unique(),
    /** When it was handed to the gateway. */
    sentAt: instant(),
    /** When the job sends it, or asks the gateway about its outcome. */
    dueAt: instant().notNull(),
    /** How a manual refund was paid. */
    method: refundMethod(),
    /** The bank's or the gateway's number of it, or what staff wrote down. */
    reference: text(),
    /** Why the gateway refused it. */
    failure: text(),
    /** When it was paid, or refused. */
    settledAt: instant(),
    /** The member of staff who said so; null where the gateway did. */
    settledBy: integer().references(() => customers.id),
  },
  (table) => [
    index("refunds_of_order").on(table.orderId, table.id),
    index("refunds_waiting").on(table.gateway, table.dueAt).where(sql`${table.state} in ('requested', 'sent')`),
    index("refunds_by_time").on(table.settledAt).where(sql`${table.state} = 'done'`),
    index("refunds_to_see_to").on(table.orderId).where(sql`${table.state} <> 'done'`),
    check(
      "refunds_above_zero",
      sql`${table.withheld} >= 0 and (${table.amount} > 0 or (${table.amount} = 0 and ${table.withheld} > 0 and ${table.state} = 'done'))`,
    ),
    check("refunds_settled", sql`(${table.state} in ('done', 'failed')) = (${table.settledAt} is not null)`),
    check("refunds_of_gateway", sql`(${table.gateway} is null) = (${table.txnId} is null)`),
    check(
      "refunds_sent",
      sql`${table.state} <> 'sent' or (${table.sentAt} is not null and ${table.gateway} is not null)`,
    ),
  ],
);

import { ZERO_PAISE } from "@store/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money } from "./columns.ts";
import { customers } from "./shoppers.ts";

export const paymentPurpose = pgEnum("payment_purpose", ["order", "membership", "gift_voucher"]);
export const paymentState = pgEnum("payment_state", ["pending", "paid", "failed", "cancelled"]);

/** One payment attempt at a gateway. Its status changes once, and only by a verified answer of the gateway. */
export const payments = pgTable(
  "payments",
  {
    /** The store's random transaction id. The id that the client sends is stored beside it and not used. */
    txnId: text().primaryKey(),
    clientTxnId: text().notNull(),
    gateway: text().notNull(),
    purpose: paymentPurpose().notNull(),
    /** The order or gift voucher that it pays; null for a membership. */
    subjectId: integer(),
    /** Null for a gift voucher, which needs no login. */
    customerId: integer().references(() => customers.id),
    amount: money().notNull(),
    productInfo: text().notNull(),
    /** The payer's details as sent to the gateway. */
    payerName: text().notNull(),
    payerEmail: text().notNull(),
    payerPhone: text().notNull(),
    /** Where it is paid by UPI: the link that opens an app. Empty where it is to be paid at the gateway's own page. */
    upiLink: text(),
    /** It could not be started by UPI, and is not tried again: there are other ways, each a payment of its own. */
    upiIsRefused: boolean().notNull().default(false),
    /** Whether the payer is asked for a mandate as well, to be charged by later. */
    asksMandate: boolean().notNull().default(false),
    /** The mandate that it gave; or that it is charged by, where none is asked for. */
    mandate: text(),
    /** When the membership ended that it was begun for; null for a first year, and for what is no membership. */
    membershipEndsAt: instant(),
    state: paymentState().notNull().default("pending"),
    /** The gateway's own id of this payment. */
    gatewayReference: text(),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** What the gateway paid out of it, before its fee, and what the shop does not wait for any more. */
    received: money().notNull().default(ZERO_PAISE),
    writtenOff: money().notNull().default(ZERO_PAISE),
  },
  (table) => [
    /** A gateway id belongs to one payment only. */
    uniqueIndex("payments_reference").on(table.gateway, table.gatewayReference),
    index("payments_waiting").on(table.createdAt).where(sql`${table.state} = 'pending'`),
    index("payments_by_time").on(table.settledAt).where(sql`${table.state} = 'paid'`),
    // What the gateway has not paid out: the condition of `modules/payouts/owed.ts`.
    index("payments_owed")
      .on(table.gateway, table.settledAt, table.txnId)
      .where(sql`${table.state} = 'paid' and ${table.amount} > ${table.received} + ${table.writtenOff}`),
    index("payments_of_subject").on(table.purpose, table.subjectId),
    index("payments_of_customer").on(table.customerId, table.clientTxnId),
    check("payments_above_zero", sql`${table.amount} > 0`),
    check("payments_settled", sql`(${table.state} = 'pending') = (${table.settledAt} is null)`),
  ],
);

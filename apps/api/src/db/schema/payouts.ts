import type { ClosingWay, PayoutKind, PayoutLineState, PayoutMapping } from "@store/domain";
import { STATES_TO_CHECK, ZERO_PAISE } from "@store/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, money } from "./columns.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { refunds } from "./refunds.ts";
import { customers } from "./shoppers.ts";

/** Files of what couriers and the gateway paid out: uploaded, looked at, and applied once. */
export const payouts = pgTable(
  "payouts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<PayoutKind>().notNull(),
    /** The courier as staff typed it, or the gateway. */
    payer: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => customers.id),
    uploadedAt: instant().notNull(),
    /** SHA-256 of the file. */
    contentHash: text().notNull(),
    lines: integer().notNull().default(0),
    /** Of all lines that can be read. */
    amount: money().notNull().default(ZERO_PAISE),
    fee: money().notNull().default(ZERO_PAISE),
    tax: money().notNull().default(ZERO_PAISE),
    appliedAt: instant(),
  },
  (table) => [
    // The same file counts once.
    uniqueIndex("payouts_applied_once").on(table.contentHash).where(sql`${table.appliedAt} is not null`),
    index("payouts_of_staff").on(table.staffId).where(sql`${table.appliedAt} is null`),
  ],
);

/** As an index's condition has them: a statement uses the index only where it has the same text. */
const TO_CHECK = sql.raw(STATES_TO_CHECK.map((state) => `'${state}'`).join(", "));

/** The lines of a payout, each with what it does. Those of files that are not applied count for nothing. */
export const payoutLines = pgTable(
  "payout_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payoutId: integer()
      .notNull()
      .references(() => payouts.id, { onDelete: "cascade" }),
    /** In the file, as a spreadsheet counts. */
    line: integer().notNull(),
    state: text().$type<PayoutLineState>().notNull(),
    /** What it is about, as the file writes it. */
    reference: text().notNull(),
    /** The number of a refund, as the file writes it. */
    refundReference: text().notNull().default(""),
    /** Why it cannot be read. */
    problem: text(),
    amount: money().notNull().default(ZERO_PAISE),
    fee: money().notNull().default(ZERO_PAISE),
    tax: money().notNull().default(ZERO_PAISE),
    day: date(),
    utr: text().notNull().default(""),
    /** By what it is known again in another file. */
    lineKey: text().notNull().default(""),
    orderId: integer().references(() => orders.id),
    txnId: text().references(() => payments.txnId),
    /** What counts of the amount, and for which refund; the other part belongs to nothing. */
    counted: money().notNull().default(ZERO_PAISE),
    rest: money().notNull().default(ZERO_PAISE),
    /** What is owed still after it. */
    shortBy: money().notNull().default(ZERO_PAISE),
    refundId: integer().references(() => refunds.id),
    /** An earlier file that has it, or that settled what it is about. */
    earlierId: integer(),
    isApplied: boolean().notNull().default(false),
    /** When staff said what became of it. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("payout_lines_of_payout").on(table.payoutId, table.line),
    index("payout_lines_by_state").on(table.payoutId, table.state, table.line),
    index("payout_lines_by_key").on(table.lineKey).where(sql`${table.isApplied}`),
    index("payout_lines_of_order").on(table.orderId).where(sql`${table.isApplied}`),
    index("payout_lines_of_payment").on(table.txnId).where(sql`${table.isApplied}`),
    // A refund is taken off once.
    uniqueIndex("payout_lines_of_refund").on(table.refundId).where(sql`${table.isApplied}`),
    index("payout_lines_to_check")
      .on(table.id)
      .where(sql`${table.isApplied} and ${table.closedAt} is null and ${table.state} in (${TO_CHECK})`),
    check("payout_lines_add_up", sql`${table.counted} + ${table.rest} = ${table.amount}`),
  ],
);

/** Which columns the files of a payer have, as staff said it last. */
export const payoutColumns = pgTable(
  "payout_columns",
  {
    kind: text().$type<PayoutKind>().notNull(),
    /** As couriers are compared: in lower case. */
    payerKey: text().notNull(),
    // Plain `json`: nothing queries inside it.
    mapping: json().$type<PayoutMapping>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.payerKey] })],
);

/** What staff closed without a file: what is left of an order's cash or a payment, or a line that belongs to nothing. */
export const payoutClosings = pgTable(
  "payout_closings",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer().references(() => orders.id),
    txnId: text().references(() => payments.txnId),
    lineId: integer().references(() => payoutLines.id),
    way: text().$type<ClosingWay>().notNull(),
    reason: text().notNull(),
    amount: money().notNull(),
    staffId: integer()
      .notNull()
      .references(() => customers.id),
    at: instant().notNull(),
    undoneAt: instant(),
    /** Of those that were closed at once, until a day: the same for all of them. */
    together: uuid(),
  },
  (table) => [
    index("payout_closings_of_order").on(table.orderId).where(sql`${table.orderId} is not null`),
    index("payout_closings_of_payment").on(table.txnId).where(sql`${table.txnId} is not null`),
    index("payout_closings_of_line").on(table.lineId).where(sql`${table.lineId} is not null`),
    index("payout_closings_together").on(table.together).where(sql`${table.together} is not null`),
    check("payout_closings_of_one", sql`num_nonnulls(${table.orderId}, ${table.txnId}, ${table.lineId}) = 1`),
  ],
);

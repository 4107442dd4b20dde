import { ZERO_PAISE } from "@store/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, money } from "./columns.ts";
import { eliteMemberships } from "./membership.ts";
import { type OrderAddress, orders } from "./orders.ts";

/** The last number that a series gave in a financial year. Its row is locked by being counted up: no gaps. */
export const documentSeries = pgTable(
  "document_series",
  {
    series: text().notNull(),
    /** "26-27". */
    financialYear: text().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
);

/**
 * An order's invoice. With the order's lines, which never change, it says all that is printed. An order that is sent again
 * after its invoice was taken back gets another one: the latest is the one that counts.
 */
export const invoices = pgTable(
  "invoices",
  {
    /** INV/26-27/000123; those made before the series began have numbers of their orders. */
    number: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    issuedAt: instant().notNull(),
  },
  (table) => [
    index("invoices_of_order").on(table.orderId, table.issuedAt),
    // The month's return and day book.
    index("invoices_by_time").on(table.issuedAt),
  ],
);

/** The invoice of a year of membership, in the series of the orders' invoices. */
export const membershipInvoices = pgTable(
  "membership_invoices",
  {
    number: text().primaryKey(),
    /** Null once the membership's account is gone: a tax paper stays. */
    membershipId: integer().references(() => eliteMemberships.id, { onDelete: "set null" }),
    issuedAt: instant().notNull(),
    /** Paid, GST included. */
    amount: money().notNull(),
    /** Percent. */
    gstRate: smallint().notNull(),
    /** The member, with the address on record, as they were then. */
    billTo: jsonb().$type<OrderAddress>().notNull(),
  },
  (table) => [
    index("membership_invoices_of_membership").on(table.membershipId, table.issuedAt),
    index("membership_invoices_by_time").on(table.issuedAt),
  ],
);

/**
 * To whom the papers of an order were made out, once it goes elsewhere, or its customer had the account erased: the order
 * itself says something else by then, or names nobody. Tax law wants it kept (C53); only drawing the papers reads it.
 */
export const paperParties = pgTable("paper_parties", {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id),
  billingAddress: jsonb().$type<OrderAddress>().notNull(),
  shippingAddress: jsonb().$type<OrderAddress>().notNull(),
});

/**
 * Takes an invoice back: all that is left of it, of an order that was cancelled or returned; or a part of it, which was
 * refunded.
 */
export const creditNotes = pgTable(
  "credit_notes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The invoice that it takes back. */
    invoiceNumber: text()
      .notNull()
      .references(() => invoices.number),
    /** CN/26-27/000123. */
    number: text().notNull().unique(),
    issuedAt: instant().notNull(),
    /** Whether the order had been paid by then. */
    isPaid: boolean().notNull(),
    /** What is credited, GST included; null for all that is left. */
    part: money(),
    /** What is paid back: less than what is credited, where coins of the order were spent. */
    refund: money().notNull(),
    /** What of the gift voucher does not come back, for coins that were spent. */
    voucherKept: money().notNull().default(ZERO_PAISE),
  },
  (table) => [
    index("credit_notes_of_order").on(table.orderId, table.id),
    index("credit_notes_by_time").on(table.issuedAt),
    index("credit_notes_of_invoice").on(table.invoiceNumber, table.id),
    uniqueIndex("credit_notes_of_the_rest").on(table.invoiceNumber).where(sql`${table.part} is null`),
    check("credit_notes_not_negative", sql`${table.refund} >= 0 and ${table.part} > 0`),
  ],
);

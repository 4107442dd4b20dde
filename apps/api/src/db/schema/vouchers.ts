import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money, rowVersion, searchDocument, searchVector } from "./columns.ts";
import { orders } from "./orders.ts";
import { customers, shoppers } from "./shoppers.ts";

export const voucherKind = pgEnum("voucher_kind", ["flat", "percent"]);

/** A promotion's code, which discounts the goods, or a gift voucher, which pays (C38). */
export const vouchers = pgTable(
  "vouchers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    /** The code in the form in which two are compared. */
    codeKey: text().notNull().unique(),
    kind: voucherKind().notNull(),
    /** Of a flat one; of a gift voucher, what is left on it. */
    amount: money(),
    /** Of a percentage, with the most that it takes off. */
    percent: smallint(),
    cap: money(),
    /** The smallest total of goods, with their GST, that it applies to. */
    minimum: money(),
    startsAt: instant(),
    endsAt: instant(),
    /** How often it can still be used; null without a limit. */
    usesLeft: integer(),
    /** How often one customer can use a promotion; null without a limit. */
    usesPerCustomer: integer(),
    /** A gift voucher: what an order leaves on it stays good for the next. */
    isGift: boolean().notNull().default(false),
    /** The customer who spent from a gift voucher first, and keeps its rest. */
    ownerId: integer().references(() => customers.id),
    createdAt: instant().notNull(),
    version: rowVersion(),
  },
  (table) => [
    // The dashboard lists promotions and gift vouchers apart, newest first, and finds codes as they begin.
    index("vouchers_newest").on(table.isGift, table.id),
    index("vouchers_by_code").on(table.codeKey.op("text_pattern_ops")),
    check("vouchers_not_overspent", sql`${table.usesLeft} >= 0 and ${table.amount} >= 0`),
    check("vouchers_can_be_used", sql`${table.usesPerCustomer} > 0`),
    check(
      "vouchers_say_what_they_take_off",
      sql`(${table.kind} = 'flat' and ${table.amount} is not null) or (${table.kind} = 'percent' and ${table.percent} between 1 and 100)`,
    ),
    index("vouchers_of_owner").on(table.ownerId).where(sql`${table.ownerId} is not null`),
  ],
);

/** The voucher on a cart: nothing is spent until the order is placed. */
export const cartVouchers = pgTable("cart_vouchers", {
  shopperId: integer()
    .primaryKey()
    .references(() => shoppers.id, { onDelete: "cascade" }),
  voucherId: integer()
    .notNull()
    .references(() => vouchers.id, { onDelete: "cascade" }),
});

/** A voucher that an order spent. The row goes when the order gives it back. */
export const voucherUses = pgTable(
  "voucher_uses",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    voucherId: integer()
      .notNull()
      .references(() => vouchers.id),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    amount: money().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    index("voucher_uses_of_voucher").on(table.voucherId, table.usedAt, table.orderId),
    index().on(table.customerId),
  ],
);

/** A gift voucher that was ordered. Once paid, its code is mailed and stands among the vouchers. */
export const giftVouchers = pgTable(
  "gift_vouchers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    amount: money().notNull(),
    senderName: text().notNull(),
    senderEmail: text().notNull(),
    receiverName: text().notNull(),
    receiverEmail: text().notNull(),
    message: text().notNull(),
    orderedAt: instant().notNull(),
    /** Null until it is paid. */
    voucherId: integer().references(() => vouchers.id),
    /** Of the receipt that its buyer got, RCT/26-27/000123; null where it was paid before there were any. */
    receiptNumber: text().unique(),
    paidAt: instant(),
    /** The words that the staff's list finds it by. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(searchDocument("sender_name", "sender_email", "receiver_name", "receiver_email")),
  },
  (table) => [
    uniqueIndex("gift_vouchers_voucher").on(table.voucherId),
    index("gift_vouchers_newest").on(table.orderedAt, table.id),
    index("gift_vouchers_unpaid").on(table.orderedAt, table.id).where(sql`${table.voucherId} is null`),
    index("gift_vouchers_by_search").using("gin", table.search),
  ],
);

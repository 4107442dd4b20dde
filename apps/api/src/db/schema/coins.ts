import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { orders } from "./orders.ts";
import { customers } from "./shoppers.ts";

/** A customer's balance: the sum of the ledger, written in the same transaction. No row means zero. */
export const coinWallets = pgTable(
  "coin_wallets",
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id, { onDelete: "cascade" }),
    balance: integer().notNull(),
  },
  (table) => [check("coin_wallets_not_overdrawn", sql`${table.balance} >= 0`)],
);

/**
 * `returned`: an order that is not paid in time, cancelled or returned gives back what was redeemed on it; `taken_back`:
 * one that is cancelled or returned takes back what it earned; `given` and `taken`: by staff, who say why.
 */
export const coinReason = pgEnum("coin_reason", [
  "opening",
  "earned",
  "redeemed",
  "returned",
  "taken_back",
  "given",
  "taken",
]);

/** Every movement of coins; rows are only added. */
export const coinLedger = pgTable(
  "coin_ledger",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    orderId: integer().references(() => orders.id),
    reason: coinReason().notNull(),
    added: integer().notNull(),
    used: integer().notNull(),
    /** The balance after this movement. */
    balance: integer().notNull(),
    createdAt: instant().notNull(),
    /** Why staff gave or took them, for the customer to read. */
    note: text(),
    /** Given by the client: a request that is repeated moves coins once. */
    requestId: uuid(),
  },
  (table) => [
    index("coin_ledger_newest").on(table.customerId, table.id.desc()),
    uniqueIndex("coin_ledger_request").on(table.requestId),
    uniqueIndex("coin_ledger_earned_once").on(table.orderId).where(sql`${table.reason} = 'earned'`),
    check("coin_ledger_not_negative", sql`${table.added} >= 0 and ${table.used} >= 0 and ${table.balance} >= 0`),
  ],
);

/** Coins that an OTP confirmed for the customer's next order. Nothing is spent before the order. */
export const coinRedemptions = pgTable(
  "coin_redemptions",
  {
    customerId: integer()
      .primaryKey()
      .references(() => customers.id, { onDelete: "cascade" }),
    coins: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [check("coin_redemptions_above_zero", sql`${table.coins} > 0`)],
);

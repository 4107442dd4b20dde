import type { DiscountKind, DiscountScope, DiscountState } from "@store/domain";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant, money, rowVersion } from "./columns.ts";

/** What the shop takes off by itself, and scheduled prices of single products. */
export const discounts = pgTable(
  "discounts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    scope: text().$type<DiscountScope>().notNull(),
    /** Ids of products, categories or brands. */
    targets: integer().array().notNull(),
    kind: text().$type<DiscountKind>().notNull(),
    percent: smallint(),
    /** What it takes off, or the price that it sets. */
    amount: money(),
    /** Of a cart: the smallest total of goods, with their GST. */
    minimum: money(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    /** Somebody has said that it may sell below cost. */
    mayBelowCost: boolean().notNull().default(false),
    /** The state by which products have their prices now; null after it was made or changed. */
    appliedState: text().$type<DiscountState>(),
    createdAt: instant().notNull(),
    version: rowVersion(),
  },
  (table) => [
    index("discounts_not_over").on(table.startsAt).where(sql`${table.appliedState} is distinct from 'over'`),
    check(
      "discounts_say_what_they_take_off",
      sql`case ${table.kind} when 'percent' then ${table.percent} between 1 and 99 else ${table.amount} > 0 end`,
    ),
  ],
);

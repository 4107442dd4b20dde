import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, date, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant, rowVersion } from "./columns.ts";
import { customers } from "./shoppers.ts";

export const deliveryOptions = pgTable("delivery_options", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  durationDays: smallint().notNull(),
  /** False for one that subscriptions only keep: it is no longer on offer. */
  isOffered: boolean().notNull().default(true),
  /** Place in the menu; those of one place stand by their days. */
  position: smallint().notNull().default(0),
  version: rowVersion(),
});

/** The day of the next delivery: the shifted one, if it was shifted. */
const plannedDayOf = (table: { readonly shiftedDeliveryDate: AnyPgColumn; readonly nextDeliveryDate: AnyPgColumn }) =>
  sql<string | null>`coalesce(${table.shiftedDeliveryDate}, ${table.nextDeliveryDate})`;

/** A product that is delivered again and again. Dates are days in India. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    deliveryOptionId: integer()
      .notNull()
      .references(() => deliveryOptions.id),
    discountPercent: smallint().notNull(),
    /** Where it is delivered; null until its first order names an address. */
    addressId: integer(),
    isActive: boolean().notNull(),
    /** Null until its first order is paid: until then it is only a draft. */
    startDate: date(),
    nextDeliveryDate: date(),
    shiftedDeliveryDate: date(),
    /** The delivery that still goes out although it is paused; null when none does. */
    lastDeliveryDate: date(),
    /** The mandate that deliveries are charged by, and whose it is; null when they are paid by link. */
    mandateGateway: text(),
    mandate: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("subscriptions_of_customer").on(table.customerId, table.id),
    index("subscriptions_planned")
      .on(plannedDayOf(table), table.id)
      .where(sql`${table.isActive} or ${table.lastDeliveryDate} is not null`),
    index("subscriptions_due").on(table.nextDeliveryDate).where(sql`${table.isActive}`),
    check("subscriptions_mandate", sql`(${table.mandate} is null) = (${table.mandateGateway} is null)`),
    check("subscriptions_quantity_above_zero", sql`${table.quantity} > 0`),
  ],
);

export const PLANNED_DAY = plannedDayOf(subscriptions);

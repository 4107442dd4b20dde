import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { products } from "./catalogue.ts";
import { instant, money } from "./columns.ts";
import { cities, countries, states } from "./geography.ts";
import { customers } from "./shoppers.ts";

export const addresses = pgTable(
  "addresses",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    fullName: text().notNull(),
    /** With the country's calling code. */
    mobile: text().notNull(),
    anotherMobile: text().notNull(),
    addressLine1: text().notNull(),
    addressLine2: text().notNull(),
    landmark: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    postalCode: text().notNull(),
    tag: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("addresses_of_customer").on(table.customerId, table.id)],
);

/** An address as it was when the order was placed. */
export interface OrderAddress {
  readonly id: number;
  readonly full_name: string;
  readonly mobile_no: string;
  readonly full_address: string;
}

export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What people call it by: SO-2026-000123. */
    number: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    placedAt: instant().notNull(),
    deliveredAt: instant(),
    orderStatus: text().notNull(),
    saleStatus: text().notNull(),
    payType: text().notNull(),
    isPaid: boolean().notNull(),
    isInvoiced: boolean().notNull(),
    /** Before GST. */
    productTotal: money().notNull(),
    discount: money().notNull(),
    tax: money().notNull(),
    shipping: money().notNull(),
    /** Coins, of one rupee each. */
    usedCoins: integer().notNull(),
    /** What is to be paid, after coins. */
    finalTotal: money().notNull(),
    giftMessage: text(),
    voucherCode: text(),
    billingAddress: jsonb().$type<OrderAddress>().notNull(),
    shippingAddress: jsonb().$type<OrderAddress>().notNull(),
  },
  (table) => [
    uniqueIndex("orders_number").on(table.number),
    index("orders_of_customer").on(table.customerId, table.placedAt.desc(), table.id.desc()),
    check(
      "orders_add_up",
      sql`${table.productTotal} - ${table.discount} + ${table.tax} + ${table.shipping} - ${table.usedCoins}::bigint * 100 = ${table.finalTotal}`,
    ),
  ],
);

/** A line as it was sold: later changes of the product leave it as it is. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    /** Paid for one piece, with its two parts. */
    price: money().notNull(),
    basePrice: money().notNull(),
    gst: money().notNull(),
    /** Percent. */
    gstRate: smallint().notNull(),
    total: money().notNull(),
  },
  (table) => [
    index("order_lines_of_order").on(table.orderId, table.id),
    check("order_lines_add_up", sql`${table.price} * ${table.quantity} = ${table.total}`),
  ],
);

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
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
    cityId: integer().references(() => cities.id),
    /** A town that is not among the cities, as it was typed. */
    cityName: text(),
    postalCode: text().notNull(),
    tag: text().notNull(),
    /** Of a buyer who is registered for GST; empty of all others. */
    gstin: text().notNull().default(""),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("addresses_of_customer").on(table.customerId, table.id),
    check("addresses_have_a_city", sql`(${table.cityId} is null) <> (${table.cityName} is null)`),
  ],
);

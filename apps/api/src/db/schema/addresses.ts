import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
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
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    postalCode: text().notNull(),
    tag: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("addresses_of_customer").on(table.customerId, table.id)],
);

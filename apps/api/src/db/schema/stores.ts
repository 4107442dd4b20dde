import { integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { rowVersion } from "./columns.ts";
import { cities } from "./geography.ts";

/** Physical stores. */
export const stores = pgTable("stores", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  image: text(),
  landmark: text().notNull(),
  addressLine1: text().notNull(),
  addressLine2: text().notNull(),
  cityId: integer()
    .notNull()
    .references(() => cities.id),
  postalCode: text().notNull(),
  /** HH:MM in India. */
  opensAt: text().notNull(),
  closesAt: text().notNull(),
  mobile: text().notNull(),
  email: text().notNull(),
  locationUrl: text(),
  virtualLocationUrl: text(),
  /** Position in the list. */
  position: smallint().notNull(),
  version: rowVersion(),
});

import { boolean, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { countries } from "./geography.ts";
import { customers } from "./shoppers.ts";

/** The weekly hours at which the vaidya can be consulted. A slot takes one booking. */
export const appointmentSlots = pgTable(
  "appointment_slots",
  {
    /** 0 is Sunday. */
    weekday: smallint().notNull(),
    /** HH:MM in India. */
    startingHour: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weekday, table.startingHour] })],
);

export const appointments = pgTable(
  "appointments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** One booking per slot, also when two requests come at once. */
    startsAt: instant().notNull().unique(),
    name: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    mobile: text().notNull(),
    email: text().notNull(),
    gender: text().notNull(),
    ageGroup: text().notNull(),
    problem: text().notNull(),
    description: text().notNull(),
    landmark: text().notNull(),
    isTakingMedicine: boolean().notNull(),
    medicineTypes: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

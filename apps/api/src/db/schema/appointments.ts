import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, rowVersion, searchDocument, searchVector } from "./columns.ts";
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

/** Days in India on which the vaidya is away: no slot is offered. What is booked stays booked. */
export const appointmentDaysOff = pgTable("appointment_days_off", { day: date().primaryKey() });

export const appointments = pgTable(
  "appointments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    startsAt: instant().notNull(),
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
    /** When its customer agreed that the vaidya reads what it says of their health; null before anybody was asked. */
    consentedAt: instant(),
    /** When staff cancelled it: its slot is free again. */
    cancelledAt: instant(),
    /** The staff's own. */
    note: text().notNull().default(""),
    version: rowVersion(),
    /** The words that the staff's list finds it by. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(searchDocument("name", "problem", "email", "mobile", "right(mobile, 10)")),
  },
  (table) => [
    index().on(table.customerId),
    // One booking per slot, also when two requests come at once.
    uniqueIndex("appointments_slot").on(table.startsAt).where(sql`${table.cancelledAt} is null`),
    index("appointments_by_start").on(table.startsAt, table.id),
    index("appointments_cancelled").on(table.startsAt, table.id).where(sql`${table.cancelledAt} is not null`),
    index("appointments_by_search").using("gin", table.search),
  ],
);

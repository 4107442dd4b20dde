import { index, integer, pgTable, text } from "drizzle-orm/pg-core";

export const countries = pgTable("countries", {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** Calling code with the plus sign: "+91". */
  callingCode: text().notNull(),
});

export const states = pgTable(
  "states",
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    name: text().notNull(),
  },
  (table) => [index().on(table.countryId, table.name)],
);

export const cities = pgTable(
  "cities",
  {
    id: integer().primaryKey(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    name: text().notNull(),
  },
  (table) => [index().on(table.stateId, table.name)],
);

import { pgTable, text } from "drizzle-orm/pg-core";

/** Values that the store generates for itself, such as its signing secret. */
export const storeSettings = pgTable("store_settings", {
  name: text().primaryKey(),
  value: text().notNull(),
});

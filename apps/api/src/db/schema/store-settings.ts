import { pgTable, text } from "drizzle-orm/pg-core";

/** What the store keeps of itself. */
export const storeSettings = pgTable("store_settings", {
  name: text().primaryKey(),
  value: text().notNull(),
});

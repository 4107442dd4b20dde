import type { SettingValues } from "@store/domain";
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/**
 * By which settings the shop was run from when on; the newest row counts, and without one the defaults do. Rows are only
 * added: papers name the seller of their day.
 */
export const settingsVersions = pgTable("settings_versions", {
  version: integer().primaryKey(),
  /** What differs from the defaults: what was typed, by the setting's key. */
  values: jsonb().$type<SettingValues>().notNull(),
  changedAt: instant().notNull(),
  /** Who. */
  customerId: integer().references(() => customers.id, { onDelete: "set null" }),
});

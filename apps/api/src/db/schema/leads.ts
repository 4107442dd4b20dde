import { integer, json, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { cities, countries, states } from "./geography.ts";

export const inquiries = pgTable("inquiries", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  company: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  countryId: integer()
    .notNull()
    .references(() => countries.id),
  subject: text().notNull(),
  description: text().notNull(),
  ageGroup: text().notNull(),
  createdAt: instant().notNull(),
});

export const leadKind = pgEnum("lead_kind", ["b2b", "export"]);

/** What businesses and exporters say about themselves. */
export const leads = pgTable("leads", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: leadKind().notNull(),
  companyName: text().notNull(),
  industryType: text().notNull(),
  companySize: text().notNull(),
  website: text().notNull(),
  annualRevenue: text().notNull(),
  companyRegistered: text().notNull(),
  countryId: integer().references(() => countries.id),
  stateId: integer().references(() => states.id),
  cityId: integer().references(() => cities.id),
  fullName: text().notNull(),
  jobTitle: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  /** Business form only. */
  specificRequirements: text().notNull(),
  /** In the order of the form's questions. */
  answers: json().$type<readonly string[]>().notNull(),
  createdAt: instant().notNull(),
});

import { REQUEST_STATES } from "@store/domain";
import { sql } from "drizzle-orm";
import { check, index, integer, json, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant, rowVersion, searchDocument, searchVector } from "./columns.ts";
import { cities, countries, states } from "./geography.ts";
import { customers } from "./shoppers.ts";

export const requestState = pgEnum("request_state", REQUEST_STATES);

/** What staff did about an inquiry or a lead, and who of them when. */
const handling = () => ({
  state: requestState().notNull().default("open"),
  note: text().notNull().default(""),
  handledBy: integer().references(() => customers.id),
  handledAt: instant(),
  version: rowVersion(),
});

export const inquiries = pgTable(
  "inquiries",
  {
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
    ...handling(),
    /** The words that the staff's list finds it by. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(searchDocument("name", "company", "subject", "email", "phone", "right(phone, 10)")),
  },
  (table) => [
    index("inquiries_newest").on(table.createdAt, table.id),
    index("inquiries_by_state").on(table.state, table.createdAt, table.id),
    index("inquiries_by_search").using("gin", table.search),
  ],
);

export const leadKind = pgEnum("lead_kind", ["b2b", "export"]);

/** What businesses and exporters say about themselves. */
export const leads = pgTable(
  "leads",
  {
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
    ...handling(),
    /** The words that the staff's list finds it by. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        searchDocument("full_name", "company_name", "industry_type", "email", "phone", "right(phone, 10)"),
      ),
  },
  (table) => [
    index("leads_newest").on(table.createdAt, table.id),
    index("leads_by_kind").on(table.kind, table.createdAt, table.id),
    index("leads_by_state").on(table.state, table.createdAt, table.id),
    index("leads_by_search").using("gin", table.search),
  ],
);

/** What staff mailed to whoever sent an inquiry or a lead: one of the two. */
export const requestAnswers = pgTable(
  "request_answers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    inquiryId: integer().references(() => inquiries.id, { onDelete: "cascade" }),
    leadId: integer().references(() => leads.id, { onDelete: "cascade" }),
    text: text().notNull(),
    answeredBy: integer().references(() => customers.id),
    answeredAt: instant().notNull(),
  },
  (table) => [
    check("request_answers_of_one", sql`num_nonnulls(${table.inquiryId}, ${table.leadId}) = 1`),
    index("answers_of_inquiry").on(table.inquiryId, table.id),
    index("answers_of_lead").on(table.leadId, table.id),
  ],
);

import { STAFF_ROLES } from "@store/domain";
import { index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

export const staffRole = pgEnum("staff_role", STAFF_ROLES);

/** The accounts that work in the shop. */
export const staffMembers = pgTable("staff_members", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  role: staffRole().notNull(),
  joinedAt: instant().notNull(),
  /** The authenticator app's secret, encrypted; null before one is set up. */
  totpSecret: text(),
  /** When the first code of it was confirmed; the second factor counts from then on. */
  totpConfirmedAt: instant(),
  /** The time step of the last code that was accepted: it and those before it are refused. */
  totpLastStep: integer(),
});

/** What staff did in the dashboard, a row for each action. Rows are only added. */
export const staffActions = pgTable(
  "staff_actions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    /** Who; null for the command line. */
    customerId: integer().references(() => customers.id),
    /** What, as a word: "pack", "change price". */
    action: text().notNull(),
    /** What it was done to: "order", "product", "staff" and its id. */
    subject: text().notNull(),
    subjectId: integer().notNull(),
    /** What the action changed, by field, before and after. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index("staff_actions_of_subject").on(table.subject, table.subjectId, table.id),
    index("staff_actions_of_member").on(table.customerId, table.id),
    index("staff_actions_by_time").on(table.at),
  ],
);

import { type GrantablePermission, STAFF_ROLES } from "@store/domain";
import { index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

export const staffRole = pgEnum("staff_role", STAFF_ROLES);

/** Roles of the shop's own. */
export const staffRoles = pgTable("staff_roles", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** The name as it is compared. */
  nameKey: text().notNull().unique(),
  permissions: text().array().$type<readonly GrantablePermission[]>().notNull(),
});

/** The accounts that work in the shop. */
export const staffMembers = pgTable("staff_members", {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  /** Of somebody with a role of the shop's own, "packer": it counts for nothing. */
  role: staffRole().notNull(),
  /** The role of the shop's own, where the member has one. */
  ownRoleId: integer().references(() => staffRoles.id),
  joinedAt: instant().notNull(),
  /** The authenticator app's secret, encrypted; null before one is set up. */
  totpSecret: text(),
  /** When the first code of it was confirmed; the second factor counts from then on. */
  totpConfirmedAt: instant(),
  /** The time step of the last code that was accepted: it and those before it are refused. */
  totpLastStep: integer(),
});

/** Recovery codes that were not used yet: each opens the dashboard once in place of the authenticator app's. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    customerId: integer()
      .notNull()
      .references(() => staffMembers.customerId, { onDelete: "cascade" }),
    /** Under a key of the store, since a code is short enough to be guessed from a plain hash. */
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.hash] })],
);

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

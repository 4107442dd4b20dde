import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** SO Elite: a customer is a member from the start to the end of any of these. */
export const eliteMemberships = pgTable(
  "elite_memberships",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId, table.endsAt)],
);

import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** What staff wrote down about a customer, for themselves. Rows are only added, and go with the account. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** Who of the staff. */
    staffId: integer()
      .notNull()
      .references(() => customers.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index("customer_notes_of_customer").on(table.customerId, table.id)],
);

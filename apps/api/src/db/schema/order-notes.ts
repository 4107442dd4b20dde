import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { orders } from "./orders.ts";
import { customers } from "./shoppers.ts";

/** What staff wrote down about an order. Rows are only added. */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Who of the staff. */
    staffId: integer()
      .notNull()
      .references(() => customers.id),
    /** Written to the customer, who reads it; all others stay in the shop. */
    isToCustomer: boolean().notNull(),
    /** Null once the customer's account is erased. */
    text: text(),
    at: instant().notNull(),
  },
  (table) => [index("order_notes_of_order").on(table.orderId, table.id)],
);

import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, money } from "./columns.ts";
import { customers } from "./shoppers.ts";

/**
 * Carts that customers left, as a job finds them: a row for each content that a customer's cart had. One of a content that
 * the customer was reminded of stays, so that nobody is reminded of it again; the others go when the cart changes.
 */
export const leftCarts = pgTable(
  "left_carts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id),
    /** What is in it, as a hash: two carts are compared by it. */
    content: text().notNull(),
    /** The last change of the cart. */
    since: instant().notNull(),
    pieces: integer().notNull(),
    /** At the prices of then, GST included. */
    worth: money().notNull(),
    remindedAt: instant(),
  },
  (table) => [
    uniqueIndex("left_carts_of_content").on(table.customerId, table.content),
    index("left_carts_newest").on(table.since, table.id),
    index("left_carts_to_remind").on(table.since, table.id).where(sql`${table.remindedAt} is null`),
  ],
);

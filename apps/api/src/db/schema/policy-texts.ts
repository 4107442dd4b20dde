import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** What an owner wrote for a policy page; words name facts (`{{minimum-order}}`). */
export interface PolicyWords {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** HTML, sanitised: nothing but what `page-html.ts` of the content package writes. */
  readonly content: string;
}

/** The owner's texts of policies and FAQ. A page without a row, or that was reset, has the shop's own. */
export const policyTexts = pgTable("policy_texts", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The end of its address, such as `shipping-policy`. */
  page: text().notNull().unique(),
  /** Null while the page has the shop's own text. */
  words: jsonb().$type<PolicyWords>(),
  version: integer().notNull().default(0),
  changedAt: instant().notNull(),
  /** Who. */
  customerId: integer().references(() => customers.id, { onDelete: "set null" }),
});

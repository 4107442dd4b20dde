import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Captcha challenges whose answer was used, until they would be too old anyway. */
export const usedChallenges = pgTable("used_challenges", {
  signature: text().primaryKey(),
  expiresAt: instant().notNull(),
});

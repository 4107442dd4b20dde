import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Captcha challenges that were solved, so that none is used twice; kept until they would expire. */
export const usedChallenges = pgTable("used_challenges", {
  signature: text().primaryKey(),
  expiresAt: instant().notNull(),
});

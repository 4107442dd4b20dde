import type { ContentPage } from "@store/content/rewritable-pages";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { policyTexts } from "../../db/schema/index.ts";
import { checkPolicy, standardPage } from "./check-words.ts";

type Row = Pick<typeof policyTexts.$inferSelect, "page" | "words" | "changedAt">;

/**
 * The page of an owner's words, which name facts; undefined where the shop's own text counts. Words that a release no
 * longer fits count as none: they would show a variable to shoppers.
 */
export function ownPage({ page, words, changedAt }: Row): ContentPage | undefined {
  const standard = standardPage(page);
  const checked = standard && words ? checkPolicy(standard, words, changedAt) : undefined;
  return checked?.ok ? checked.value.page : undefined;
}

export async function findStored(db: Database, page: string): Promise<typeof policyTexts.$inferSelect | undefined> {
  const [row] = await db.select().from(policyTexts).where(eq(policyTexts.page, page));
  return row;
}

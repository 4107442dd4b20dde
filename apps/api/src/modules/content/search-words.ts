import { searchWords } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { products } from "../../db/schema/index.ts";

const wordsOf = (names: readonly string[]): string => searchWords(names.join(" ")).join(" ");

/**
 * Puts other names among the words by which products are found: of each product, the old names' words give way to the new
 * ones, in one statement. Words of the same name that come from elsewhere, such as a brand's, stay.
 */
export async function renameInSearchWords(
  tx: Database,
  before: readonly string[],
  after: readonly string[],
  where: SQL,
): Promise<void> {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old === next) return;
  const padded = sql`' ' || ${products.searchWords} || ' '`;
  const place = sql`strpos(${padded}, ${` ${old} `})`;
  // The first of them; at the end where the product lacks them.
  const renamed =
    old === ""
      ? sql`${products.searchWords} || ${` ${next}`}`
      : sql`case when ${place} > 0
          then overlay(${padded} placing ${next === "" ? " " : ` ${next} `} from ${place} for ${old.length + 2})
          else ${products.searchWords} || ${` ${next}`} end`;
  await tx
    .update(products)
    .set({ searchWords: sql`trim(${renamed})` })
    .where(where);
}

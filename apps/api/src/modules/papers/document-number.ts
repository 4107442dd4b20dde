import { type DocumentSeries, documentNumber, financialYear, type Policy } from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { documentSeries } from "../../db/schema/index.ts";

const takeNext = prepared("next_document_number", (db) =>
  db
    .insert(documentSeries)
    .values({ series: sql.placeholder("series"), financialYear: sql.placeholder("year"), last: 1 })
    .onConflictDoUpdate({
      target: [documentSeries.series, documentSeries.financialYear],
      set: { last: sql`${documentSeries.last} + 1` },
    })
    .returning({ last: documentSeries.last }),
);

/**
 * Takes the next number of a series (C47). The series stays locked until the transaction ends, so that a number that is
 * rolled back is given again: this is the last lock that a transaction takes.
 */
export async function nextDocumentNumber(
  tx: Database,
  series: DocumentSeries,
  now: Date,
  policy: Policy,
): Promise<string> {
  const year = financialYear(now);
  const [row] = await takeNext(tx).execute({ series, year });
  if (!row) throw new Error(`The series ${series} returned no number`);
  return documentNumber(series, year, row.last, policy);
}

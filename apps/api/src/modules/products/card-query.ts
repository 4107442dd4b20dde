import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { catalogueState, products } from "../../db/schema/index.ts";
import { type CardRow, cardOnly, isWishedBy } from "./product-card.ts";

export interface ReadCards {
  /** Of the catalogue, when the cards were read; undefined where it has none, which no list was found in. */
  readonly version: number | undefined;
  /** In the order of their ids; of a product that is gone there is none. */
  readonly rows: readonly CardRow[];
}

/** Reads cards by their ids, as they are at this moment: one statement, the same for every list. */
export function createReadCards(db: Database) {
  const columns = { version: catalogueState.version, ...cardOnly };
  const isAsked = sql`${products.id} = any(${sql.placeholder("ids")}::int[])`;
  const anonymous = db
    .select(columns)
    .from(products)
    .innerJoin(catalogueState, sql`true`)
    .where(isAsked)
    .prepare("cards");
  const personal = db
    .select({ ...columns, isWished: isWishedBy(sql.placeholder("shopper")) })
    .from(products)
    .innerJoin(catalogueState, sql`true`)
    .where(isAsked)
    .prepare("cards_personal");
  const selectVersion = db
    .select({ version: catalogueState.version })
    .from(catalogueState)
    .prepare("catalogue_version");

  return async (ids: readonly number[], shopperId: number | undefined): Promise<ReadCards> => {
    const read = await (shopperId === undefined ? anonymous : personal).execute({ ids, shopper: shopperId });
    const [any] = read.length > 0 ? read : await selectVersion.execute();
    const byId = new Map<number, CardRow>();
    for (const row of read) byId.set(row.id, row);
    return { version: any?.version, rows: ids.flatMap((id) => byId.get(id) ?? []) };
  };
}

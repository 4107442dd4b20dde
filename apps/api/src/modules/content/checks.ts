import { and, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { categories, products } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { NAME_TAKEN, NO_SUCH_CATEGORY, NO_SUCH_PRODUCT } from "./messages.ts";

/** An empty text is none. */
export const orNull = (text: string): string | null => (text === "" ? null : text);

interface Links {
  readonly category_id?: number | null;
  readonly product_id?: number | null;
}

const idsOf = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.filter((id) => typeof id === "number"))];

/** Refuses links to what the shop does not have. */
export async function checkLinks(tx: Database, links: readonly Links[]): Promise<HttpError | undefined> {
  const categoryIds = idsOf(links.map(({ category_id }) => category_id));
  const productIds = idsOf(links.map(({ product_id }) => product_id));
  if (categoryIds.length > 0 && (await tx.$count(categories, inArray(categories.id, categoryIds))) < categoryIds.length)
    return httpError(400, NO_SUCH_CATEGORY, { field: "category_id" });
  if (productIds.length > 0 && (await tx.$count(products, inArray(products.id, productIds))) < productIds.length)
    return httpError(400, NO_SUCH_PRODUCT, { field: "product_id" });
  return undefined;
}

interface Name {
  readonly column: PgColumn;
  readonly value: string;
  /** Of the row that has the name, or is given it; undefined for a new one. */
  readonly id: number | undefined;
  readonly message?: string;
  readonly field?: string;
}

/** Refuses a name that another row has, whatever its case. */
export async function isTaken(
  tx: Database,
  table: PgTable & { readonly id: PgColumn },
  { column, value, id, message = NAME_TAKEN, field = "name" }: Name,
): Promise<HttpError | undefined> {
  const same: SQL = sql`lower(${column}) = lower(${value})`;
  const others = await tx.$count(table, and(same, id === undefined ? undefined : ne(table.id, id)));
  return others > 0 ? httpError(409, message, { field }) : undefined;
}

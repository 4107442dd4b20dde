import { STAFF_SEARCH_SIZE } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { LARGE_ROWS } from "./aggregate-cache.ts";
import type { Bindable } from "./list-conditions.ts";
import { prepareOnce } from "./prepare-once.ts";
import { definedOf, placeholdersOf, type Statement, type Values } from "./prepared-list.ts";

interface FirstFound<V, Row> {
  /** Its statements are named after it. */
  readonly name: string;
  readonly table: PgTable & { readonly id: PgColumn };
  /** What is given to the statement for a text. */
  readonly valuesOf: (text: string) => V;
  /** Undefined where the text has no word. */
  readonly where: (values: Bindable<V>) => SQL | undefined;
  /** What has exactly the number that was typed: it comes first. */
  readonly exactly?: (values: Bindable<V>) => SQL | undefined;
  /** An order that an index has. */
  readonly orderBy: readonly SQL[];
  readonly select: (where: SQL, orderBy: SQL[]) => Statement<Row>;
}

const size = sql.raw(`${STAFF_SEARCH_SIZE}`);
const large = sql.raw(`${LARGE_ROWS}`);

/**
 * Reads the first rows that a text finds, in one statement. As in `preparedList`, rows are found by the index of words and
 * sorted; only what a thousand rows or more have is looked for in the list's order, where it soon comes. Postgres runs
 * that second half only then.
 */
export function firstFound<V extends Values, Row>({
  name,
  table,
  valuesOf,
  where,
  exactly,
  orderBy,
  select,
}: FirstFound<V, Row>): (text: string) => Promise<readonly Row[]> {
  function prepare(statementName: string, values: Bindable<V>, condition: SQL) {
    const order = sql.join([...orderBy], sql`, `);
    const matching = (which: SQL) => sql`select ${table.id} from ${table} where ${which}`;
    const ids = sql`(with found as materialized (${matching(condition)} limit ${large})
      select case when (select count(*) from found) < ${large} then array(select id from found)
        else array(${matching(condition)} order by ${order} limit ${size}) end)::int[]`;
    const exact = exactly?.(values);
    return exact
      ? select(sql`${table.id} = any(${ids} || array(${matching(exact)} limit ${size}))`, [
          sql`(${exact}) desc, ${order} limit ${size}`,
        ]).prepare(statementName)
      : select(sql`${table.id} = any(${ids})`, [sql`${order} limit ${size}`]).prepare(statementName);
  }
  const prepared = prepareOnce<ReturnType<typeof prepare>>(`staff_search_${name}`);

  return async (text) => {
    const values = valuesOf(text);
    const given = definedOf(values);
    const bound = placeholdersOf(given, values);
    const condition = where(bound);
    if (!condition) return [];
    const statement = prepared(Object.keys(given).join(), (unique) => prepare(unique, bound, condition));
    return statement.execute(given);
  };
}

import { STAFF_PAGE_SIZE } from "@store/domain";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { LARGE_ROWS } from "./aggregate-cache.ts";
import type { Bindable } from "./list-conditions.ts";
import { countOfPage, findCount, isLargeCount, rowsOfPage, selectCount } from "./list-page.ts";
import { prepareOnce } from "./prepare-once.ts";

export type Values = Readonly<Record<string, string | number | Date | undefined>>;

// The overload is a cast: `Object.fromEntries` forgets which keys it was given, and these are those of `given`.
export function placeholdersOf<V extends Values>(given: Values, values: V): Bindable<V>;
export function placeholdersOf(given: Values): Bindable<Values> {
  return Object.fromEntries(Object.keys(given).map((name) => [name, sql.placeholder(name)]));
}

export const definedOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export interface Statement<Row> {
  readonly prepare: (name: string) => {
    readonly execute: (values: Record<string, unknown>) => Promise<readonly Row[]>;
  };
}

interface ListDefinition<Choices, V, Row> {
  /** Its statements are named after it. */
  readonly name: string;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly where: (choices: Choices, values: Bindable<V>) => SQL | undefined;
  /** Rows of a page, where it is not as of other lists. */
  readonly pageSize?: number;
  /** An order that an index has. */
  readonly orderBy: (choices: Choices) => SQL[];
  /** Reads what the list shows of the rows that fit. */
  readonly select: (where: SQL | undefined, orderBy: SQL[]) => Statement<Row>;
}

/** What a list is asked for. */
interface Asked<Choices, V> {
  /** What is written into the statement: each combination is a statement of its own. */
  readonly choices: Choices;
  /** What is given to it, undefined where it is not asked for. `words` are a full-text query. */
  readonly values: V;
  readonly page: number;
}

/** Whether one plan suits all values: those of one equality. Words, and values together, may be common or rare. */
const suitsOnePlan = (values: object): boolean => !("words" in values) && Object.keys(values).length <= 1;

const MOST_FOUND = sql.raw(`${LARGE_ROWS}`);

/**
 * Reads pages of a list, and how many rows fit: one statement where the page is the last, otherwise two. They are
 * prepared, once for each combination of filters.
 *
 * A page's rows are found by the index of its filter alone, so that neither those of earlier pages are read, nor those
 * that do not fit: a plan for any state of orders would read all of them for a rare one. The first page of the whole
 * list is read in one pass.
 *
 * A search finds its rows by the index of words, and sorts them: Postgres takes any beginning of a word for half a
 * percent of the rows, and would look for one mobile through all orders in their order. Only what a thousand rows or more
 * have is looked for in the list's order, where it soon comes.
 *
 * Where one plan suits all values, the page's size is written into the statement, and Postgres keeps the plan. Otherwise
 * the size is a value: a plan for any number of rows looks so expensive to Postgres that it makes one for the values of
 * each call.
 */
export function preparedList<Choices extends object, V extends Values, Row>(
  db: Database,
  { name, table, where, pageSize = STAFF_PAGE_SIZE, orderBy, select }: ListDefinition<Choices, V, Row>,
): (asked: Asked<Choices, V>) => Promise<readonly [rows: readonly Row[], count: number]> {
  const wholePage = sql.raw(`${pageSize}`);
  function prepare(statementName: string, choices: Choices, values: Bindable<V>, isFirst: boolean) {
    const condition = where(choices, values);
    const order = orderBy(choices);
    const hasOnePlan = suitsOnePlan(values);
    const isSearch = "words" in values;
    // The limit stands behind the order, since Drizzle's own is always a value.
    const inOrder = (size: SQL | Placeholder) => sql`${sql.join(order, sql`, `)} limit ${size}`;
    const offset = sql`offset ${sql.placeholder("offset")}`;
    const matching = sql`select ${table.id} from ${table} where ${condition ?? sql`true`}`;
    const isAnyOf = (ids: SQL) => sql`${table.id} = any(array(${ids}))`;
    function selectById() {
      const window = isFirst && hasOnePlan ? inOrder(wholePage) : sql`${inOrder(sql.placeholder("limit"))} ${offset}`;
      return select(isAnyOf(sql`${matching} order by ${window}`), order);
    }
    function selectFound() {
      const window = isFirst ? inOrder(wholePage) : sql`${inOrder(wholePage)} ${offset}`;
      return select(isAnyOf(sql`${matching} limit ${MOST_FOUND}`), [window]);
    }
    const isReadInOrder = isFirst && (!condition || isSearch);
    const rows = isReadInOrder
      ? select(condition, [inOrder(isSearch ? sql.placeholder("limit") : wholePage)])
      : selectById();
    const named = (what: string) => statementName && `${statementName}_${what}`;
    return {
      rows: rows.prepare(named("rows")),
      found: isSearch ? selectFound().prepare(named("found")) : undefined,
      count: selectCount(db, table, condition).prepare(hasOnePlan ? named("count") : ""),
    };
  }
  const prepared = prepareOnce<ReturnType<typeof prepare>>(`staff_${name}`);

  return async ({ choices, values, page }) => {
    const given = definedOf(values);
    const isFirst = page === 1;
    const filters = JSON.stringify([name, choices, given]);
    const { rows, found, count } = prepared(JSON.stringify([choices, Object.keys(given), isFirst]), (unique) =>
      prepare(unique, choices, placeholdersOf(given, values), isFirst),
    );
    type Prepared = ReturnType<Statement<Row>["prepare"]>;
    const readPage = async (statement: Prepared): Promise<readonly [rows: readonly Row[], count: number]> => {
      const read = await statement.execute({ ...given, ...rowsOfPage(page, pageSize) });
      return [
        read,
        countOfPage(page, read.length, pageSize) ?? (await findCount(db, filters, () => count.execute(given))),
      ];
    };
    if (found && !isLargeCount(db, filters)) {
      const result = await readPage(found);
      if (result[1] < LARGE_ROWS) return result;
    }
    return readPage(rows);
  };
}

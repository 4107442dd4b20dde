import { STAFF_PAGE_SIZE } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import type { Bindable } from "./list-conditions.ts";
import { countOfPage, findCount, rowsOfPage, selectCount } from "./list-page.ts";
import { prepareOnce } from "./prepare-once.ts";

type Values = Readonly<Record<string, string | number | Date | undefined>>;

function placeholdersOf<V extends Values>(given: Values, values: V): Bindable<V>;
function placeholdersOf(given: Values): Bindable<Values> {
  return Object.fromEntries(Object.keys(given).map((name) => [name, sql.placeholder(name)]));
}

const definedOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

interface Statement<Row> {
  readonly prepare: (name: string) => {
    readonly execute: (values: Record<string, unknown>) => Promise<readonly Row[]>;
  };
}

interface ListDefinition<Choices, V, Row> {
  /** Its statements are named after it. */
  readonly name: string;
  readonly table: PgTable & { readonly id: PgColumn };
  readonly where: (choices: Choices, values: Bindable<V>) => SQL | undefined;
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

const PAGE_SIZE = sql.raw(`${STAFF_PAGE_SIZE}`);

/**
 * Reads pages of a list, and how many rows fit: one statement where the page is the last, otherwise two. They are
 * prepared, once for each combination of filters.
 *
 * A page's rows are found by the index of its filter alone, so that neither those of earlier pages are read, nor those
 * that do not fit: a plan for any state of orders would read all of them for a rare one. The first page of the whole
 * list, and that of a search, which is planned for its words, are read in one pass.
 *
 * Where one plan suits all values, the page's size is written into the statement, and Postgres keeps the plan. Otherwise
 * the size is a value: a plan for any number of rows looks so expensive to Postgres that it makes one for the values of
 * each call.
 */
export function preparedList<Choices extends object, V extends Values, Row>(
  db: Database,
  { name, table, where, orderBy, select }: ListDefinition<Choices, V, Row>,
): (asked: Asked<Choices, V>) => Promise<readonly [rows: readonly Row[], count: number]> {
  function prepare(statementName: string, choices: Choices, values: Bindable<V>, isFirst: boolean) {
    const condition = where(choices, values);
    const order = orderBy(choices);
    const hasOnePlan = suitsOnePlan(values);
    const size = isFirst && hasOnePlan ? PAGE_SIZE : sql.placeholder("limit");
    const inOrder = sql`${sql.join(order, sql`, `)} limit ${size}`;
    function selectById() {
      const start = isFirst && hasOnePlan ? sql`` : sql`offset ${sql.placeholder("offset")}`;
      const found = sql`select ${table.id} from ${table} where ${condition ?? sql`true`} order by ${inOrder} ${start}`;
      return select(sql`${table.id} = any(array(${found}))`, order);
    }
    // The limit stands behind the order, since Drizzle's own is always a value.
    const isReadInOrder = isFirst && (!condition || "words" in values);
    const rows = isReadInOrder ? select(condition, [inOrder]) : selectById();
    const count = selectCount(db, table, condition);
    const named = (what: string) => statementName && `${statementName}_${what}`;
    return {
      rows: rows.prepare(named("rows")),
      count: count.prepare(hasOnePlan ? named("count") : ""),
    };
  }
  const prepared = prepareOnce<ReturnType<typeof prepare>>(`staff_${name}`);

  return async ({ choices, values, page }) => {
    const given = definedOf(values);
    const isFirst = page === 1;
    const filters = JSON.stringify([name, choices, given]);
    const { rows, count } = prepared(JSON.stringify([choices, Object.keys(given), isFirst]), (unique) =>
      prepare(unique, choices, placeholdersOf(given, values), isFirst),
    );
    const read = await rows.execute({ ...given, ...rowsOfPage(page) });
    return [read, countOfPage(page, read.length) ?? (await findCount(db, filters, () => count.execute(given)))];
  };
}

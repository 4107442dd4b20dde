import { figures, figuresCsv, type WireReplyOf } from "@store/api-client/contract";
import {
  FIGURE_TABLES,
  type FigureColumn,
  type FigureKey,
  type Figures,
  type FigureValues,
  paise,
  rowsShown,
  shareOfRow,
  sumFigures,
  todayInIndia,
  toRupees,
} from "@store/domain";
import type { Database } from "../../db/database.ts";
import { FileStream } from "../../http/file-stream.ts";
import { CSV_BATCH, type CsvCell, type CsvColumn, csvFileName, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { createAggregateCache } from "../staff-lists/aggregate-cache.ts";
import type { FigureRow } from "./figure-row.ts";
import { type FigureQuery, readFigures } from "./figure-tables.ts";

type Told = WireReplyOf<typeof figures>["data"];

/** What a table says of a row, amounts in rupees. */
function wireValues(table: Figures, row: FigureValues): Partial<Record<FigureKey, number>> {
  const values: Partial<Record<FigureKey, number>> = {};
  for (const column of FIGURE_TABLES[table].columns) {
    if (column.unit === "percent" || column.unit === "day") continue;
    const value = row[column.key];
    if (value !== undefined) values[column.key] = column.unit === "money" ? toRupees(paise(value)) : value;
  }
  return values;
}

/** A page of a table: the first rows and those that are apart, the others as one, and the sum of all. */
function pageOf(table: Figures, rows: readonly FigureRow[]): Told {
  const listed = rows.filter(({ isApart }) => !isApart);
  const apart = rows.filter(({ isApart }) => isApart);
  const shown = listed.slice(0, rowsShown(table));
  const more = listed.slice(shown.length);
  return {
    rows: [...shown, ...apart].map((row) => ({
      ...{ label: row.label, id: row.id, last_sold: row.last_sold },
      ...wireValues(table, row),
    })),
    more: more.length > 0 ? { count: more.length, ...wireValues(table, sumFigures(table, more)) } : undefined,
    total: wireValues(table, sumFigures(table, rows)),
  };
}

/** How many orders, pieces or products a table was counted from, about. */
function rowsOf(table: Figures, rows: readonly FigureRow[]): number {
  if (FIGURE_TABLES[table].of !== "period") return rows.length;
  const { orders = 0, pieces = 0, delivered = 0 } = sumFigures(table, rows);
  return orders + pieces + delivered;
}

const pages = createAggregateCache<Told>();

function findPage(db: Database, table: Figures, query: FigureQuery, now: Date): Promise<Told> {
  return pages.find(db, JSON.stringify([table, query, todayInIndia(now)]), async () => {
    const rows = await readFigures(db, table, query, now);
    return { value: pageOf(table, rows), rows: rowsOf(table, rows) };
  });
}

const cellOf = (column: FigureColumn, row: FigureRow, total: FigureValues): CsvCell => {
  if (column.unit === "percent") return shareOfRow(column, row, total);
  if (column.unit === "day") return row.last_sold;
  const value = row[column.key];
  return column.unit === "money" && value !== undefined ? toRupees(paise(value)) : value;
};

async function* readFile(
  table: Figures,
  read: () => Promise<readonly FigureRow[]>,
): AsyncGenerator<readonly (readonly [FigureRow, FigureValues])[], void, undefined> {
  const rows = await read();
  const total = sumFigures(table, rows);
  for (let at = 0; at < rows.length; at += CSV_BATCH) {
    yield rows.slice(at, at + CSV_BATCH).map((row) => [row, total] as const);
  }
}

/** The shop's figures as tables, each also as a file. */
export function figureRoutes({ serve, db, clock }: Backend): void {
  serve(figures, async ({ params: { table }, query }) => ({
    status: true,
    data: await findPage(db, table, query, clock()),
  }));

  serve(figuresCsv, ({ params: { table }, query }) => {
    const now = clock();
    const { head, columns } = FIGURE_TABLES[table];
    const cells: readonly CsvColumn<readonly [FigureRow, FigureValues]>[] = [
      { header: head, cell: ([{ label }]) => label },
      ...columns.map((column) => ({
        header: column.label,
        cell: ([row, total]: readonly [FigureRow, FigureValues]) => cellOf(column, row, total),
      })),
    ];
    const name = csvFileName(`figures-${table.replaceAll("_", "-")}`, now);
    return new FileStream(
      name,
      writeCsv(
        cells,
        readFile(table, () => readFigures(db, table, query, now)),
      ),
    );
  });
}

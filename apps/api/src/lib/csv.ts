import { indianWallClock } from "@store/domain";
import { stringify } from "csv-stringify/sync";

/** Empty where a row has nothing to say. */
export type CsvCell = string | number | null | undefined;

export interface CsvColumn<Row> {
  /** What stands above the column. */
  readonly header: string;
  readonly cell: (row: Row) => CsvCell;
}

/** How many rows are read and written at once. */
export const CSV_BATCH = 1000;

/** Excel takes a file for UTF-8 when it begins with this, and shows Hindi. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet takes for a formula, also written in full width; apostrophes before it count as escapes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet computes: an apostrophe stands before what looks like a formula. */
export const escapeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `escapeCell` was given. */
export const unescapeCell = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);

/** A number stays one, below zero too. */
const toText = (cell: CsvCell): string => (typeof cell === "number" ? String(cell) : escapeCell(cell ?? ""));

/** The library leaves line breaks of other systems unquoted. */
const lines = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: "windows", quoted_match: /[\r\n]/ });

/** A few rows as CSV, for a program that reads their first one as names: it would take a byte-order mark for a letter. */
export const csvForPrograms = (rows: readonly (readonly CsvCell[])[]): string =>
  lines(rows.map((cells) => cells.map(toText)));

/**
 * A list as CSV, a chunk for each batch of rows: the next batch is read when the chunk before it is wanted, so that no
 * more than one is held.
 */
export async function* writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + lines([columns.map(({ header }) => toText(header))]);
  for await (const rows of batches) yield lines(rows.map((row) => columns.map(({ cell }) => toText(cell(row)))));
}

/**
 * Reads a list in batches, each from where the one before it ended.
 * @param read gives the `limit` rows that follow `last`, or the first ones.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  limit = CSV_BATCH,
): AsyncGenerator<readonly Row[], void, undefined> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, limit);
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
    last = rows.at(-1);
  }
}

const two = (figure: number): string => String(figure).padStart(2, "0");

/** A point in time as spreadsheets read it: date and time in India, such as "2026-03-14 09:05". */
export function csvTime(instant: Date): string {
  const at = indianWallClock(instant);
  return at ? `${at.year}-${two(at.month)}-${two(at.day)} ${two(at.hour)}:${two(at.minute)}` : "";
}

/** The name of a file that is made on a day, such as "orders-2026-03-14.csv". */
export const csvFileName = (list: string, madeAt: Date): string => `${list}-${csvTime(madeAt).slice(0, 10)}.csv`;

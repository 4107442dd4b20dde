import { Readable } from "node:stream";
import { parse } from "csv-parse";
import * as v from "valibot";
import { unescapeCell } from "./csv.ts";
import { hasCode } from "./errors.ts";

interface CsvLine {
  /** As a spreadsheet counts its rows, from 1: a cell of several lines is in one of them. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** How far into the file the separator is looked for: spreadsheets of other countries write ";". */
const HEADER_BYTES = 200;

/** What the reader gives for a line, by its option `info`. */
const Entry = v.object({
  record: v.array(v.string()),
  info: v.object({ records: v.number(), empty_lines: v.number() }),
});

interface CsvReading {
  /** Whether a quote within a cell is a letter of it: programs of others write ="149" without doubling the quotes. */
  readonly hasLooseQuotes?: boolean;
}

/**
 * Reads a file as CSV, a line at a time. "unreadable" comes where it is none.
 * @param longestLine in bytes
 */
export async function* readCsv(
  file: Blob,
  longestLine: number,
  { hasLooseQuotes = false }: CsvReading = {},
): AsyncGenerator<CsvLine | "unreadable", void, undefined> {
  const head = await file.slice(0, HEADER_BYTES).text();
  const delimiter = /[,;\t]/.exec(head)?.[0] ?? ",";
  const options = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true };
  const parser = parse({ ...options, max_record_size: longestLine, relax_quotes: hasLooseQuotes });
  const source = Readable.from(chunksOf(file));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const entry of parser) {
      if (!v.is(Entry, entry)) continue;
      const { record, info } = entry;
      yield { line: info.records + info.empty_lines, cells: record.map(unescapeCell) };
    }
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    yield "unreadable";
  }
}

const isUnreadable = (error: unknown): boolean =>
  hasCode(error, "CSV_MAX_RECORD_SIZE", "CSV_QUOTE_NOT_CLOSED", "CSV_INVALID_CLOSING_QUOTE", "INVALID_OPENING_QUOTE");

const CHUNK_BYTES = 64 * 1024;

/** The file's bytes, some at a time. */
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array, void, undefined> {
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    yield new Uint8Array(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
  }
}

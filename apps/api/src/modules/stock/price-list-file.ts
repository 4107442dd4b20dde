import { Readable } from "node:stream";
import { basedOnCell, type Paise, PRICE_LIST_COLUMNS, toRupees } from "@store/domain";
import { parse } from "csv-parse";
import { and, asc, eq, gt, or } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/database.ts";
import { categories, products } from "../../db/schema/index.ts";
import { type CsvColumn, inBatches, unescapeCell, writeCsv } from "../../lib/csv.ts";
import { hasCode } from "../../lib/errors.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly price: Paise;
  readonly stock: number | null;
}

const { product, name, category, price, stock, basedOn } = PRICE_LIST_COLUMNS;
const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: product, cell: (row) => row.id },
  { header: name, cell: (row) => row.name },
  { header: category, cell: (row) => row.category },
  { header: price, cell: (row) => toRupees(row.price) },
  { header: stock, cell: (row) => row.stock },
  { header: basedOn, cell: basedOnCell },
];

/** Prices and stocks of all products, or of those in a category, as CSV. */
export const writePriceList = (db: Database, categoryId: number | undefined) =>
  writeCsv(
    COLUMNS,
    inBatches<Row>((last, limit) => {
      const { id, level1, level2, level3, pricePaid } = products;
      const within =
        categoryId === undefined
          ? undefined
          : or(eq(level1, categoryId), eq(level2, categoryId), eq(level3, categoryId));
      return db
        .select({ id, name: products.name, category: categories.name, price: pricePaid, stock: products.stock })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(and(within, last && gt(id, last.id)))
        .orderBy(asc(id))
        .limit(limit);
    }),
  );

interface FileLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: { readonly [column in "product" | "price" | "stock" | "basedOn"]: string };
}

const READ = { product, price, stock, basedOn } as const;

const LONGEST_LINE = 5000;
/** How far into the file the separator is looked for: spreadsheets of other countries write ";". */
const HEADER_BYTES = 200;

/** What the reader gives for a line, by its option `info`. */
const Entry = v.object({ record: v.array(v.string()), info: v.object({ lines: v.number() }) });

/** Reads an uploaded price list line by line; "unreadable" comes where it is no such list. */
export async function* readPriceList(file: Blob): AsyncGenerator<FileLine | "unreadable", void, undefined> {
  const head = await file.slice(0, HEADER_BYTES).text();
  const delimiter = /[,;\t]/.exec(head)?.[0] ?? ",";
  const options = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true };
  const parser = parse({ ...options, max_record_size: LONGEST_LINE });
  const source = Readable.from(chunksOf(file));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let places: readonly number[] | undefined;
  try {
    for await (const entry of parser) {
      if (!v.is(Entry, entry)) continue;
      const { record, info } = entry;
      if (!places) {
        const headers = record.map((header) => header.trim());
        places = Object.values(READ).map((header) => headers.indexOf(header));
        if (places.includes(-1)) return void (yield "unreadable");
        continue;
      }
      const [atProduct = 0, atPrice = 0, atStock = 0, atBasedOn = 0] = places;
      const cell = (place: number) => unescapeCell(record[place] ?? "");
      const cells = { product: cell(atProduct), price: cell(atPrice), stock: cell(atStock), basedOn: cell(atBasedOn) };
      if (Object.values(cells).some((text) => text.trim() !== "")) yield { line: info.lines, cells };
    }
    if (!places) yield "unreadable";
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

import { basedOnCell, type Paise, PRICE_LIST_COLUMNS, toRupees } from "@store/domain";
import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { categories, products, usualPrice } from "../../db/schema/index.ts";
import { type CsvColumn, inBatches, writeCsv } from "../../lib/csv.ts";
import { readCsv } from "../../lib/read-csv.ts";

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
      const { id, level1, level2, level3 } = products;
      const within =
        categoryId === undefined
          ? undefined
          : or(eq(level1, categoryId), eq(level2, categoryId), eq(level3, categoryId));
      return db
        .select({ id, name: products.name, category: categories.name, price: usualPrice, stock: products.stock })
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

/** Reads an uploaded price list line by line; "unreadable" comes where it is no such list. */
export async function* readPriceList(file: Blob): AsyncGenerator<FileLine | "unreadable", void, undefined> {
  let places: readonly number[] | undefined;
  for await (const entry of readCsv(file, LONGEST_LINE)) {
    if (entry === "unreadable") return void (yield entry);
    const { line, cells: record } = entry;
    if (!places) {
      const headers = record.map((header) => header.trim());
      places = Object.values(READ).map((header) => headers.indexOf(header));
      if (places.includes(-1)) return void (yield "unreadable");
      continue;
    }
    const [atProduct = 0, atPrice = 0, atStock = 0, atBasedOn = 0] = places;
    const cell = (place: number) => record[place] ?? "";
    const cells = { product: cell(atProduct), price: cell(atPrice), stock: cell(atStock), basedOn: cell(atBasedOn) };
    if (Object.values(cells).some((text) => text.trim() !== "")) yield { line, cells };
  }
  if (!places) yield "unreadable";
}

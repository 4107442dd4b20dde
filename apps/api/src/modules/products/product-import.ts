import {
  applyProductImport,
  productImport,
  productsCsv,
  refusedProductsCsv,
  uploadProducts,
} from "@store/api-client/contract";
import {
  type ArchivedPictures,
  type CellError,
  columnHeader,
  type FileRow,
  formatCount,
  type ImportDefaults,
  isUnusualPrice,
  keyOfCells,
  openProductFile,
  PRODUCT_FILE_LINES_MAXIMUM,
  type ProductFile,
  type ProductFileFormat,
  plainCell,
  unusualPriceRefusal,
  withArchivedPictures,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type ImportKind, productImports, products, productImportRows as rows } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { FileStream } from "../../http/file-stream.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { csvFileName, inBatches, writeCsv } from "../../lib/csv.ts";
import { isUniqueViolation } from "../../lib/errors.ts";
import { readCsv } from "../../lib/read-csv.ts";
import type { Backend } from "../backend.ts";
import { listPage, rowsOfPage } from "../staff-lists/list-page.ts";
import { NO_LONGER_THERE } from "../staff-lists/messages.ts";
import { fetchPictures, findFetched, webPicturesOf } from "./import-pictures.ts";
import { findArchive } from "./picture-archive.ts";
import { type PlannedRow, planImport } from "./plan-import.ts";
import { writeProducts } from "./products-csv.ts";
import { writePlanned } from "./write-import.ts";
import { readPlaces } from "./write-product.ts";

type ImportRow = typeof rows.$inferSelect;

const NO_SUCH_IMPORT = "This import no longer exists. Please upload the file again!";
const NO_SUCH_ARCHIVE = "The pictures are no longer there. Please upload the ZIP again!";
const NOT_PRODUCTS =
  "This is no file of products. Its first row names the columns: those of a file that was exported here, or those of Shopify’s or WooCommerce’s export of products.";
const TOO_MANY_LINES = `A file of products has at most ${formatCount(PRODUCT_FILE_LINES_MAXIMUM)} rows. Please split it!`;
const CHANGED_SINCE = "This product has changed since the file was uploaded. Please upload the file again!";
const TAKEN_SINCE = "Somebody else was changing these products. Please go on with the import!";

/** How many products are read or written at once: few, as others are answered between them. */
const BATCH = 100;
/** A description of 50,000 letters in Hindi, and the rest. */
const LONGEST_LINE = 400_000;
/** What the list shows of a cell. */
const SHOWN = 300;
const NAME_SHOWN = 200;

const cut = (text: string, most = SHOWN): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The products of a file, some at a time; "unreadable" or "too-long" comes where it has none, or too many. */
async function* batchesOf(file: Blob) {
  let reader: ProductFile | undefined;
  let batch: FileRow[] = [];
  let lines = 0;
  for await (const entry of readCsv(file, LONGEST_LINE)) {
    if (entry === "unreadable") return void (yield entry);
    const { line, cells } = entry;
    if (!reader) {
      reader = openProductFile(cells);
      if (!reader) return void (yield "unreadable" as const);
      continue;
    }
    lines += 1;
    if (lines > PRODUCT_FILE_LINES_MAXIMUM) return void (yield "too-long" as const);
    if (cells.every((cell) => cell.trim() === "")) continue;
    batch.push(...reader.push(line, cells));
    if (batch.length < BATCH) continue;
    yield { format: reader.format, batch };
    batch = [];
  }
  if (!reader) return void (yield "unreadable" as const);
  yield { format: reader.format, batch: [...batch, ...reader.end()] };
}

/** Refuses what an earlier row of the file is about already. */
function createDuplicateCheck() {
  const seen = new Map<string, number>();
  return ({ row, before, errors }: PlannedRow): readonly CellError[] => {
    if (errors.length > 0) return errors;
    const { sku, pack, name } = keyOfCells(row.cells);
    const keys = before
      ? [`product ${before.id}`, sku && `sku ${sku}`]
      : [sku ? `sku ${sku}` : pack ? `pack ${pack}` : `name ${name}`];
    for (const key of keys.filter(Boolean)) {
      const earlier = seen.get(key);
      if (earlier !== undefined) return [{ message: `Row ${earlier} of the file is about the same product.` }];
    }
    for (const key of keys.filter(Boolean)) seen.set(key, row.line);
    return [];
  };
}

/** A row with the pictures that its ZIP had. From here on they are the shop's own. */
function withZip(row: FileRow, archive: ArchivedPictures): FileRow {
  const { cells, notes } = withArchivedPictures(row.cells, archive);
  return { ...row, cells, notes: [...row.notes, ...notes] };
}

interface Upload {
  readonly staffId: number;
  readonly defaults: ImportDefaults;
  /** Of the ZIP with the pictures. */
  readonly pictures: number | undefined;
  readonly now: Date;
}

/** Takes a file in, a batch of products at a time; the one that the member of staff had uploaded before goes. */
async function takeIn(
  db: Database,
  file: Blob,
  { staffId, defaults, pictures, now }: Upload,
): Promise<number | HttpError> {
  const archive = pictures === undefined ? undefined : await findArchive(db, pictures, staffId);
  if (pictures !== undefined && !archive) return httpError(409, NO_SUCH_ARCHIVE);
  const places = await readPlaces(db);
  const { categories } = places.choices;
  if (defaults.categoryId !== null && !categories.some(({ id }) => id === defaults.categoryId)) {
    return httpError(400, NO_LONGER_THERE, { field: "category" });
  }
  await db.delete(productImports).where(eq(productImports.staffId, staffId));
  const [added] = await db
    .insert(productImports)
    .values({ staffId, uploadedAt: now, format: "own", defaults })
    .returning({ id: productImports.id });
  if (!added) throw new Error("Inserting an import of products returned no row");
  const { id } = added;
  const duplicates = createDuplicateCheck();
  let count = 0;
  let known: ProductFileFormat = "own";
  for await (const part of batchesOf(file)) {
    if (typeof part === "string") {
      await db.delete(productImports).where(eq(productImports.id, id));
      return httpError(400, part === "unreadable" ? NOT_PRODUCTS : TOO_MANY_LINES);
    }
    const { format } = part;
    const batch = archive ? part.batch.map((row) => withZip(row, archive)) : part.batch;
    known = format;
    count += batch.length;
    const planned = await planImport(db, batch, { format, defaults, places });
    const values = planned.flatMap((one): (typeof rows.$inferInsert)[] => {
      const errors = duplicates(one);
      const kind = errors.length > 0 ? "refused" : one.kind;
      if (kind === "unchanged") return [];
      const { row, before, changes, notes } = one;
      return [
        {
          ...{ importId: id, row: row.line, kind, errors, notes },
          productId: before?.id ?? null,
          version: before?.version ?? null,
          name: cut(plainCell(row.cells.name ?? before?.name ?? ""), NAME_SHOWN),
          cells: kind === "refused" ? {} : row.cells,
          changes: before && kind === "changed" ? changes.map(shownChange) : [],
          isUnusual: kind === "changed" && changesUnusually(one),
        },
      ];
    });
    if (values.length > 0) await db.insert(rows).values(values);
  }
  await db.update(productImports).set({ format: known, products: count }).where(eq(productImports.id, id));
  return id;
}

const changesUnusually = ({ before, product }: PlannedRow): boolean =>
  before !== undefined && isUnusualPrice(before.pricePaid, product.pricePaid ?? ZERO_PAISE);

const shownChange = ({ column, before, after }: PlannedRow["changes"][number]) => ({
  column,
  before: cut(before),
  after: cut(after),
});

/** The caller's, once it is read to its end. */
const isOwn = (id: number, staffId: number) =>
  and(eq(productImports.id, id), eq(productImports.staffId, staffId), sql`${productImports.products} is not null`);

const findImport = async (db: Database, id: number, staffId: number) =>
  (await db.select().from(productImports).where(isOwn(id, staffId)))[0];

const wireErrors = (errors: readonly CellError[], format: ProductFileFormat) =>
  errors.map(({ column, message }) => ({ column: column && columnHeader(format, column), message }));

/** A row that waits, and changes a price unusually much. */
const isUnusualOpen = sql`${rows.isUnusual} and not ${rows.isApplied} and ${rows.kind} <> 'refused'`;

interface Looked {
  readonly staffId: number;
  readonly kind: ImportKind | undefined;
  readonly page: number;
}

async function preview(db: Database, id: number, { staffId, kind, page }: Looked) {
  const found = await findImport(db, id, staffId);
  if (!found) return httpError(404, NO_SUCH_IMPORT);
  const { limit, offset } = rowsOfPage(page);
  const where = and(eq(rows.importId, id), kind && eq(rows.kind, kind));
  const [shown, counted] = await Promise.all([
    db.select().from(rows).where(where).orderBy(asc(rows.row)).limit(limit).offset(offset),
    db
      .select({
        kind: rows.kind,
        all: sql`count(*)`.mapWith(Number),
        applied: sql`count(*) filter (where ${rows.isApplied})`.mapWith(Number),
        unusual: sql`count(*) filter (where ${isUnusualOpen})`.mapWith(Number),
      })
      .from(rows)
      .where(eq(rows.importId, id))
      .groupBy(rows.kind),
  ]);
  const { format, products: all } = found;
  const countOf = (which: ImportKind) => counted.find((one) => one.kind === which)?.all ?? 0;
  const listed = counted.reduce((sum, one) => sum + one.all, 0);
  const data = shown.map((one) => ({
    ...{ row: one.row, kind: one.kind, product_id: one.productId, name: one.name, notes: [...one.notes] },
    changes: one.changes.map((change) => ({ ...change, column: columnHeader(format, change.column) })),
    errors: wireErrors(one.errors, format),
    is_applied: one.isApplied,
    is_unusual: one.isUnusual,
  }));
  const summary = {
    format,
    ...{ products: all ?? 0, new: countOf("new"), changed: countOf("changed"), refused: countOf("refused") },
    unchanged: Math.max(0, (all ?? 0) - listed),
    applied: counted.reduce((sum, one) => sum + one.applied, 0),
    unusual: counted.reduce((sum, one) => sum + one.unusual, 0),
  };
  return { ...listPage(data, kind ? countOf(kind) : listed), summary };
}

/** The refused rows with what is wrong in them, as a list to work through. */
const writeRefused = (db: Database, id: number, format: ProductFileFormat) =>
  writeCsv<ImportRow>(
    [
      { header: "Row", cell: ({ row }) => row },
      { header: "Name", cell: ({ name }) => name },
      {
        header: "What is wrong",
        cell: ({ errors }) =>
          wireErrors(errors, format)
            .map(({ column, message }) => (column ? `${column}: ${message}` : message))
            .join("\n"),
      },
    ],
    inBatches<ImportRow>((last, limit) =>
      db
        .select()
        .from(rows)
        .where(and(eq(rows.importId, id), eq(rows.kind, "refused"), last && gt(rows.row, last.row)))
        .orderBy(asc(rows.row))
        .limit(limit),
    ),
  );

const isOpen = (id: number) => and(eq(rows.importId, id), ne(rows.kind, "refused"), eq(rows.isApplied, false));

/** Whether a row would still do what the list showed. */
const isAsShown = (row: ImportRow, { before, kind }: PlannedRow): boolean =>
  (kind === row.kind || (kind === "unchanged" && row.kind === "changed")) &&
  (before?.id ?? null) === row.productId &&
  (before?.version ?? null) === row.version;

/** Says of rows what was left out of them: one statement for all. */
async function addNotes(tx: Database, id: number, notes: readonly { row: number; notes: readonly string[] }[]) {
  if (notes.length === 0) return;
  await tx.execute(sql`
    update ${rows} set notes = noted.notes from json_to_recordset(${JSON.stringify(notes)}::json) as noted("row" int, notes json)
    where ${rows.importId} = ${id} and ${rows.row} = noted."row"`);
}

/** Pictures take a while each: fewer products are written at once where some are to be fetched. */
const BATCH_WITH_PICTURES = 20;

interface Applying extends Pick<Backend, "db" | "uploads" | "fetchPicture"> {
  readonly by: number;
  readonly now: Date;
  /** Somebody has looked at the prices that change unusually much. */
  readonly isConfirmed: boolean;
}

/** Fetches the pictures of the next products, before these are locked; answers how many products it was for. */
async function fetchNext(id: number, applying: Applying) {
  const { db } = applying;
  const isOwned = eq(productImports.staffId, applying.by);
  const next = await db
    .select({ cells: rows.cells, productId: rows.productId })
    .from(rows)
    .innerJoin(productImports, eq(productImports.id, rows.importId))
    .where(and(isOpen(id), isOwned))
    .orderBy(asc(rows.row))
    .limit(BATCH);
  const all = next.map(({ cells }) => webPicturesOf(cells));
  const paths = await findFetched(db, all.flat());
  // Pictures that a product has on the web already stay there.
  const ids = next.flatMap(({ productId }) => productId ?? []);
  const found = await db.select({ images: products.images }).from(products).where(inArray(products.id, ids));
  const linked = new Set(found.flatMap(({ images }) => images.map(({ image }) => image)));
  const wanted = all.map((addresses) => addresses.filter((one) => !paths.has(one) && !linked.has(one)));
  const size = wanted.some((addresses) => addresses.length > 0) ? BATCH_WITH_PICTURES : BATCH;
  const missing = await fetchPictures(wanted.slice(0, size).flat(), applying);
  return { size, missing };
}

/** Refuses the whole file before its first batch: what is wrong with one price may be wrong with all. */
async function refuseUnusual(db: Database, id: number, staffId: number): Promise<HttpError | undefined> {
  const own = db.select({ id: productImports.id }).from(productImports).where(isOwn(id, staffId));
  const unusual = await db.$count(rows, and(inArray(rows.importId, own), isUnusualOpen));
  return unusual > 0 ? httpError(409, unusualPriceRefusal(unusual)) : undefined;
}

/** Writes the next products: all of them or none. What has changed since the file was read is refused by now. */
async function applyBatch(id: number, applying: Applying) {
  const { db, by: customerId, now } = applying;
  const refused = applying.isConfirmed ? undefined : await refuseUnusual(db, id, customerId);
  if (refused) return refused;
  const { size, missing } = await fetchNext(id, applying);
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(productImports).where(isOwn(id, customerId)).for("update");
    if (!found) return httpError(404, NO_SUCH_IMPORT);
    const batch = await tx.select().from(rows).where(isOpen(id)).orderBy(asc(rows.row)).limit(size);
    const places = await readPlaces(tx);
    const { format, defaults } = found;
    const planned = await planImport(
      tx,
      batch.map(({ row, cells }) => ({ line: row, cells, errors: [], notes: [] })),
      { format, defaults, places, lock: true, missing },
    );
    const pairs = batch.flatMap((row, place) => {
      const plan = planned[place];
      return plan ? [{ row, plan, isRight: isAsShown(row, plan) }] : [];
    });
    const right = pairs.filter(({ isRight }) => isRight);
    await writePlanned(
      tx,
      right.flatMap(({ plan }) => (plan.kind === "unchanged" ? [] : plan)),
      { places, customerId, now },
    );
    const mark = (of: typeof pairs, change: Partial<ImportRow>) =>
      of.length === 0
        ? undefined
        : tx
            .update(rows)
            .set(change)
            .where(
              and(
                eq(rows.importId, id),
                inArray(
                  rows.row,
                  of.map(({ row }) => row.row),
                ),
              ),
            );
    await mark(right, { isApplied: true });
    await mark(
      pairs.filter(({ isRight }) => !isRight),
      { kind: "refused", errors: [{ message: CHANGED_SINCE }] },
    );
    await addNotes(
      tx,
      id,
      right.flatMap(({ row, plan: { notes } }) =>
        notes.length > 0
          ? [{ row: row.row, notes: [...row.notes, ...notes.filter((note) => !row.notes.includes(note))] }]
          : [],
      ),
    );
    const applied = await tx.$count(rows, and(eq(rows.importId, id), eq(rows.isApplied, true)));
    const left = await tx.$count(rows, isOpen(id));
    return { status: true, data: { applied, left } };
  });
}

/** Many products at once: a file is uploaded, looked at row by row, and applied batch by batch. */
export function productImportRoutes({ serve, db, clock, uploads, fetchPicture }: Backend): void {
  serve(
    productsCsv,
    ({ query: { category } }) => new FileStream(csvFileName("products", clock()), writeProducts(db, category)),
  );
  serve(uploadProducts, async ({ body, query: { category, gst_rate, pictures }, customer: { customerId } }) => {
    const defaults = { categoryId: category ?? null, gstRate: gst_rate ?? null };
    const id = await takeIn(db, body, { staffId: customerId, defaults, pictures, now: clock() });
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });
  serve(productImport, ({ params: { id }, query: { kind, page }, customer: { customerId } }) =>
    preview(db, id, { staffId: customerId, kind, page }),
  );
  serve(refusedProductsCsv, async ({ params: { id }, customer: { customerId } }) => {
    const found = await findImport(db, id, customerId);
    if (!found) return httpError(404, NO_SUCH_IMPORT);
    return new FileStream(csvFileName("refused-products", clock()), writeRefused(db, id, found.format));
  });
  serve(applyProductImport, async ({ params: { id }, query: { confirmed }, customer: { customerId } }) => {
    try {
      const by = { by: customerId, now: clock(), isConfirmed: confirmed };
      return await applyBatch(id, { db, uploads, fetchPicture, ...by });
    } catch (error) {
      if (isUniqueViolation(error)) return httpError(409, TAKEN_SINCE);
      throw error;
    }
  });
}

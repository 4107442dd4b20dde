import {
  applyPriceList,
  leaveOutConflicts,
  priceList,
  priceListCsv,
  uploadPriceList,
} from "@store/api-client/contract";
import {
  checkMrp,
  GREAT_CHANGE_FACTOR,
  PRICE_LIST_CONFLICT,
  PRICE_LIST_LINES_MAXIMUM,
  PRICE_LIST_WRONG,
  type PriceLine,
  readPriceLine,
  splitGst,
  toRupees,
  UNUSUAL_PRICE_FACTOR,
  unusualPriceRefusal,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { setStockCause } from "../../db/record-stock.ts";
import {
  type PriceListError,
  priceLists,
  products,
  priceListRows as rows,
  staffActions,
  usualPrice,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { FileStream } from "../../http/file-stream.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { CSV_BATCH, csvFileName } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { withUsualPrices } from "../discounts/reprice.ts";
import { listPage, rowsOfPage } from "../staff-lists/list-page.ts";
import { readPriceList, writePriceList } from "./price-list-file.ts";

const NO_SUCH_LIST = "This price list no longer exists. Please upload it again!";
const NOT_A_PRICE_LIST = "This is no price list. Please download the list, change it and upload that!";
const TOO_MANY_LINES = `A price list has at most ${PRICE_LIST_LINES_MAXIMUM.toLocaleString("en-IN")} lines.`;
const ERRORS_KEPT = 100;

interface Line extends PriceLine {
  readonly line: number;
}

/** Price or stock of a row's product are not what they were when the list was downloaded. */
const isConflict = sql<boolean>`(
  (${rows.priceAfter} is not null and (${usualPrice} <> ${rows.priceBefore} or ${products.gstRate} <> ${rows.gstRate}))
  or (${rows.stockAfter} is not null and ${products.stock} is distinct from ${rows.stockBefore}))`;

const times = (factor: number): SQL => sql.raw(`* ${factor}::bigint`);

/** `isUnusualPrice` in SQL; null where the price stays. */
const isUnusual = (() => {
  const [before, after, by] = [rows.priceBefore, rows.priceAfter, times(UNUSUAL_PRICE_FACTOR)];
  return sql`${before} > 0 and (${after} >= ${before} ${by} or ${before} >= ${after} ${by})`;
})();

/** `isGreatChange` in SQL; null where the stock stays or was not counted. */
const isGreatStock = (() => {
  const [before, after, by] = [rows.stockBefore, rows.stockAfter, times(GREAT_CHANGE_FACTOR)];
  return sql`${before} > 0 and (${after} > ${before} ${by} or ${before} > greatest(${after}, 1) ${by})`;
})();

/** A row's price or stock changes so much that it is asked whether it is right. */
const isGreat = sql<boolean>`(coalesce(${isUnusual}, false)
  or ${rows.stockAfter} is not null and coalesce(${isGreatStock}, false))`;

/** Writes the lines that change something; answers which of them name no product, or a price above its MRP. */
async function writeLines(tx: Database, listId: number, lines: readonly Line[]): Promise<PriceListError[]> {
  const ids = lines.map(({ productId }) => productId);
  const { id, gstRate, mrp } = products;
  const found = await tx.select({ id, gstRate, mrp }).from(products).where(inArray(id, ids));
  const known = new Map(found.map((row) => [row.id, row]));
  const errors: PriceListError[] = [];
  const values: (typeof rows.$inferInsert)[] = [];
  for (const { line, productId, before, price, stock } of lines) {
    const row = known.get(productId);
    const allowed = checkMrp(row?.mrp ?? null, price ?? ZERO_PAISE);
    if (row === undefined) errors.push({ line, message: "There is no product with this number." });
    else if (!allowed.ok) errors.push({ line, message: allowed.refusal.message });
    else if (price !== undefined || stock !== undefined) {
      const parts = price === undefined ? undefined : splitGst(price, row.gstRate);
      const priced = { priceAfter: price, baseAfter: parts?.base, gstAfter: parts?.gst, gstRate: row.gstRate };
      values.push({
        listId,
        line,
        productId,
        priceBefore: before.price,
        stockBefore: before.stock,
        ...priced,
        stockAfter: stock,
      });
    }
  }
  if (values.length > 0) await tx.insert(rows).values(values);
  return errors;
}

/** Takes a list in, a batch of lines at a time; the one that the member of staff had uploaded before goes. */
const takeIn = (db: Database, file: Blob, staffId: number, now: Date): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    await tx.delete(priceLists).where(eq(priceLists.staffId, staffId));
    const [list] = await tx
      .insert(priceLists)
      .values({ staffId, uploadedAt: now, lines: 0, errorCount: 0, errors: [] })
      .returning({ id: priceLists.id });
    if (!list) throw new Error("Inserting a price list returned no row");
    const seen = new Set<number>();
    const errors: PriceListError[] = [];
    let [lines, errorCount] = [0, 0];
    const note = (more: readonly PriceListError[]) => {
      errorCount += more.length;
      errors.push(...more.slice(0, ERRORS_KEPT - errors.length));
    };
    let batch: Line[] = [];
    for await (const entry of readPriceList(file)) {
      if (entry === "unreadable") return httpError(400, NOT_A_PRICE_LIST);
      lines += 1;
      if (lines > PRICE_LIST_LINES_MAXIMUM) return httpError(400, TOO_MANY_LINES);
      const { line } = entry;
      const read = readPriceLine(entry.cells);
      if (!read.ok) note([{ line, message: read.refusal.message }]);
      else if (seen.has(read.value.productId)) note([{ line, message: "This product is in the list twice." }]);
      else {
        seen.add(read.value.productId);
        batch.push({ line, ...read.value });
      }
      if (batch.length < CSV_BATCH) continue;
      note(await writeLines(tx, list.id, batch));
      batch = [];
    }
    if (batch.length > 0) note(await writeLines(tx, list.id, batch));
    await tx.update(priceLists).set({ lines, errorCount, errors }).where(eq(priceLists.id, list.id));
    return list.id;
  });

const isOwn = (id: number, staffId: number) => and(eq(priceLists.id, id), eq(priceLists.staffId, staffId));

async function preview(db: Database, id: number, staffId: number, page: number) {
  const [list] = await db.select().from(priceLists).where(isOwn(id, staffId));
  if (!list) return httpError(404, NO_SUCH_LIST);
  const { limit, offset } = rowsOfPage(page);
  const figure = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [found, [counted]] = await Promise.all([
    db
      .select({ row: rows, name: products.name, price: usualPrice, stock: products.stock, isConflict })
      .from(rows)
      .innerJoin(products, eq(products.id, rows.productId))
      .where(eq(rows.listId, id))
      .orderBy(desc(isConflict), desc(isGreat), asc(rows.line))
      .limit(limit)
      .offset(offset),
    db
      .select({
        all: figure(sql`true`),
        up: figure(sql`${rows.priceAfter} > ${rows.priceBefore}`),
        down: figure(sql`${rows.priceAfter} < ${rows.priceBefore}`),
        stocks: figure(sql`${rows.stockAfter} is not null`),
        conflicts: figure(isConflict),
        great: figure(isGreat),
      })
      .from(rows)
      .innerJoin(products, eq(products.id, rows.productId))
      .where(eq(rows.listId, id)),
  ]);
  const { all = 0, up = 0, down = 0, stocks = 0, conflicts = 0, great = 0 } = counted ?? {};
  const isApplied = list.appliedAt !== null;
  const data = found.map(({ row, name, price, stock, isConflict: conflict }) => ({
    line: row.line,
    product_id: row.productId,
    name,
    price:
      row.priceAfter === null
        ? undefined
        : { before: toRupees(row.priceBefore), after: toRupees(row.priceAfter), now: toRupees(price) },
    stock: row.stockAfter === null ? undefined : { before: row.stockBefore, after: row.stockAfter, now: stock },
    is_conflict: conflict && !isApplied,
  }));
  const summary = {
    lines: list.lines,
    unchanged: Math.max(0, list.lines - all - list.errorCount),
    ...{ prices_up: up, prices_down: down, stocks },
    conflicts: isApplied ? 0 : conflicts,
    great_changes: isApplied ? 0 : great,
    error_count: list.errorCount,
    errors: [...list.errors],
    is_applied: isApplied,
  };
  return { ...listPage(data, all), summary };
}

interface Applying {
  readonly staffId: number;
  /** Somebody has looked at what changes unusually much. */
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/** Applies a list whole, in a few statements however long it is; products are locked in the order of their ids. */
const apply = (db: Database, id: number, { staffId, isConfirmed, now }: Applying): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const [list] = await tx.select().from(priceLists).where(isOwn(id, staffId)).for("update");
    if (!list) return httpError(404, NO_SUCH_LIST);
    if (list.errorCount > 0) return httpError(409, PRICE_LIST_WRONG);
    const count = () => tx.$count(rows, eq(rows.listId, id));
    if (list.appliedAt) return count();
    const unusual = isConfirmed ? 0 : await tx.$count(rows, and(eq(rows.listId, id), isGreat));
    if (unusual > 0) return httpError(409, unusualPriceRefusal(unusual));
    await tx.execute(sql`select count(*) from (
      select ${products.id} from ${products} join ${rows} on ${rows.productId} = ${products.id} and ${rows.listId} = ${id}
      order by ${products.id} for no key update of ${products}) locked`);
    const [conflict] = await tx
      .select({ line: rows.line })
      .from(rows)
      .innerJoin(products, eq(products.id, rows.productId))
      .where(and(eq(rows.listId, id), isConflict))
      .limit(1);
    if (conflict) return httpError(409, PRICE_LIST_CONFLICT);
    const priced = tx
      .select({ id: rows.productId })
      .from(rows)
      .where(and(eq(rows.listId, id), isNotNull(rows.priceAfter)));
    await withUsualPrices(tx, inArray(products.id, priced), now, () =>
      tx
        .update(products)
        .set({
          pricePaid: sql`coalesce(${rows.priceAfter}, ${products.pricePaid})`,
          basePrice: sql`coalesce(${rows.baseAfter}, ${products.basePrice})`,
          gst: sql`coalesce(${rows.gstAfter}, ${products.gst})`,
          stock: sql`coalesce(${rows.stockAfter}, ${products.stock})`,
          // The product's form holds the price, and whether pieces are counted: an older one is refused.
          version: sql`${products.version} + (${rows.priceAfter} is not null
          or ${products.stock} is null and ${rows.stockAfter} is not null)::int`,
        })
        .from(sql`${rows}, ${setStockCause({ reason: "price list", at: now, staffId })}`)
        .where(sql`${rows.listId} = ${id} and ${rows.productId} = ${products.id}`),
    );
    await tx.execute(sql`
      insert into ${staffActions} (at, customer_id, action, subject, subject_id, before, after)
      select ${now.toISOString()}::timestamptz, ${staffId}::int, 'price list', 'product', product_id,
        jsonb_strip_nulls(jsonb_build_object('pricePaid', case when price_after is not null then price_before end,
          'stock', case when stock_after is not null then stock_before end)),
        jsonb_strip_nulls(jsonb_build_object('pricePaid', price_after, 'stock', stock_after))
      from ${rows} where list_id = ${id}`);
    await tx.update(priceLists).set({ appliedAt: now }).where(eq(priceLists.id, id));
    return count();
  });

/** Takes the lines out that are based on what is not so any more. */
const leaveOut = (db: Database, id: number, staffId: number): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const [list] = await tx.select().from(priceLists).where(isOwn(id, staffId)).for("update");
    if (!list || list.appliedAt) return httpError(404, NO_SUCH_LIST);
    const conflicts = tx
      .select({ id: rows.productId })
      .from(rows)
      .innerJoin(products, eq(products.id, rows.productId))
      .where(and(eq(rows.listId, id), isConflict));
    const left = await tx
      .delete(rows)
      .where(and(eq(rows.listId, id), inArray(rows.productId, conflicts)))
      .returning({ line: rows.line });
    return left.length;
  });

/** Many prices and stocks at once: a file is downloaded, changed, uploaded, looked at, and applied whole or not at all. */
export function priceListRoutes({ serve, db, clock }: Backend): void {
  serve(
    priceListCsv,
    ({ query: { category } }) => new FileStream(csvFileName("price-list", clock()), writePriceList(db, category)),
  );
  serve(uploadPriceList, async ({ body, customer: { customerId } }) => {
    const id = await takeIn(db, body, customerId, clock());
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });
  serve(priceList, ({ params: { id }, query: { page }, customer: { customerId } }) =>
    preview(db, id, customerId, page),
  );
  serve(applyPriceList, async ({ params: { id }, query: { confirmed }, customer: { customerId } }) => {
    const changed = await apply(db, id, { staffId: customerId, isConfirmed: confirmed, now: clock() });
    return changed instanceof HttpError ? changed : { status: true, data: { changed } };
  });
  serve(leaveOutConflicts, async ({ params: { id }, customer: { customerId } }) => {
    const left = await leaveOut(db, id, customerId);
    return left instanceof HttpError ? left : { status: true, data: { left_out: left } };
  });
}

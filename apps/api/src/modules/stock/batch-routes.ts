import {
  BATCH_FIELDS,
  createBatch,
  editBatch,
  type ParsedRequest,
  staffBatches,
  staffBatchesCsv,
} from "@store/api-client/contract";
import {
  addDays,
  BATCHES_ABOVE_STOCK,
  batchKey,
  batchNumberTaken,
  batchStateOf,
  type CalendarDate,
  checkBatchForm,
  EDIT_CONFLICT,
  type KnownBatch,
  type Policy,
  todayInIndia,
} from "@store/domain";
import { and, asc, between, desc, eq, gt, lt, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { batchMovements, stockMovements as movements, products, stockBatches } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { FileStream } from "../../http/file-stream.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { type CsvColumn, csvFileName, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { changedFields } from "../staff-lists/edit-row.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_BATCH_OF_SHOP, NO_SUCH_PRODUCT_OF_SHOP } from "../staff-lists/messages.ts";

type Filters = Omit<ParsedRequest<typeof staffBatches>["query"], "page">;

interface View {
  readonly today: CalendarDate;
  readonly policy: Pick<Policy, "bestBeforeWarningDays">;
}

const isLeft = gt(stockBatches.piecesLeft, 0);

/** The domain's `batchStateOf` as a condition: of what is left and expires soon, from today to the last day of the warning. */
export const expiresSoon = (days: Record<"today" | "warnedTo", CalendarDate | Placeholder>): SQL | undefined =>
  and(isLeft, between(stockBatches.bestBefore, days.today, days.warnedTo));

/** The days of {@link expiresSoon}. */
export const soonDays = ({ today, policy }: View) => ({
  today,
  warnedTo: addDays(today, policy.bestBeforeWarningDays),
});

const inState = (state: NonNullable<Filters["state"]>, view: View): SQL | undefined =>
  ({
    left: isLeft,
    soon: expiresSoon(soonDays(view)),
    expired: and(lt(stockBatches.bestBefore, view.today), or(isLeft, gt(stockBatches.piecesExpired, 0))),
  })[state];

const conditionsOf = ({ state, product, search }: Filters, view: View): SQL | undefined =>
  and(
    state && inState(state, view),
    product === undefined ? undefined : eq(stockBatches.productId, product),
    search ? eq(stockBatches.number, batchKey(search)) : undefined,
  );

/** What can still be sold: the first to expire first. All others: the last first. */
const isForward = ({ state }: Filters): boolean => state === "left" || state === "soon";
const orderOf = (filters: Filters): SQL[] =>
  [stockBatches.bestBefore, stockBatches.id].map(isForward(filters) ? asc : desc);

export const selectBatches = (db: Database) =>
  db
    .select({ batch: stockBatches, product: products.name })
    .from(stockBatches)
    .innerJoin(products, eq(products.id, stockBatches.productId));

interface Row {
  readonly batch: typeof stockBatches.$inferSelect;
  readonly product: string;
}

export const wireBatch = ({ batch, product }: Row, { today, policy }: View) => ({
  ...{ id: batch.id, product_id: batch.productId, product_name: product, number: batch.number },
  best_before: batch.bestBefore,
  state: batchStateOf(batch.bestBefore, today, policy),
  ...{ received: batch.piecesReceived, left: batch.piecesLeft, expired: batch.piecesExpired, version: batch.version },
});

const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: "Product number", cell: ({ batch }) => batch.productId },
  { header: "Product", cell: ({ product }) => product },
  { header: "Batch", cell: ({ batch }) => batch.number },
  { header: "Best before", cell: ({ batch }) => batch.bestBefore },
  { header: "Pieces received", cell: ({ batch }) => batch.piecesReceived },
  { header: "Pieces left", cell: ({ batch }) => batch.piecesLeft },
  { header: "Pieces expired", cell: ({ batch }) => batch.piecesExpired },
];

/** The batches that fit, as the list has them, some at a time. */
const readForFile = (db: Database, filters: Filters, view: View) =>
  inBatches<Row>((last, limit) => {
    const after =
      last &&
      sql`(${stockBatches.bestBefore}, ${stockBatches.id}) ${sql.raw(isForward(filters) ? ">" : "<")} (${last.batch.bestBefore}, ${last.batch.id})`;
    return selectBatches(db)
      .where(and(conditionsOf(filters, view), after))
      .orderBy(...orderOf(filters))
      .limit(limit);
  });

interface Saved extends KnownBatch {
  readonly productId: number;
}

/**
 * Locks a product, so that nobody sells or counts it in the meantime. It is written, too: its page, which names the
 * day of the next batch, is another one then.
 */
async function lockProduct(tx: Database, id: number) {
  const [product] = await tx
    .update(products)
    .set({ stock: sql`${products.stock}` })
    .where(eq(products.id, id))
    .returning({ stock: products.stock });
  return product;
}

/** Why a batch of a locked product cannot be as it was entered. */
async function checkSaved(
  tx: Database,
  { productId, number, left }: Saved,
  { id, stock }: { readonly id: number | undefined; readonly stock: number | null },
): Promise<HttpError | undefined> {
  const others = await tx
    .select({ number: stockBatches.number, left: stockBatches.piecesLeft })
    .from(stockBatches)
    .where(and(eq(stockBatches.productId, productId), id === undefined ? undefined : ne(stockBatches.id, id)));
  if (others.some((other) => other.number === number)) {
    return httpError(409, batchNumberTaken(number), { field: BATCH_FIELDS.number });
  }
  const isAbove = others.reduce((sum, other) => sum + other.left, left) > (stock ?? 0);
  return isAbove ? httpError(409, BATCHES_ABOVE_STOCK, { field: BATCH_FIELDS.left }) : undefined;
}

interface By {
  readonly staffId: number;
  readonly now: Date;
}

/** Writes pieces that a batch gains or loses into the ledger, beside the stock, which stays. */
async function recordChange(
  tx: Database,
  { productId, stock, batchId, change }: { productId: number; stock: number | null; batchId: number; change: number },
  { staffId, now }: By,
): Promise<void> {
  if (change === 0) return;
  const line = { productId, change: 0, stockAfter: stock, reason: "batch", staffId, at: now } as const;
  const [movement] = await tx.insert(movements).values(line).returning({ id: movements.id });
  if (!movement) throw new Error("Inserting a movement of stock returned no row");
  await tx.insert(batchMovements).values({ movementId: movement.id, batchId, change });
}

const columnsOf = ({ number, bestBefore, left }: KnownBatch) => ({ number, bestBefore, piecesLeft: left });

export const addBatch = (db: Database, saved: Saved, by: By): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const { productId, left } = saved;
    const product = await lockProduct(tx, productId);
    if (!product) return httpError(404, NO_SUCH_PRODUCT_OF_SHOP, { field: "product_id" });
    const refused = await checkSaved(tx, saved, { id: undefined, ...product });
    if (refused) return refused;
    const columns = columnsOf(saved);
    const [written] = await tx
      .insert(stockBatches)
      .values({ ...columns, productId, piecesReceived: left })
      .returning({ id: stockBatches.id });
    if (!written) throw new Error("Inserting a batch returned no row");
    await recordChange(tx, { ...product, productId, batchId: written.id, change: left }, by);
    const action = { action: "add batch", subject: "product", subjectId: productId, after: columns } as const;
    await recordAction(tx, { customerId: by.staffId, ...action }, by.now);
    return written.id;
  });

const correctBatch = (
  db: Database,
  { id, version, ...entered }: KnownBatch & { readonly id: number; readonly version: number },
  by: By,
): Promise<number | HttpError> =>
  inTransaction(db, async (tx) => {
    const isIt = eq(stockBatches.id, id);
    const [known] = await tx.select({ productId: stockBatches.productId }).from(stockBatches).where(isIt);
    const product = known && (await lockProduct(tx, known.productId));
    const [row] = product ? await tx.select().from(stockBatches).where(isIt) : [];
    if (!row || !product) return httpError(404, NO_SUCH_BATCH_OF_SHOP);
    if (row.version !== version) return httpError(409, EDIT_CONFLICT);
    const { productId } = row;
    const refused = await checkSaved(tx, { ...entered, productId }, { id, ...product });
    if (refused) return refused;
    const { before, after } = changedFields(row, columnsOf(entered));
    if (Object.keys(after).length === 0) return version;
    const change = entered.left - row.piecesLeft;
    // Of a batch, what was miscounted came so: it never has more left than it received.
    const piecesReceived = Math.max(row.piecesReceived + change, entered.left);
    await tx
      .update(stockBatches)
      .set({ ...columnsOf(entered), piecesReceived, version: version + 1 })
      .where(isIt);
    await recordChange(tx, { ...product, productId, batchId: id, change }, by);
    const action = { action: "correct batch", subject: "product", subjectId: productId, before, after } as const;
    await recordAction(tx, { customerId: by.staffId, ...action }, by.now);
    return version + 1;
  });

const checkTerms = ({ number, best_before, left }: ParsedRequest<typeof editBatch>["body"]) => {
  const checked = checkBatchForm({ number, bestBefore: best_before, left });
  return checked.ok ? checked.value : httpError(400, checked.refusals, { fieldNames: BATCH_FIELDS });
};

/** Goods of one making: what is left of them, and until when they may be sold. */
export function batchRoutes({ serve, db, clock, policy }: Backend): void {
  const viewNow = (): View => ({ today: todayInIndia(clock()), policy: policy() });
  serve(staffBatches, async ({ query: { page, ...filters } }) => {
    const view = viewNow();
    const where = conditionsOf(filters, view);
    const [rows, count] = await readPage(db, { table: stockBatches, where, page }, ({ limit, offset }) =>
      selectBatches(db)
        .where(where)
        .orderBy(...orderOf(filters))
        .limit(limit)
        .offset(offset),
    );
    return listPage(
      rows.map((row) => wireBatch(row, view)),
      count,
    );
  });
  serve(
    staffBatchesCsv,
    ({ query }) =>
      new FileStream(csvFileName("batches", clock()), writeCsv(COLUMNS, readForFile(db, query, viewNow()))),
  );
  serve(createBatch, async ({ body: { product_id: productId, ...terms }, customer: { customerId: staffId } }) => {
    const checked = checkTerms({ ...terms, version: 1 });
    if (checked instanceof HttpError) return checked;
    const id = await addBatch(db, { ...checked, productId }, { staffId, now: clock() });
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });
  serve(editBatch, async ({ params: { id }, body, customer: { customerId: staffId } }) => {
    const checked = checkTerms(body);
    if (checked instanceof HttpError) return checked;
    const version = await correctBatch(db, { ...checked, id, version: body.version }, { staffId, now: clock() });
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });
}

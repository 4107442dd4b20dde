import { hash } from "node:crypto";
import { changeStock, type ParsedRequest, staffStock, stockMovements, undoStock } from "@store/api-client/contract";
import {
  type Batch,
  batchKey,
  batchOfChange,
  type CalendarDate,
  changedStock,
  STOCK_PAGE_SIZE,
  type StockReason,
  todayInIndia,
  toRupees,
  undoneStock,
} from "@store/domain";
import { and, asc, between, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { type StockCause, setStockCause } from "../../db/record-stock.ts";
import {
  batchMovements,
  customers,
  FULL_NAME,
  isInShop,
  stockMovements as movements,
  orders,
  products,
  stockBatches,
} from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { httpError } from "../../http/http-error.ts";
import { recordActions } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { isFound, productSearch } from "../products/staff-routes.ts";
import type { Bindable } from "../staff-lists/list-conditions.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_PRODUCT_OF_SHOP } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { batchName, readKnownBatches } from "./read-batches.ts";

/** As the dashboard's figures count them: what was never counted cannot be sold (C10). */
const stockStates = (lowStock: number) =>
  ({
    low: and(isInShop, between(products.stock, 1, lowStock)),
    empty: and(isInShop, sql`coalesce(${products.stock}, 0) = 0`),
    uncounted: isNull(products.stock),
  }) as const;

type Query = ParsedRequest<typeof staffStock>["query"];

type Search = Bindable<ReturnType<typeof productSearch>>;

const COLUMNS = {
  id: products.id,
  name: products.name,
  image: products.image,
  price: products.pricePaid,
  sku: products.sku,
  barcode: products.barcode,
  stock: products.stock,
} as const;

type Row = Pick<typeof products.$inferSelect, "id" | "name" | "image" | "sku" | "barcode" | "stock"> & {
  readonly price: (typeof products.$inferSelect)["pricePaid"];
};
const wireProduct = ({ price, sku, barcode, ...row }: Row) => ({
  ...row,
  price: toRupees(price),
  sku: sku || undefined,
  barcode: barcode || undefined,
});

interface StockChoices extends Pick<Query, "state"> {
  /** The policy's level. */
  readonly lowStock: number;
}

/** The list of stock, the emptiest first. */
const listStock = (db: Database) =>
  preparedList(db, {
    ...{ name: "stock", table: products, pageSize: STOCK_PAGE_SIZE },
    where: ({ state, lowStock }: StockChoices, search: Search) =>
      and(state && stockStates(lowStock)[state], isFound(search)),
    orderBy: () => [asc(products.stock), asc(products.id)],
    select: (where, orderBy) =>
      db
        .select(COLUMNS)
        .from(products)
        .where(where)
        .orderBy(...orderBy),
  });

type Form = ParsedRequest<typeof changeStock>["body"];
type Change = Form["changes"][number];

/**
 * Writes the new stocks of locked products in one statement for each reason. Where the count begins or ends, the product
 * has a new version: an older form of it would take that back.
 */
async function writeStocks(
  tx: Database,
  stocks: readonly { readonly id: number; readonly stock: number | null; readonly action: StockReason }[],
  cause: Omit<StockCause, "reason">,
): Promise<void> {
  for (const reason of new Set(stocks.map(({ action }) => action))) {
    const rows = JSON.stringify(stocks.filter(({ action }) => action === reason));
    const written = sql`json_to_recordset(${rows}::json) as written(id int, stock int)`;
    await tx
      .update(products)
      .set({
        stock: sql`written.stock`,
        version: sql`${products.version} + ((${products.stock} is null) <> (written.stock is null))::int`,
      })
      .from(sql`${written}, ${setStockCause({ ...cause, reason })}`)
      .where(sql`${products.id} = written.id`);
  }
}

type KnownBatches = Awaited<ReturnType<typeof readKnownBatches>>;

/** The batch that a change names, as the domain allows it; undefined where it names none. */
function batchOf(change: Change, known: KnownBatches, today: CalendarDate) {
  if (!change.batch) return undefined;
  const { number, best_before: bestBefore = "" } = change.batch;
  const name = batchName({ productId: change.id, number: batchKey(number) });
  return batchOfChange(change, { number, bestBefore }, { known: known.get(name), today });
}

interface Changed {
  readonly id: number;
  readonly before: number | null;
  readonly stock: number;
  readonly action: Change["action"];
  readonly batch?: Batch | undefined;
}

const AUDIT = { received: "take in stock", counted: "count stock", damaged: "write off stock" } as const;

/**
 * Changes the stock of some products, in the order of their ids, as orders lock them. A product that is named twice takes
 * the last change.
 */
const changeStocks = (db: Database, { changes, note, attempt }: Form, staffId: number, at: Date) =>
  inTransaction(db, async (tx) => {
    const asked = new Map(changes.map((change) => [change.id, change]));
    const rows = await tx
      .select({ id: products.id, stock: products.stock })
      .from(products)
      .where(inArray(products.id, [...asked.keys()]))
      .orderBy(asc(products.id))
      .for("no key update");
    const done = await tx
      .select({ id: movements.productId })
      .from(movements)
      .where(and(eq(movements.attempt, attempt), inArray(movements.productId, [...asked.keys()])));
    const doneIds = new Set(done.map(({ id }) => id));

    const named = [...asked.values()].flatMap(({ id, batch }) =>
      batch ? [{ productId: id, number: batchKey(batch.number) }] : [],
    );
    const knownBatches = await readKnownBatches(tx, named);
    const known = new Map(rows.map((row) => [row.id, row]));
    const missing = [...asked.keys()].filter((id) => !known.has(id));
    const refused: { id: number; message: string; stock: number | null }[] = missing.map((id) => ({
      ...{ id, message: NO_SUCH_PRODUCT_OF_SHOP },
      stock: null,
    }));
    const today = todayInIndia(at);
    const changed: Changed[] = [];
    for (const [id, change] of asked) {
      const row = known.get(id);
      if (!row) continue;
      const { action } = change;
      if (doneIds.has(id)) {
        changed.push({ id, before: row.stock, stock: row.stock ?? 0, action });
        continue;
      }
      const after = changedStock(row.stock, change);
      const batch = after.ok ? batchOf(change, knownBatches, today) : undefined;
      if (!after.ok) refused.push({ id, message: after.refusal.message, stock: row.stock });
      else if (batch?.ok === false) refused.push({ id, message: batch.refusal.message, stock: row.stock });
      else changed.push({ id, before: row.stock, stock: after.value, action, batch: batch?.value });
    }
    const fresh = changed.filter(({ id }) => !doneIds.has(id));
    const batches = Object.fromEntries(fresh.flatMap(({ id, batch }) => (batch ? [[id, batch]] : [])));
    await writeStocks(tx, fresh, { at, staffId, note, attempt, batches });
    const audit = fresh.map(({ id, before, stock, action, batch }) => ({
      customerId: staffId,
      action: AUDIT[action],
      subject: "product" as const,
      subjectId: id,
      before: { stock: before },
      after: { stock, ...(batch ? { batch: batch.number } : {}), ...(note ? { note } : {}) },
    }));
    await recordActions(tx, audit, at);
    return { changed: changed.map(({ id, stock }) => ({ id, stock })), refused };
  });

/** The attempt of an undo, derived from what it undoes: however often it is sent, it counts once. */
const undoOf = (attempt: string): string => hash("sha256", `undo ${attempt}`).slice(0, 32);

/** Takes back what a member of staff changed in one submission, in the order of the products' ids. */
const undoStocks = (db: Database, attempt: string, staffId: number, at: Date) =>
  inTransaction(db, async (tx) => {
    const [earlier, undone] = [alias(movements, "earlier"), alias(movements, "undone")];
    const stockBefore = tx
      .select({ stock: earlier.stockAfter })
      .from(earlier)
      .where(and(eq(earlier.productId, movements.productId), sql`${earlier.id} < ${movements.id}`))
      .orderBy(desc(earlier.id))
      .limit(1);
    const isUndone = tx
      .select({ one: sql`1` })
      .from(undone)
      .where(and(eq(undone.attempt, undoOf(attempt)), eq(undone.productId, movements.productId)));
    const rows = await tx
      .select({
        ...{ id: products.id, stock: products.stock, change: movements.change, after: movements.stockAfter },
        before: sql<number | null>`(${stockBefore})`,
        isUndone: sql<boolean>`exists (${isUndone})`,
      })
      .from(movements)
      .innerJoin(products, eq(products.id, movements.productId))
      .where(and(eq(movements.attempt, attempt), eq(movements.staffId, staffId)))
      .orderBy(asc(products.id))
      .for("no key update", { of: products });
    const changed: { id: number; before: number | null; stock: number | null; action: "undone" }[] = [];
    const refused: { id: number; message: string; stock: number | null }[] = [];
    for (const { id, stock, isUndone: isDone, ...movement } of rows) {
      const left = isDone ? { ok: true as const, value: stock } : undoneStock(stock, movement);
      if (left.ok) changed.push({ id, before: stock, stock: left.value, action: "undone" });
      else refused.push({ id, message: left.refusal.message, stock });
    }
    const fresh = changed.filter(({ before, stock }) => before !== stock);
    await writeStocks(tx, fresh, { at, staffId, attempt: undoOf(attempt), undoes: attempt });
    const audit = fresh.map(({ id, before, stock }) => ({
      ...{ customerId: staffId, action: "undo stock", subject: "product" as const, subjectId: id },
      ...{ before: { stock: before }, after: { stock } },
    }));
    await recordActions(tx, audit, at);
    return { changed: changed.map(({ id, stock }) => ({ id, stock })), refused };
  });

/** From the index, some numbers for each row of a page. */
const BATCHES_OF_MOVEMENT = sql<{ number: string; change: number }[] | null>`(
  select json_agg(json_build_object('number', ${stockBatches.number}, 'change', ${batchMovements.change}) order by ${stockBatches.bestBefore}, ${stockBatches.id})
  from ${batchMovements} join ${stockBatches} on ${stockBatches.id} = ${batchMovements.batchId}
  where ${batchMovements.movementId} = ${movements.id})`;

async function findMovements(db: Database, productId: number, page: number) {
  const [product] = await db.select(COLUMNS).from(products).where(eq(products.id, productId));
  if (!product) return httpError(404, NO_SUCH_PRODUCT_OF_SHOP);
  const where = eq(movements.productId, productId);
  const [rows, count] = await readPage(db, { table: movements, where, page }, ({ limit, offset }) =>
    db
      .select({
        movement: movements,
        number: orders.number,
        by: FULL_NAME,
        batches: BATCHES_OF_MOVEMENT,
      })
      .from(movements)
      .leftJoin(orders, eq(orders.id, movements.orderId))
      .leftJoin(customers, eq(customers.id, movements.staffId))
      .where(where)
      .orderBy(desc(movements.id))
      .limit(limit)
      .offset(offset),
  );
  const data = rows.map(({ movement: { id, change, stockAfter, reason, orderId, note, at }, number, by, batches }) => ({
    ...{ id, change, reason, note, by, batches },
    stock_after: stockAfter,
    order: orderId !== null && number !== null ? { id: orderId, number } : undefined,
    at: at.toISOString(),
  }));
  return { ...listPage(data, count), product: wireProduct(product) };
}

/** What the shop has, what came in, what was counted, and why it changed. */
export function stockRoutes({ serve, db, clock, policy }: Backend): void {
  const list = listStock(db);
  serve(staffStock, async ({ query: { state, search, page } }) => {
    const [rows, count] = await list({
      choices: { state, lowStock: policy().lowStock },
      values: productSearch(search),
      page,
    });
    return listPage(rows.map(wireProduct), count, STOCK_PAGE_SIZE);
  });
  serve(undoStock, async ({ body: { attempt }, customer: { customerId } }) => ({
    status: true,
    data: await undoStocks(db, attempt, customerId, clock()),
  }));
  serve(changeStock, async ({ body, customer: { customerId } }) => ({
    status: true,
    data: await changeStocks(db, body, customerId, clock()),
  }));
  serve(stockMovements, ({ params: { id }, query: { page } }) => findMovements(db, id, page));
}

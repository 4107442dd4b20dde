import { type ParsedRequest, staffBatchOrders, staffBatchOrdersCsv } from "@store/api-client/contract";
import { STAFF_COUNT_MAXIMUM, todayInIndia } from "@store/domain";
import { and, asc, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  batchMovements,
  orderLines,
  orders,
  returnLines,
  returnRequests,
  stockBatches,
  stockMovements,
} from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { countOfPage, findCount, listPage, rowsOfPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_BATCH_OF_SHOP } from "../staff-lists/messages.ts";
import { selectBatches, wireBatch } from "./batch-routes.ts";

type Filters = Pick<ParsedRequest<typeof staffBatchOrders>["query"], "show">;

interface Which extends Filters {
  readonly batchId: number;
  /** Those before this order alone. */
  readonly before?: number | undefined;
}

/** The orders of a batch with what the ledger says of each: read from an index in its order, no other row is looked at. */
const ordersOf = (db: Database, { batchId, show, before }: Which) =>
  db
    .select({
      orderId: sql`${batchMovements.orderId}`.mapWith(Number).as("order_id"),
      pieces: sql`-sum(least(${batchMovements.change}, 0))`.mapWith(Number).as("pieces"),
      back: sql`sum(greatest(${batchMovements.change}, 0))`.mapWith(Number).as("back"),
    })
    .from(batchMovements)
    .where(
      and(
        eq(batchMovements.batchId, batchId),
        isNotNull(batchMovements.orderId),
        before === undefined ? undefined : lt(batchMovements.orderId, before),
      ),
    )
    .groupBy(batchMovements.orderId)
    .having(show === "out" ? sql`sum(${batchMovements.change}) < 0` : undefined)
    .orderBy(desc(batchMovements.orderId));

/** Of an order, pieces of a product that came back from its customer, sold again or not. */
const returnedOf = (productId: number) =>
  sql`(select coalesce(sum(${returnLines.restocked} + ${returnLines.writtenOff}), 0)
    from ${returnRequests} join ${returnLines} on ${returnLines.requestId} = ${returnRequests.id}
    join ${orderLines} on ${orderLines.id} = ${returnLines.lineId}
    where not ${returnRequests.isWithdrawal} and ${returnRequests.orderId} = ${orders.id} and ${orderLines.productId} = ${productId})`.mapWith(
    Number,
  );

interface Window {
  readonly limit: number;
  readonly offset?: number;
}

function readOrders(db: Database, productId: number, which: Which, { limit, offset = 0 }: Window) {
  const taken = ordersOf(db, which).limit(limit).offset(offset).as("taken");
  return db
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      orderStatus: orders.orderStatus,
      address: orders.shippingAddress,
      city: orders.city,
      pieces: taken.pieces,
      back: taken.back,
      returned: returnedOf(productId),
    })
    .from(taken)
    .innerJoin(orders, eq(orders.id, taken.orderId))
    .orderBy(desc(orders.id));
}

type Row = Awaited<ReturnType<typeof readOrders>>[number];

/** How many orders fit, counted to 10,000. */
function countOrders(db: Database, which: Which): Promise<number> {
  const some = ordersOf(db, which).limit(STAFF_COUNT_MAXIMUM).as("some");
  return findCount(db, JSON.stringify(["orders of batch", which]), () =>
    db.select({ total: sql`count(*)`.mapWith(Number) }).from(some),
  );
}

/** When a batch's first pieces were entered; what was sold before was of no batch. */
async function readFirstEntry(db: Database, batchId: number): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: stockMovements.at })
    .from(batchMovements)
    .innerJoin(stockMovements, eq(stockMovements.id, batchMovements.movementId))
    .where(eq(batchMovements.batchId, batchId))
    .orderBy(asc(batchMovements.movementId))
    .limit(1);
  return first?.at;
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  { header: "Order", cell: ({ number }) => number },
  { header: "Placed", cell: ({ placedAt }) => csvTime(placedAt) },
  { header: "State", cell: ({ orderStatus }) => orderStatus },
  { header: "Receiver", cell: ({ address }) => address.full_name },
  { header: "Mobile", cell: ({ address }) => address.mobile_no },
  { header: "Address", cell: ({ address }) => address.full_address },
  { header: "Pieces of the batch", cell: ({ pieces }) => pieces },
  { header: "Back in the batch", cell: ({ back }) => back },
  { header: "Returned by the customer", cell: ({ returned }) => returned },
];

/** Who got pieces of a batch: as a list and as a file, to call it back. */
export function batchOrdersRoutes({ serve, db, clock, policy }: Backend): void {
  const findBatch = async (id: number) => (await selectBatches(db).where(eq(stockBatches.id, id)))[0];

  serve(staffBatchOrders, async ({ params: { id }, query: { page, show } }) => {
    const found = await findBatch(id);
    if (!found) return httpError(404, NO_SUCH_BATCH_OF_SHOP);
    const which = { batchId: id, show };
    const rows = await readOrders(db, found.batch.productId, which, rowsOfPage(page));
    const count = countOfPage(page, rows.length) ?? (await countOrders(db, which));
    const data = rows.map(({ number, placedAt, orderStatus, address, ...row }) => ({
      ...row,
      order_id: number,
      order_date: placedAt.toISOString(),
      order_status: orderStatus,
      full_name: address.full_name,
      mobile_no: address.mobile_no,
    }));
    const since = await readFirstEntry(db, id);
    return {
      ...listPage(data, count),
      batch: wireBatch(found, { today: todayInIndia(clock()), policy: policy() }),
      known_since: since?.toISOString(),
    };
  });

  serve(staffBatchOrdersCsv, async ({ params: { id }, query: { show }, customer: { customerId } }) => {
    const found = await findBatch(id);
    if (!found) return httpError(404, NO_SUCH_BATCH_OF_SHOP);
    const { number, productId } = found.batch;
    // Names, mobiles and addresses leave the shop: the audit says who took them.
    const action = { action: "download orders of batch", subject: "product", subjectId: productId } as const;
    await recordAction(db, { customerId, ...action, after: { batch: number } }, clock());
    const lists = inBatches<Row>((last, limit) =>
      readOrders(db, productId, { batchId: id, show, before: last?.id }, { limit }),
    );
    return new FileStream(csvFileName(`batch-${id}-orders`, clock()), writeCsv(COLUMNS, lists));
  });
}

import { dashboard } from "@store/api-client/contract";
import {
  addDays,
  type CalendarDate,
  fillPeriod,
  type Policy,
  paise,
  type SalesDay,
  salesPeriods,
  startOfDay,
  todayInIndia,
  toRupees,
  type WaitingKind,
  waitingKindsFor,
} from "@store/domain";
import { and, asc, desc, eq, gte, isNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  appointments,
  charges,
  events,
  inquiries,
  isInShop,
  orderLines,
  orders,
  outbox,
  PIECES_TO_SEND,
  products,
  reviews,
  stockBatches,
} from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { isComing } from "../events/staff-routes.ts";
import { allViewValues, isInView, type ViewMoment } from "../orders/staff-views.ts";
import { isReported } from "../reviews/review-reports.ts";
import { createAggregateCache } from "../staff-lists/aggregate-cache.ts";
import { periodOf } from "../staff-lists/list-conditions.ts";
import { someRows } from "../staff-lists/list-page.ts";
import { prepareOnce } from "../staff-lists/prepare-once.ts";
import { expiresSoon, soonDays } from "../stock/batch-routes.ts";
import { isOpenFailure } from "../subscriptions/failed-charges.ts";
import { type Days, isSoldIn, readSalesByDay, refundsOfLines, WORTH_OF_LINE } from "./net-sales.ts";
import { createFindOpening } from "./opening.ts";
import { readParcelEnds } from "./parcel-ends.ts";

const BEST_SELLERS = 5;

const STOCK = sql`coalesce(${products.stock}, 0)`;

/** The rows that wait, by what they wait for; a statement takes the time when it runs. */
function waitingRows(
  db: Database,
  { lowStock }: Policy,
): Readonly<Record<WaitingKind, readonly [PgTable, SQL | undefined, orderBy?: SQL]>> {
  const now = sql.placeholder("now");
  const values = {
    unclearFrom: sql.placeholder("unclearFrom"),
    unclearTo: sql.placeholder("unclearTo"),
    gateway: sql.placeholder("gateway"),
  };
  const stock = (state: SQL) => and(isInShop, sql`${STOCK} <= ${sql.raw(`${lowStock}`)}`, state);
  return {
    accept: [orders, isInView(db, "accept", values)],
    pack: [orders, eq(orders.orderStatus, "Confirmed")],
    ship: [orders, eq(orders.orderStatus, "Packed")],
    payment: [orders, isInView(db, "payment", values)],
    refund_unclear: [orders, isInView(db, "refund_unclear", values)],
    return: [orders, isInView(db, "return", values)],
    refund_due: [orders, isInView(db, "refund_due", values)],
    refund: [orders, isInView(db, "refund", values)],
    charge_failed: [charges, isOpenFailure(db, now)],
    stock_empty: [products, stock(sql`${STOCK} <= 0`), STOCK],
    stock_low: [products, stock(sql`${STOCK} > 0`), STOCK],
    batch_soon: [stockBatches, expiresSoon({ today: sql.placeholder("today"), warnedTo: sql.placeholder("warnedTo") })],
    review: [reviews, eq(reviews.state, "waiting")],
    review_report: [reviews, isReported(db)],
    inquiry: [inquiries, eq(inquiries.state, "open")],
    appointment: [appointments, and(gte(appointments.startsAt, now), isNull(appointments.cancelledAt))],
    event: [events, isComing(now)],
    message: [outbox, sql`${outbox.dueAt} is null and ${outbox.sentAt} is null`],
  };
}

type Counts = Readonly<Record<string, number>>;

/** Counts what waits of some kinds, in one statement. */
function createCountKinds(
  db: Database,
  policy: () => Policy,
): (kinds: readonly WaitingKind[], at: ViewMoment) => Promise<Counts> {
  function prepare(kinds: readonly WaitingKind[], policy: Policy, name: string) {
    const rows = waitingRows(db, policy);
    const counts: Record<string, SQL<number>> = {};
    for (const kind of kinds) {
      const [table, where, orderBy] = rows[kind];
      counts[kind] = sql`(select count(*) from ${someRows(db, table, where, kind, orderBy)})`.mapWith(Number);
    }
    return db.select(counts).from(sql`(values (1)) one`).prepare(name);
  }
  const prepared = prepareOnce<ReturnType<typeof prepare>>("staff_waiting");

  return async (kinds, at) => {
    if (kinds.length === 0) return {};
    const decided = policy();
    // The level is written into the statement: an index of low stock knows it as a number.
    const statement = prepared(`${kinds.join()} ${decided.lowStock}`, (name) => prepare(kinds, decided, name));
    const soon = soonDays({ today: todayInIndia(at.now), policy: decided });
    const [counted = {}] = await statement.execute({ now: at.now, ...soon, ...allViewValues(at) });
    return counted;
  };
}

/** Counts what waits of each kind. A count of a thousand or more may be five seconds old. */
function createCountWaiting(db: Database, policy: () => Policy) {
  const countKinds = createCountKinds(db, policy);
  const counts = createAggregateCache<number>();
  return async (kinds: readonly WaitingKind[], at: ViewMoment) => {
    const small = await countKinds(
      kinds.filter((kind) => !counts.isLarge(db, kind)),
      at,
    );
    return Promise.all(
      kinds.map(async (kind) => {
        const count = await counts.find(db, kind, async () => {
          const value = small[kind] ?? (await countKinds([kind], at))[kind] ?? 0;
          return { value, rows: value };
        });
        return { kind, count };
      }),
    );
  };
}

async function bestSellersSince(db: Database, first: CalendarDate) {
  const back = refundsOfLines(db);
  const pieces = sql<number>`sum(${PIECES_TO_SEND})`.mapWith(Number);
  const sold = db
    .select({
      productId: orderLines.productId,
      pieces: pieces.as("pieces"),
      amount: sql<number>`sum(${WORTH_OF_LINE} - coalesce(${back.amount}, 0))`.mapWith(Number).as("amount"),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(back, eq(back.lineId, orderLines.id))
    .where(isSoldIn(db, { from: startOfDay(first) }))
    .groupBy(orderLines.productId)
    .orderBy(desc(pieces), asc(orderLines.productId))
    .limit(BEST_SELLERS)
    .as("sold");
  const rows = await db
    .select({ id: products.id, name: products.name, pieces: sold.pieces, amount: sold.amount })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .orderBy(desc(sold.pieces), asc(products.id));
  return rows.map(({ id, name, pieces: count, amount }) => ({
    product_id: id,
    product_name: name,
    pieces: count,
    amount: toRupees(paise(amount)),
  }));
}

const wireDay = ({ day, orders: count, amount, refunded }: SalesDay) => ({
  ...{ day, orders: count, amount: toRupees(amount), refunded: toRupees(refunded) },
});

/** Parcels with cash to collect that ended in a period (C55). */
async function readCashParcels(db: Database, days: Days) {
  const { cashDelivered, cashBack } = await readParcelEnds(db, days);
  return { delivered: cashDelivered, came_back: cashBack };
}

async function readSales(db: Database, today: CalendarDate) {
  const { current, before } = salesPeriods(today);
  const [sold, best_sellers, parcels, parcelsBefore] = await Promise.all([
    readSalesByDay(db, { from: startOfDay(before) }),
    bestSellersSince(db, current),
    readCashParcels(db, periodOf({ from: current, to: today })),
    readCashParcels(db, periodOf({ from: before, to: addDays(current, -1) })),
  ]);
  const cash_parcels = { current: parcels, before: parcelsBefore };
  const sales = { current: fillPeriod(current, sold).map(wireDay), before: fillPeriod(before, sold).map(wireDay) };
  return { value: { sales, best_sellers, cash_parcels }, rows: sold.reduce((sum, day) => sum + day.orders, 0) };
}

const salesCache = createAggregateCache<Awaited<ReturnType<typeof readSales>>["value"]>();

/** How the shop sells. Figures of a thousand orders or more may be five seconds old. */
function findSales(db: Database, now: Date) {
  const today = todayInIndia(now);
  return salesCache.find(db, today, () => readSales(db, today));
}

/** The dashboard's first page: three statements, for a packer one; in a new shop one more. */
export function overviewRoutes({ serve, db, clock, policy, payments, mode }: Backend): void {
  const countWaiting = createCountWaiting(db, policy);
  const findOpening = createFindOpening(db, payments.gateway.name, policy);
  serve(dashboard, async ({ customer: { staff } }) => {
    const now = clock();
    const runsShop = staff.permissions.includes("sales");
    const [waiting, sold, opening] = await Promise.all([
      countWaiting(waitingKindsFor(staff.permissions), { gateway: payments.gateway.name, now }),
      runsShop ? findSales(db, now) : undefined,
      runsShop && mode === "production" ? findOpening() : undefined,
    ]);
    return { status: true, data: { opening, waiting, ...sold } };
  });
}

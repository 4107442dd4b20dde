import { CASH_ON_DELIVERY, dashboard } from "@store/api-client/contract";
import {
  addDays,
  type CalendarDate,
  calendarDate,
  fillPeriod,
  netSales,
  type Paise,
  type Policy,
  paise,
  type ReturnedParcels,
  type SalesDay,
  salesPeriods,
  startOfDay,
  todayInIndia,
  toRupees,
  type WaitingKind,
  waitingKindsFor,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import {
  appointments,
  events,
  inquiries,
  isInShop,
  orderEvents,
  orderLines,
  orders,
  outbox,
  products,
  refunds,
  reviews,
  stockBatches,
} from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { isComing } from "../events/staff-routes.ts";
import { allViewValues, isInView, type ViewMoment } from "../orders/staff-views.ts";
import { isReported } from "../reviews/review-reports.ts";
import { createAggregateCache } from "../staff-lists/aggregate-cache.ts";
import { someRows } from "../staff-lists/list-page.ts";
import { prepareOnce } from "../staff-lists/prepare-once.ts";
import { expiresSoon, soonDays } from "../stock/batch-routes.ts";
import { createFindOpening } from "./opening.ts";

const BEST_SELLERS = 5;

const STOCK = sql`coalesce(${products.stock}, 0)`;

/** The rows that wait, by what they wait for; a statement takes the time when it runs. */
function waitingRows(
  db: Database,
  { lowStock }: Policy,
): Readonly<Record<WaitingKind, readonly [PgTable, SQL | undefined]>> {
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
    stock_empty: [products, stock(sql`${STOCK} <= 0`)],
    stock_low: [products, stock(sql`${STOCK} > 0`)],
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
      const [table, where] = rows[kind];
      counts[kind] = sql`(select count(*) from ${someRows(db, table, where, kind)})`.mapWith(Number);
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

const DAY_OF_ORDER = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** What was refunded, or is to be, of the orders of each day in India since one that still count as sold. */
async function refundsSince(db: Database, first: CalendarDate): Promise<ReadonlyMap<string, Paise>> {
  const rows = await db
    .select({
      day: DAY_OF_ORDER,
      amount: sql`sum(${refunds.amount} + ${refunds.withheld})`.mapWith((sum) => paise(Number(sum))),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isInView(db, "sold", {}), gte(orders.placedAt, startOfDay(first))))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, amount }) => [day, amount]));
}

/** What was sold on each day in India since one, from an index alone, and what was refunded of it. */
async function salesSince(db: Database, first: CalendarDate): Promise<readonly SalesDay[]> {
  const day = DAY_OF_ORDER;
  const refunded = await refundsSince(db, first);
  const rows = await db
    .select({
      day,
      orders: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${orders.finalTotal} + ${orders.giftVoucher} + ${orders.usedCoins}::bigint * 100)`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(and(isInView(db, "sold", {}), gte(orders.placedAt, startOfDay(first))))
    .groupBy(sql`1`);
  return rows.flatMap((row) => {
    const soldOn = calendarDate(row.day);
    const back = refunded.get(row.day) ?? ZERO_PAISE;
    return soldOn
      ? [{ day: soldOn, orders: row.orders, amount: netSales(paise(row.amount), back), refunded: back }]
      : [];
  });
}

async function bestSellersSince(db: Database, first: CalendarDate) {
  const pieces = sql<number>`sum(${orderLines.quantity})`.mapWith(Number);
  const sold = db
    .select({
      productId: orderLines.productId,
      pieces: pieces.as("pieces"),
      amount: sql<number>`sum(${orderLines.total})`.mapWith(Number).as("amount"),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isInView(db, "sold", {}), gte(orders.placedAt, startOfDay(first))))
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

/** Parcels with cash to collect that were delivered, and that came back, in the days from one, before another. */
async function readCashParcels(db: Database, first: CalendarDate, end: CalendarDate): Promise<ReturnedParcels> {
  const count = (action: "deliver" | "undelivered") =>
    sql`count(*) filter (where ${orderEvents.action} = ${action})`.mapWith(Number);
  const [counted] = await db
    .select({ delivered: count("deliver"), cameBack: count("undelivered") })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        sql`${orderEvents.action} in ('deliver', 'undelivered')`,
        gte(orderEvents.at, startOfDay(first)),
        lt(orderEvents.at, startOfDay(end)),
        eq(orders.payType, CASH_ON_DELIVERY),
      ),
    );
  return counted ?? { delivered: 0, cameBack: 0 };
}

const wireParcels = ({ delivered, cameBack }: ReturnedParcels) => ({ delivered, came_back: cameBack });

async function readSales(db: Database, today: CalendarDate) {
  const { current, before } = salesPeriods(today);
  const [sold, best_sellers, parcels, parcelsBefore] = await Promise.all([
    salesSince(db, before),
    bestSellersSince(db, current),
    readCashParcels(db, current, addDays(today, 1)),
    readCashParcels(db, before, current),
  ]);
  const cash_parcels = { current: wireParcels(parcels), before: wireParcels(parcelsBefore) };
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

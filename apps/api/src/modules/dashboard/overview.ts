import { dashboard } from "@store/api-client/contract";
import {
  type CalendarDate,
  calendarDate,
  fillPeriod,
  hasPermission,
  LOW_STOCK_MAXIMUM,
  paise,
  permissionsOf,
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
  events,
  inquiries,
  isInShop,
  orderLines,
  orders,
  outbox,
  products,
} from "../../db/schema/index.ts";
import type { Backend } from "../backend.ts";
import { isComing } from "./offers/events.ts";
import { allViewValues, isInView, type ViewMoment } from "./orders/order-views.ts";
import { createAggregateCache } from "./shared/aggregate-cache.ts";
import { someRows } from "./shared/list-page.ts";
import { prepareOnce } from "./shared/prepare-once.ts";

const BEST_SELLERS = 5;

const STOCK = sql`coalesce(${products.stock}, 0)`;

/** The rows that wait, by what they wait for; a statement takes the time when it runs. */
function waitingRows(db: Database): Readonly<Record<WaitingKind, readonly [PgTable, SQL | undefined]>> {
  const now = sql.placeholder("now");
  const values = {
    unclearFrom: sql.placeholder("unclearFrom"),
    unclearTo: sql.placeholder("unclearTo"),
    gateway: sql.placeholder("gateway"),
  };
  const stock = (state: SQL) => and(isInShop, sql`${STOCK} <= ${sql.raw(`${LOW_STOCK_MAXIMUM}`)}`, state);
  return {
    accept: [orders, isInView(db, "accept", values)],
    pack: [orders, eq(orders.orderStatus, "Confirmed")],
    ship: [orders, eq(orders.orderStatus, "Packed")],
    payment: [orders, isInView(db, "payment", values)],
    refund_unclear: [orders, isInView(db, "refund_unclear", values)],
    return: [orders, isInView(db, "return", values)],
    refund: [orders, isInView(db, "refund", values)],
    stock_empty: [products, stock(sql`${STOCK} <= 0`)],
    stock_low: [products, stock(sql`${STOCK} > 0`)],
    inquiry: [inquiries, eq(inquiries.state, "open")],
    appointment: [appointments, and(gte(appointments.startsAt, now), isNull(appointments.cancelledAt))],
    event: [events, isComing(now)],
    message: [outbox, sql`${outbox.dueAt} is null and ${outbox.sentAt} is null`],
  };
}

type Counts = Readonly<Record<string, number>>;

/** Counts what waits of some kinds, in one statement. */
function createCountKinds(db: Database): (kinds: readonly WaitingKind[], at: ViewMoment) => Promise<Counts> {
  const rows = waitingRows(db);
  function prepare(kinds: readonly WaitingKind[], name: string) {
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
    const statement = prepared(kinds.join(), (name) => prepare(kinds, name));
    const [counted = {}] = await statement.execute({ now: at.now, ...allViewValues(at) });
    return counted;
  };
}

/** Counts what waits of each kind. A count of a thousand or more may be five seconds old. */
function createCountWaiting(db: Database) {
  const countKinds = createCountKinds(db);
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

/** What was sold on each day in India since one, from an index alone. */
async function salesSince(db: Database, first: CalendarDate): Promise<readonly SalesDay[]> {
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
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
    return soldOn ? [{ day: soldOn, orders: row.orders, amount: paise(row.amount) }] : [];
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

const wireDay = ({ day, orders: count, amount }: SalesDay) => ({ day, orders: count, amount: toRupees(amount) });

async function readSales(db: Database, today: CalendarDate) {
  const { current, before } = salesPeriods(today);
  const [sold, best_sellers] = await Promise.all([salesSince(db, before), bestSellersSince(db, current)]);
  const sales = { current: fillPeriod(current, sold).map(wireDay), before: fillPeriod(before, sold).map(wireDay) };
  return { value: { sales, best_sellers }, rows: sold.reduce((sum, day) => sum + day.orders, 0) };
}

const salesCache = createAggregateCache<Awaited<ReturnType<typeof readSales>>["value"]>();

/** How the shop sells. Figures of a thousand orders or more may be five seconds old. */
function findSales(db: Database, now: Date) {
  const today = todayInIndia(now);
  return salesCache.find(db, today, () => readSales(db, today));
}

/** The dashboard's first page: three statements, for a packer one. */
export function overviewRoutes({ serve, db, clock, payments }: Backend): void {
  const countWaiting = createCountWaiting(db);
  serve(dashboard, async ({ customer: { staff } }) => {
    const now = clock();
    const [waiting, sold] = await Promise.all([
      countWaiting(waitingKindsFor(permissionsOf(staff.role)), { gateway: payments.gateway.name, now }),
      hasPermission(staff.role, "sales") ? findSales(db, now) : undefined,
    ]);
    return { status: true, data: { waiting, ...sold } };
  });
}

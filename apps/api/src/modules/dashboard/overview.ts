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
  STAFF_COUNT_MAXIMUM,
  salesPeriods,
  startOfDay,
  todayInIndia,
  toRupees,
  type WaitingKind,
  waitingKindsFor,
} from "@store/domain";
import { and, asc, desc, eq, gte, isNull, ne, type SQL, sql } from "drizzle-orm";
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
import { isInView } from "./orders/order-views.ts";
import { keepLarge } from "./shared/keep-large.ts";

const BEST_SELLERS = 5;

const STOCK = sql`coalesce(${products.stock}, 0)`;

/** The rows that wait, by what they wait for. */
function waitingRows(db: Database, now: Date): Readonly<Record<WaitingKind, readonly [PgTable, SQL | undefined]>> {
  const stock = (state: SQL) => and(isInShop, sql`${STOCK} <= ${sql.raw(`${LOW_STOCK_MAXIMUM}`)}`, state);
  return {
    accept: [orders, isInView(db, "accept", now)],
    pack: [orders, eq(orders.orderStatus, "Confirmed")],
    ship: [orders, eq(orders.orderStatus, "Packed")],
    payment: [orders, isInView(db, "payment", now)],
    return: [orders, isInView(db, "return", now)],
    refund: [orders, isInView(db, "refund", now)],
    stock_empty: [products, stock(sql`${STOCK} <= 0`)],
    stock_low: [products, stock(sql`${STOCK} > 0`)],
    inquiry: [inquiries, eq(inquiries.state, "open")],
    appointment: [appointments, and(gte(appointments.startsAt, now), isNull(appointments.cancelledAt))],
    event: [events, and(gte(events.endsAt, now), ne(events.status, "CANCELLED"))],
    message: [outbox, sql`${outbox.dueAt} is null and ${outbox.sentAt} is null`],
  };
}

const largeCounts = keepLarge<number>();

/** How much waits of some kinds, in one statement. */
async function countKinds(db: Database, kinds: readonly WaitingKind[], now: Date): Promise<Record<string, number>> {
  if (kinds.length === 0) return {};
  const rows = waitingRows(db, now);
  const counts: Record<string, SQL<number>> = {};
  for (const kind of kinds) {
    const [table, where] = rows[kind];
    const some = db
      .select({ one: sql`1`.as("one") })
      .from(table)
      .where(where)
      .limit(STAFF_COUNT_MAXIMUM)
      .as(kind);
    counts[kind] = sql`(select count(*) from ${some})`.mapWith(Number);
  }
  const [counted = {}] = await db.select(counts).from(sql`(values (1)) one`);
  return counted;
}

/** How much waits of each kind. A count of a thousand or more may be five seconds old. */
async function countWaiting(db: Database, kinds: readonly WaitingKind[], now: Date) {
  const kept = new Map(kinds.map((kind) => [kind, largeCounts.get(db, kind)]));
  const counted = await countKinds(
    db,
    kinds.filter((kind) => kept.get(kind) === undefined),
    now,
  );
  for (const [kind, count] of Object.entries(counted)) largeCounts.set(db, kind, count, count);
  return kinds.map((kind) => ({ kind, count: kept.get(kind) ?? counted[kind] ?? 0 }));
}

/** What was sold on each day in India since one, from an index alone. */
async function salesSince(db: Database, first: CalendarDate, now: Date): Promise<readonly SalesDay[]> {
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
    .where(and(isInView(db, "sold", now), gte(orders.placedAt, startOfDay(first))))
    .groupBy(sql`1`);
  return rows.flatMap((row) => {
    const soldOn = calendarDate(row.day);
    return soldOn ? [{ day: soldOn, orders: row.orders, amount: paise(row.amount) }] : [];
  });
}

async function bestSellersSince(db: Database, first: CalendarDate, now: Date) {
  const pieces = sql<number>`sum(${orderLines.quantity})`.mapWith(Number);
  const sold = db
    .select({
      productId: orderLines.productId,
      pieces: pieces.as("pieces"),
      amount: sql<number>`sum(${orderLines.total})`.mapWith(Number).as("amount"),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isInView(db, "sold", now), gte(orders.placedAt, startOfDay(first))))
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

async function readSales(db: Database, today: CalendarDate, now: Date) {
  const { current, before } = salesPeriods(today);
  const [sold, best_sellers] = await Promise.all([salesSince(db, before, now), bestSellersSince(db, current, now)]);
  const sales = { current: fillPeriod(current, sold).map(wireDay), before: fillPeriod(before, sold).map(wireDay) };
  return { sales, best_sellers, orders: sold.reduce((sum, day) => sum + day.orders, 0) };
}

const largeSales = keepLarge<Awaited<ReturnType<typeof readSales>>>();

/** How the shop sells. Figures of a thousand orders or more may be five seconds old. */
async function findSales(db: Database, now: Date) {
  const today = todayInIndia(now);
  const kept = largeSales.get(db, today);
  const read = kept ?? (await readSales(db, today, now));
  if (!kept) largeSales.set(db, today, read, read.orders);
  const { sales, best_sellers } = read;
  return { sales, best_sellers };
}

/** The dashboard's first page: three statements, for a packer one. */
export function overviewRoutes({ serve, db, clock }: Backend): void {
  serve(dashboard, async ({ customer: { staff } }) => {
    const now = clock();
    const [waiting, sold] = await Promise.all([
      countWaiting(db, waitingKindsFor(permissionsOf(staff.role)), now),
      hasPermission(staff.role, "sales") ? findSales(db, now) : undefined,
    ]);
    return { status: true, data: { waiting, ...sold } };
  });
}

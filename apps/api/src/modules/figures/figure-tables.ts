import { addDays, CHANNEL_NAMES, CHANNELS, FIGURE_ROWS, type Figures, netSales, todayInIndia } from "@store/domain";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderEvents, orders } from "../../db/schema/index.ts";
import { periodOf } from "../staff-lists/list-conditions.ts";
import { readCustomerKinds } from "./customer-kinds.ts";
import type { FigureRow } from "./figure-row.ts";
import { readGoods } from "./goods-sales.ts";
import { readSalesBy, readSalesByDay, type SoldGroup } from "./net-sales.ts";
import { readPaperDifferences } from "./paper-differences.ts";
import { readParcelEndsByCity } from "./parcel-ends.ts";
import { readReturnedPieces } from "./returned-pieces.ts";
import { readDeadStock, readStockValue } from "./stock-value.ts";

export interface FigureQuery {
  /** Days of India, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** For how many days dead stock was not sold. */
  readonly days: number;
}

/** A subscription's order, one that staff took by telephone, or one of the online shop. */
const CHANNEL = sql<string | null>`case when ${orders.subscriptionId} is not null then 'subscription'
  when exists (select 1 from ${orderEvents} e where e.order_id = ${orders.id} and e.action = 'place' and e.actor = 'staff') then 'telephone'
  else 'web' end`;

/** The code of a promotion. That of a gift voucher is money, and nobody else's to see. */
const COUPON = sql<string | null>`case when ${orders.giftVoucher} = 0 then ${orders.voucherCode} end`;

const channelName = (key: string | null): string => {
  const channel = CHANNELS.find((one) => one === key);
  return channel ? CHANNEL_NAMES[channel] : "";
};

const groupRow = (label: string, { orders: count, discount, sold, refunded }: SoldGroup): FigureRow => ({
  ...{ label, orders: count, discount, sold, refunded, amount: netSales(sold, refunded) },
});

type Read = (db: Database, query: FigureQuery, now: Date) => Promise<readonly FigureRow[]>;

const READ: Readonly<Record<Figures, Read>> = {
  day: async (db, query) =>
    (await readSalesByDay(db, periodOf(query))).map(({ day, orders: count, amount, refunded }) => ({
      ...{ label: day, orders: count, sold: amount + refunded, refunded, amount },
    })),
  product: (db, query) => readGoods(db, "product", periodOf(query)),
  category: (db, query) => readGoods(db, "category", periodOf(query)),
  city: async (db, query) =>
    (await readSalesBy(db, sql`${orders.city}`, periodOf(query))).map((group) =>
      groupRow(group.key ?? FIGURE_ROWS.noCity, group),
    ),
  channel: async (db, query) =>
    (await readSalesBy(db, CHANNEL, periodOf(query))).map((group) => groupRow(channelName(group.key), group)),
  coupon: async (db, query) =>
    (await readSalesBy(db, COUPON, periodOf(query))).map((group) =>
      group.key === null ? { ...groupRow(FIGURE_ROWS.noCoupon, group), isApart: true } : groupRow(group.key, group),
    ),
  customers: (db, query) => readCustomerKinds(db, periodOf(query)),
  returns: (db, query) => readReturnedPieces(db, periodOf(query)),
  undelivered: (db, query) => readParcelEndsByCity(db, periodOf(query)),
  papers: (db, query) => readPaperDifferences(db, periodOf(query)),
  stock: (db) => readStockValue(db),
  dead_stock: (db, { days }, now) => readDeadStock(db, addDays(todayInIndia(now), -days)),
};

/** By what each table is ordered, the greatest first; the others have an order of their own. */
const RANK: Readonly<Partial<Record<Figures, (row: FigureRow) => number>>> = {
  ...{ product: ({ amount = 0 }) => amount, category: ({ amount = 0 }) => amount, city: ({ amount = 0 }) => amount },
  ...{ channel: ({ amount = 0 }) => amount, coupon: ({ amount = 0 }) => amount },
  ...{ returns: ({ back = 0 }) => back, undelivered: ({ back = 0 }) => back },
  ...{ stock: ({ value = 0 }) => value, dead_stock: ({ value = 0 }) => value },
};

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** All rows of a table in their order. */
export async function readFigures(db: Database, table: Figures, query: FigureQuery, now: Date) {
  const rows = await READ[table](db, query, now);
  const rank = RANK[table];
  if (table === "day") return rows.toSorted((one, other) => compareText(other.label, one.label));
  if (!rank) return rows;
  return rows.toSorted(
    (one, other) =>
      Number(one.isApart ?? false) - Number(other.isApart ?? false) ||
      rank(other) - rank(one) ||
      compareText(one.label, other.label),
  );
}

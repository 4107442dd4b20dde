import { type CalendarDate, dayOf, type Paise, startOfDay } from "@store/domain";
import { and, eq, gt, isNull, lt, max, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders, products, stockMovements } from "../../db/schema/index.ts";
import { isInView } from "../orders/staff-views.ts";
import type { FigureRow } from "./figure-row.ts";

const STOCKED = {
  ...{ id: products.id, label: products.name, cost: products.cost },
  pieces: sql`${products.stock}`.mapWith(Number),
} as const;

const IS_STOCKED = gt(products.stock, 0);

interface Stocked {
  readonly id: number;
  readonly label: string;
  readonly cost: Paise | null;
  readonly pieces: number;
}

/** A product that nobody has given a cost has no value, and says so. */
const valued = ({ id, label, cost, pieces }: Stocked): FigureRow => ({
  ...{ id, label, pieces, without_cost: cost === null ? pieces : 0 },
  ...(cost === null ? {} : { cost, value: cost * pieces }),
});

/** What is in stock now, at cost; what is archived too, as it was paid for. */
export async function readStockValue(db: Database): Promise<FigureRow[]> {
  return (await db.select(STOCKED).from(products).where(IS_STOCKED)).map(valued);
}

/** Whether a product was in stock at a moment: the last change before it left some. */
const wasStockedAt = (moment: Date): SQL => sql`(
  select m.stock_after from ${stockMovements} m where m.product_id = ${products}.id and m.at < ${moment.toISOString()}
  order by m.id desc limit 1) > 0`;

/** What is in stock, was in stock on a day, and was not sold from it on; in one statement. */
export async function readDeadStock(db: Database, since: CalendarDate): Promise<FigureRow[]> {
  const start = startOfDay(since);
  const sales = db
    .select({ productId: orderLines.productId, last: max(orders.placedAt).as("last") })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isInView(db, "sold", {}))
    .groupBy(orderLines.productId)
    .as("sales");
  const rows = await db
    .select({ ...STOCKED, last: sales.last })
    .from(products)
    .leftJoin(sales, eq(sales.productId, products.id))
    .where(and(IS_STOCKED, or(isNull(sales.last), lt(sales.last, start)), wasStockedAt(start)));
  return rows.map(({ last, ...row }) => ({ ...valued(row), last_sold: dayOf(last) }));
}

import { categoryLabel, FIGURE_ROWS, type Paise, subtractMoney } from "@store/domain";
import { eq, sql } from "drizzle-orm";
import { alias, type PgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { categories, orderLines, orders, PIECES_TO_SEND, products } from "../../db/schema/index.ts";
import { sumOf } from "../staff-lists/sums.ts";
import type { FigureRow } from "./figure-row.ts";
import { type Days, isSoldIn, refundsOfLines, refundsOfOrders, WORTH_OF_LINE } from "./net-sales.ts";

/** What is no goods: it belongs to no product. */
const APART = ["shipping", "cashFee", "otherRefunds"] as const;

interface Grouped {
  readonly id: number;
  readonly names: readonly (string | null)[] | null;
  readonly apart: string | null;
  readonly pieces: number;
  readonly sold: Paise;
  readonly refunded: Paise;
}

const names = (columns: readonly PgColumn[]) =>
  sql<readonly (string | null)[] | null>`json_build_array(${sql.join([...columns], sql`, `)})`;

/** The goods that were sold, by product or by category. */
function goodsBy(db: Database, by: "product" | "category", days: Days) {
  const back = refundsOfLines(db);
  const [one, two, three] = [alias(categories, "one"), alias(categories, "two"), alias(categories, "three")];
  const sums = {
    pieces: sumOf(PIECES_TO_SEND).mapWith(Number),
    sold: sumOf(WORTH_OF_LINE),
    refunded: sumOf(sql`${back.amount}`),
  };
  const id = by === "product" ? products.id : products.categoryId;
  const named = by === "product" ? [products.name] : [one.name, two.name, three.name];
  return db
    .select({ id: sql<number>`${id}`, names: names(named), apart: sql<string | null>`null::text`, ...sums })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(one, eq(one.id, products.level1))
    .leftJoin(two, eq(two.id, products.level2))
    .leftJoin(three, eq(three.id, products.level3))
    .leftJoin(back, eq(back.lineId, orderLines.id))
    .where(isSoldIn(db, days))
    .groupBy(id, ...named);
}

/** What the same orders came to beside their goods. A refund that is of no line is of none of the goods. */
function apartOf(db: Database, what: (typeof APART)[number], days: Days) {
  const back = refundsOfOrders(db);
  const lines = refundsOfLines(db);
  const ofGoods = db
    .select({ orderId: orderLines.orderId, amount: sql<number>`sum(${lines.amount})::bigint`.as("refunded_of_goods") })
    .from(lines)
    .innerJoin(orderLines, eq(orderLines.id, lines.lineId))
    .groupBy(orderLines.orderId)
    .as("refunds_of_goods");
  const none = sql`0`;
  const sold = { shipping: orders.shipping, cashFee: orders.cashFee, otherRefunds: none }[what];
  const refunded = what === "otherRefunds" ? sql`coalesce(${back.amount}, 0) - coalesce(${ofGoods.amount}, 0)` : none;
  return db
    .select({
      id: sql<number>`0`,
      names: sql<readonly (string | null)[] | null>`null::json`,
      apart: sql<string | null>`${what}::text`,
      pieces: sql`0::bigint`.mapWith(Number),
      ...{ sold: sumOf(sold), refunded: sumOf(refunded) },
    })
    .from(orders)
    .leftJoin(back, eq(back.orderId, orders.id))
    .leftJoin(ofGoods, eq(ofGoods.orderId, orders.id))
    .where(isSoldIn(db, days));
}

function labelOf({ names: path, apart }: Grouped): string {
  const known = APART.find((what) => what === apart);
  if (known) return FIGURE_ROWS[known];
  const levels = (path ?? []).filter((name) => name !== null);
  return categoryLabel({ name: levels.at(-1) ?? "", path: levels.slice(0, -1) });
}

/** What was sold by product or category, and beside it shipping, fees and refunds of no product, in one statement. */
export async function readGoods(db: Database, by: "product" | "category", days: Days): Promise<FigureRow[]> {
  const [shipping, fee, refund] = [
    apartOf(db, "shipping", days),
    apartOf(db, "cashFee", days),
    apartOf(db, "otherRefunds", days),
  ];
  const rows = await unionAll(goodsBy(db, by, days), shipping, fee, refund);
  const said = rows.filter(({ apart, sold, refunded }) => apart === null || sold !== 0 || refunded !== 0);
  return said.map((row) => ({
    label: labelOf(row),
    ...(row.apart === null ? (by === "product" ? { id: row.id } : {}) : { isApart: true }),
    ...{ pieces: row.pieces, sold: row.sold, refunded: row.refunded },
    amount: subtractMoney(row.sold, row.refunded),
  }));
}

import { type CalendarMonth, type Paise, paise } from "@store/domain";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { pino } from "pino";
import type { Database } from "../../db/database.ts";
import { orders, payments, refunds } from "../../db/schema/index.ts";
import { openDatabase } from "../../open-database.ts";
import { fillTemplate } from "../template.ts";
import { createTestStore } from "../test-store.ts";
import { type MonthPapers, readPapers } from "./month-papers.ts";
import { COURIER, playMonth } from "./play-month.ts";

/** Money of the shop that somebody else holds, by the number that their file has. */
interface Held {
  readonly reference: string;
  readonly amount: Paise;
}

/** What others hold of the shop's money after the month, as their files say it. */
export interface MoneyOfOthers {
  /** What the courier collected at doors. */
  readonly cash: readonly Held[];
  /** What the gateway took. */
  readonly paid: readonly Held[];
  /** What it paid back to customers, by the number of the payment. */
  readonly refunded: readonly Held[];
}

async function readMoney(db: Database): Promise<MoneyOfOthers> {
  const delivered = await db
    .select({ tracking: orders.tracking, amount: orders.finalTotal })
    .from(orders)
    .where(and(eq(orders.payType, "Cash on Delivery"), isNotNull(orders.deliveredAt), eq(orders.isPaid, true)))
    .orderBy(asc(orders.id));
  const cash = delivered.flatMap(({ tracking, amount }) =>
    tracking?.courier === COURIER ? [{ reference: tracking.number, amount }] : [],
  );
  const paid = await db
    .select({ reference: payments.txnId, amount: payments.amount })
    .from(payments)
    .where(eq(payments.state, "paid"))
    .orderBy(asc(payments.createdAt), asc(payments.txnId));
  const back = await db
    .select({ reference: refunds.txnId, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.state, "done"), isNotNull(refunds.txnId)))
    .orderBy(asc(refunds.id));
  return {
    cash,
    paid,
    refunded: back.flatMap(({ reference, amount }) =>
      reference && amount > 0 ? [{ reference, amount: paise(amount) }] : [],
    ),
  };
}

/** Fills a database with the sample shop, and plays a month in it. */
export async function fillPlayedMonth(
  where: { readonly databaseUrl: string | undefined; readonly dataDir: string },
  month: { readonly month: CalendarMonth; readonly orders: number; readonly seed: number },
): Promise<MoneyOfOthers & { readonly papers: MonthPapers }> {
  const logger = pino({ level: "silent" });
  const connection = await openDatabase({ ...where, databasePool: 4, isPooled: false }, logger);
  try {
    await fillTemplate(connection);
    await playMonth(createTestStore(connection, {}), month);
    return { papers: await readPapers(connection.db, month.month), ...(await readMoney(connection.db)) };
  } finally {
    await connection.close();
  }
}

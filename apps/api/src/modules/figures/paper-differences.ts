import { PAPER_DIFFERENCES, type PaperDifference, ZERO_PAISE } from "@store/domain";
import { eq, isNotNull, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { creditNotes, invoices, membershipInvoices, orders } from "../../db/schema/index.ts";
import { isWithin } from "../staff-lists/list-conditions.ts";
import { countOf, sumOf } from "../staff-lists/sums.ts";
import type { FigureRow } from "./figure-row.ts";
import { type Days, isSoldIn, refundsOfOrders, WORTH } from "./net-sales.ts";

const DIFFERENCES = [
  ...(["sales", "uninvoiced", "later", "earlier", "credited", "refunded", "memberships"] as const),
] satisfies readonly PaperDifference[];

/**
 * How the sales of a period become the papers of the same period: each order's invoices less its credit notes, less what
 * it counts as sold. They add up to what GSTR-1 says, in one statement.
 */
export async function readPaperDifferences(db: Database, days: Days): Promise<FigureRow[]> {
  const back = refundsOfOrders(db);
  const made = db
    .select({ orderId: invoices.orderId, papers: sql<number>`count(*)`.as("papers") })
    .from(invoices)
    .where(isWithin(invoices.issuedAt, days))
    .groupBy(invoices.orderId)
    .as("made");
  // A note of the rest takes back what the parts of its invoice left.
  const parts = db
    .select({
      invoice: creditNotes.invoiceNumber,
      amount: sql<number>`coalesce(sum(${creditNotes.part}), 0)`.as("amount"),
    })
    .from(creditNotes)
    .groupBy(creditNotes.invoiceNumber)
    .as("parts");
  const taken = db
    .select({
      orderId: creditNotes.orderId,
      rests: sql<number>`count(*) filter (where ${creditNotes.part} is null)`.as("rests"),
      parts: sql<number>`sum(coalesce(${creditNotes.part}, -${parts.amount}))`.as("parts_taken"),
    })
    .from(creditNotes)
    .innerJoin(parts, eq(parts.invoice, creditNotes.invoiceNumber))
    .where(isWithin(creditNotes.issuedAt, days))
    .groupBy(creditNotes.orderId)
    .as("taken");
  const isSold = sql`(${isSoldIn(db, days)})`;
  const sold = sql`case when ${isSold} then ${WORTH} - coalesce(${back.amount}, 0) else 0 end`;
  const onPaper = sql`(coalesce(${made.papers}, 0) - coalesce(${taken.rests}, 0)) * ${WORTH} - coalesce(${taken.parts}, 0)`;
  const isPlaced = sql`(${isWithin(orders.placedAt, days) ?? sql`true`})`;
  const why = sql<string>`case
    when not ${isPlaced} and ${made.papers} is not null then 'earlier'
    when not ${isPlaced} then 'credited'
    when ${made.papers} is not null then 'refunded'
    when ${orders.id} in (select ${invoices.orderId} from ${invoices}) then 'later'
    else 'uninvoiced' end`;
  const ofOrders = db
    .select({
      why: why.as("why"),
      sold: sql<number>`${sold}`.as("sold"),
      difference: sql<number>`${onPaper} - (${sold})`.as("difference"),
      isSold: sql<boolean>`${isSold}`.as("is_sold"),
    })
    .from(orders)
    .leftJoin(made, eq(made.orderId, orders.id))
    .leftJoin(taken, eq(taken.orderId, orders.id))
    .leftJoin(back, eq(back.orderId, orders.id))
    .where(or(isSold, isNotNull(made.orderId), isNotNull(taken.orderId)))
    .as("of_orders");
  const rows = await unionAll(
    db
      .select({
        why: ofOrders.why,
        orders: countOf(sql`${ofOrders.difference} <> 0`),
        amount: sumOf(sql`${ofOrders.difference}`),
      })
      .from(ofOrders)
      .groupBy(ofOrders.why),
    db
      .select({
        why: sql<string>`'sales'`,
        orders: countOf(sql`${ofOrders.isSold}`),
        amount: sumOf(sql`${ofOrders.sold}`),
      })
      .from(ofOrders),
    db
      .select({ why: sql<string>`'memberships'`, orders: countOf(), amount: sumOf(membershipInvoices.amount) })
      .from(membershipInvoices)
      .where(isWithin(membershipInvoices.issuedAt, days)),
  );
  const found = new Map(rows.map((row) => [row.why, row]));
  return DIFFERENCES.map((one) => {
    const { orders: count, amount } = found.get(one) ?? { orders: 0, amount: ZERO_PAISE };
    return { label: PAPER_DIFFERENCES[one], orders: count, amount };
  });
}

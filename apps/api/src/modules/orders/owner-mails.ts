import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { addMoney, DAY_MS, daysAfter, formatRupees, todayInIndia } from "@store/domain";
import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { OrderMails } from "../../lib/order-mails.ts";
import type { MailBlock } from "../../outbox/mail/content.ts";
import { mailToCare } from "../../outbox/mail/create-mail.ts";
import { type Message, queueMessages } from "../../outbox/queue-message.ts";
import type { Job } from "../../queue/job.ts";
import { describeOrder } from "./order-mail.ts";

/** The hour in India at which a day's orders are mailed. */
const DAILY_AT = "08:00:00+05:30";
/** Older orders are not news: they were placed while the mails were switched off. */
const NEWS_DAYS = 7;

type OrderRow = typeof orders.$inferSelect;
type Described = readonly [order: OrderRow, description: readonly MailBlock[]];

/** The last time that a day's orders were due to be mailed. */
function lastDaily(now: Date): Date {
  const today = new Date(`${todayInIndia(now)}T${DAILY_AT}`);
  return today.getTime() <= now.getTime() ? today : new Date(today.getTime() - DAY_MS);
}

/** New to the owner: paid, or to be paid on delivery. One that waits for its payment is mailed once it is paid. */
const isNews = (now: Date): SQL | undefined =>
  and(
    isNull(orders.ownerMailedAt),
    gte(orders.placedAt, daysAfter(now, -NEWS_DAYS)),
    or(orders.isPaid, eq(orders.payType, CASH_ON_DELIVERY)),
  );

/** Placed before the day's hour, while no order has been mailed since then. */
const isOfDay = (now: Date): SQL | undefined => {
  const due = lastDaily(now);
  return and(
    lt(orders.placedAt, due),
    sql`not exists (select 1 from ${orders} mailed where mailed.owner_mailed_at >= ${due.toISOString()}::timestamptz)`,
  );
};

const mailEach = (described: readonly Described[]): readonly Message[] =>
  described.map(([{ number, finalTotal }, blocks]) =>
    mailToCare("care-order", { number, total: formatRupees(finalTotal) }, blocks),
  );

function mailTogether(described: readonly Described[]): readonly Message[] {
  const total = addMoney(...described.map(([order]) => order.finalTotal));
  const count = `${described.length} new ${described.length === 1 ? "order" : "orders"}`;
  const blocks = described.flatMap(([, description]) => description);
  return [mailToCare("care-orders", { count, total: formatRupees(total) }, blocks)];
}

/** Claims the orders by one statement, so that of several processes one mails each. */
async function mailNews(db: Database, condition: SQL | undefined, write: typeof mailEach, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const claimed = await tx.update(orders).set({ ownerMailedAt: now }).where(condition).returning();
    if (claimed.length === 0) return undefined;
    const ids = claimed.map(({ id }) => id);
    const lines = await tx
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id));
    const described = claimed
      .toSorted((one, other) => one.id - other.id)
      .map((order): Described => {
        const own = lines.filter(({ orderId }) => orderId === order.id);
        return [order, describeOrder(order, own)];
      });
    await queueMessages(tx, write(described), now);
    return undefined;
  });
}

/** Mails the owner what was ordered. */
export function mailNewOrders(db: Database, orderMails: OrderMails): readonly Job[] {
  if (orderMails === "none") return [];
  const isDaily = orderMails === "daily";
  const job: Job = {
    name: "mail new orders",
    schedule: isDaily ? "0 0 8 * * *" : "*/20 * * * * *",
    run: (now) =>
      isDaily
        ? mailNews(db, and(isNews(now), isOfDay(now)), mailTogether, now)
        : mailNews(db, isNews(now), mailEach, now),
  };
  return [job];
}

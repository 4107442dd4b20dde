import { CASH_ON_DELIVERY, type WireReplyOf, type walletHistory } from "@store/api-client/contract";
import { STATES_NOT_UNDER_WAY } from "@store/domain";
import { and, desc, eq, not, notExists, notInArray, sum } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { coinLedger, coinWallets, orders } from "../../db/schema/index.ts";

/** The most movements that the history holds; it is paged by the client. */
const RECORDS_SHOWN = 2000;

/** What a customer holds, in coins. */
export async function readBalance(db: Database, customerId: number): Promise<number> {
  const [wallet] = await db
    .select({ balance: coinWallets.balance })
    .from(coinWallets)
    .where(eq(coinWallets.customerId, customerId));
  return wallet?.balance ?? 0;
}

/** Coins of cash orders that are under way and not paid: they are on their way (C39). */
export async function readPendingCoins(db: Database, customerId: number): Promise<number> {
  const earned = db
    .select({ id: coinLedger.id })
    .from(coinLedger)
    .where(and(eq(coinLedger.orderId, orders.id), eq(coinLedger.reason, "earned")));
  const [pending] = await db
    .select({ coins: sum(orders.earnedCoins).mapWith(Number) })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.payType, CASH_ON_DELIVERY),
        not(orders.isPaid),
        notInArray(orders.orderStatus, [...STATES_NOT_UNDER_WAY]),
        notExists(earned),
      ),
    );
  return pending?.coins ?? 0;
}

type CoinRecords = NonNullable<WireReplyOf<typeof walletHistory>["data"]>;

/** Every movement of a customer's coins, newest first. */
export async function readHistory(db: Database, customerId: number, limit = RECORDS_SHOWN): Promise<CoinRecords> {
  const rows = await db
    .select({ movement: coinLedger, number: orders.number })
    .from(coinLedger)
    .leftJoin(orders, eq(orders.id, coinLedger.orderId))
    .where(eq(coinLedger.customerId, customerId))
    .orderBy(desc(coinLedger.id))
    .limit(limit);
  return rows.map(({ movement, number }) => ({
    id: movement.id,
    order_id: movement.orderId,
    pos_order: number === null ? null : { order_id: number },
    new_added_coin: movement.added,
    used_coin: movement.used,
    available_coin: movement.balance,
    reason: movement.reason,
    note: movement.note,
    created_at: movement.createdAt.toISOString(),
  }));
}

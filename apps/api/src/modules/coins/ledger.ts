import {
  accept,
  type CoinChangeAction,
  type Outcome,
  type Policy,
  type RefundedCoins,
  type RefundRequest,
  type RefundShares,
  type Refusal,
  settleRefund,
} from "@store/domain";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { coinLedger, coinWallets } from "../../db/schema/index.ts";

/** Coins of one order of a customer. */
export interface OrderCoins {
  readonly customerId: number;
  readonly orderId: number;
  /** Coins, of one rupee each. */
  readonly coins: number;
}

type Movement = Pick<typeof coinLedger.$inferInsert, "reason" | "added" | "used" | "balance">;

const writeMovement = prepared("write_coin_movement", (db) =>
  db.insert(coinLedger).values({
    customerId: sql.placeholder("customerId"),
    orderId: sql.placeholder("orderId"),
    createdAt: sql.placeholder("createdAt"),
    reason: sql.placeholder("reason"),
    added: sql.placeholder("added"),
    used: sql.placeholder("used"),
    balance: sql.placeholder("balance"),
  }),
);

const record = (tx: Database, { customerId, orderId }: OrderCoins, movement: Movement, createdAt: Date) =>
  writeMovement(tx).execute({ customerId, orderId, createdAt, ...movement });

const putCoins = prepared("put_coins", (db) =>
  db
    .insert(coinWallets)
    .values({ customerId: sql.placeholder("customer"), balance: sql.placeholder("added") })
    .onConflictDoUpdate({
      target: coinWallets.customerId,
      set: { balance: sql`${coinWallets.balance} + ${sql.placeholder("added")}` },
    })
    .returning({ balance: coinWallets.balance }),
);

/** The wallet's row is locked by being changed: what the ledger says afterwards is what the wallet holds. */
async function put(tx: Database, coins: OrderCoins, reason: "earned" | "returned", now: Date): Promise<void> {
  const { customerId, coins: added } = coins;
  const [wallet] = await putCoins(tx).execute({ customer: customerId, added });
  if (!wallet) throw new Error("Inserting a wallet returned no row");
  await record(tx, coins, { reason, added, used: 0, balance: wallet.balance }, now);
}

/** Opens the wallet of a customer who brings coins along from before the ledger. */
export async function openWallet(tx: Database, customerId: number, coins: number, createdAt: Date): Promise<void> {
  await tx.insert(coinWallets).values({ customerId, balance: coins });
  await tx
    .insert(coinLedger)
    .values({ customerId, reason: "opening", added: coins, used: 0, balance: coins, createdAt });
}

/** Takes coins for an order out of the customer's wallet; false when it does not hold so many. */
export async function spendCoins(tx: Database, coins: OrderCoins, now: Date): Promise<boolean> {
  const { customerId, coins: used } = coins;
  if (used === 0) return true;
  const [wallet] = await tx
    .update(coinWallets)
    .set({ balance: sql`${coinWallets.balance} - ${used}` })
    .where(and(eq(coinWallets.customerId, customerId), gte(coinWallets.balance, used)))
    .returning({ balance: coinWallets.balance });
  if (!wallet) return false;
  await record(tx, coins, { reason: "redeemed", added: 0, used, balance: wallet.balance }, now);
  return true;
}

/** Gives the coins back that an order had taken. */
export async function returnCoins(tx: Database, coins: OrderCoins, now: Date): Promise<void> {
  if (coins.coins > 0) await put(tx, coins, "returned", now);
}

/** Credits what an order earns, once: one that has been credited already is left alone. */
export async function earnCoins(tx: Database, coins: OrderCoins, now: Date): Promise<void> {
  if (coins.coins === 0) return;
  if ((await readEarned(tx, coins.orderId)) === undefined) await put(tx, coins, "earned", now);
}

const selectEarned = prepared("earned_coins", (db) =>
  db
    .select({ coins: coinLedger.added })
    .from(coinLedger)
    .where(and(eq(coinLedger.orderId, sql.placeholder("order")), eq(coinLedger.reason, "earned"))),
);

/** The coins that were credited for an order; undefined before. */
async function readEarned(tx: Database, orderId: number): Promise<number | undefined> {
  const [credited] = await selectEarned(tx).execute({ order: orderId });
  return credited?.coins;
}

/** The coins that refunds of an order took back so far. */
async function readTakenBack(tx: Database, orderId: number): Promise<number> {
  const [taken] = await tx
    .select({ coins: sql`coalesce(sum(${coinLedger.used}), 0)`.mapWith(Number) })
    .from(coinLedger)
    .where(and(eq(coinLedger.orderId, orderId), eq(coinLedger.reason, "taken_back")));
  return taken?.coins ?? 0;
}

/** The coins of a locked order that is refunded. The wallet is locked where the order was credited any. */
async function lockCoinsOf(
  tx: Database,
  { customerId, orderId }: Pick<OrderCoins, "customerId" | "orderId">,
  withheld: number,
): Promise<RefundedCoins> {
  const earned = await readEarned(tx, orderId);
  if (!earned) return { earned: 0, takenBack: 0, balance: 0 };
  const takenBack = (await readTakenBack(tx, orderId)) + withheld;
  const isOfCustomer = eq(coinWallets.customerId, customerId);
  const [wallet] = await tx.select().from(coinWallets).where(isOfCustomer).for("no key update");
  return { earned, takenBack, balance: wallet?.balance ?? 0 };
}

/**
 * Says what goes back of a locked order, and takes back the coins that it had earned, as far as the wallet holds them
 * (C39).
 * @param withheld coins that earlier refunds kept back from their amounts.
 */
export async function takeBackCoins(
  tx: Database,
  { customerId, orderId, withheld }: Pick<OrderCoins, "customerId" | "orderId"> & { readonly withheld: number },
  request: RefundRequest,
  now: Date,
  policy: Policy,
): Promise<RefundShares> {
  const held = await lockCoinsOf(tx, { customerId, orderId }, withheld);
  const shares = settleRefund(request, held, policy);
  const { coins: used } = shares;
  if (used > 0) {
    const balance = held.balance - used;
    await tx.update(coinWallets).set({ balance }).where(eq(coinWallets.customerId, customerId));
    const movement = { reason: "taken_back", added: 0, used, balance } as const;
    await record(tx, { customerId, orderId, coins: used }, movement, now);
  }
  return shares;
}

/** Coins that staff give or take, with the words that the customer reads. */
export interface CoinChange {
  readonly customerId: number;
  readonly action: CoinChangeAction;
  readonly coins: number;
  readonly reason: string;
  /** One that was acted on already is answered with what it did. */
  readonly requestId: string;
}

interface Changed {
  readonly before: number;
  readonly balance: number;
  /** The same request had been acted on before. */
  readonly isRepeat: boolean;
}

/**
 * Gives or takes coins. The wallet is locked in the meantime: changes of one customer wait for each other and for orders.
 * @param check judges the change by the balance, and answers the new one.
 */
export async function changeByStaff(
  tx: Database,
  { customerId, action, coins, reason: note, requestId }: CoinChange,
  check: (balance: number) => Outcome<number, Refusal>,
  now: Date,
): Promise<Outcome<Changed, Refusal>> {
  const [wallet] = await tx
    .insert(coinWallets)
    .values({ customerId, balance: 0 })
    .onConflictDoUpdate({ target: coinWallets.customerId, set: { balance: coinWallets.balance } })
    .returning({ balance: coinWallets.balance });
  const before = wallet?.balance ?? 0;
  const [done] = await tx
    .select({ balance: coinLedger.balance })
    .from(coinLedger)
    .where(and(eq(coinLedger.requestId, requestId), eq(coinLedger.customerId, customerId)));
  if (done) return accept({ before, balance: done.balance, isRepeat: true });
  const checked = check(before);
  if (!checked.ok) return checked;
  const balance = checked.value;
  await tx.update(coinWallets).set({ balance }).where(eq(coinWallets.customerId, customerId));
  const movement =
    action === "give"
      ? ({ reason: "given", added: coins, used: 0 } as const)
      : ({ reason: "taken", added: 0, used: coins } as const);
  await tx.insert(coinLedger).values({ customerId, ...movement, balance, note, requestId, createdAt: now });
  return accept({ before, balance, isRepeat: false });
}

import { checkVoucher, outOfStockMessage, type Paise, VOUCHER_USED_UP, voucherKey } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, type orders, vouchers } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { returnCoins, spendCoins } from "../coins/ledger.ts";
import { returnVoucher, spendVoucher } from "../vouchers/vouchers.ts";
import { toVoucher, type VoucherRow } from "../vouchers/voucher-row.ts";
import { lockProducts, type Pieces, returnStock, takeStock } from "./stock.ts";
import { COINS_SPENT, TOTAL_CHANGED, tooFewLeft } from "./messages.ts";

export type OrderRow = typeof orders.$inferSelect;

/** What an order takes for itself: pieces from locked shelves, the voucher and the coins. */
export interface Hold {
  readonly orderId: number;
  readonly customerId: number;
  readonly pieces: readonly Pieces[];
  readonly voucher: VoucherRow | undefined;
  readonly discount: Paise;
  readonly coins: number;
}

/** Takes everything that an order needs, or refuses: the caller's transaction must be undone then. */
export async function reserve(tx: Database, hold: Hold, now: Date): Promise<HttpError | undefined> {
  const { pieces, voucher } = hold;
  if (!(await takeStock(tx, pieces))) return httpError(409, TOTAL_CHANGED);
  if (voucher && !(await spendVoucher(tx, { ...hold, voucher }, now))) return httpError(409, VOUCHER_USED_UP);
  if (!(await spendCoins(tx, hold, now))) return httpError(409, COINS_SPENT);
  return undefined;
}

const piecesOf = (tx: Database, orderId: number): Promise<Pieces[]> =>
  tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));

/** Gives back what a locked order had taken. */
export async function releaseReservation(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const pieces = await piecesOf(tx, order.id);
  await lockProducts(tx, pieces);
  await returnStock(tx, pieces);
  await returnVoucher(tx, order.id);
  await returnCoins(tx, { customerId: order.customerId, orderId: order.id, coins: order.usedCoins }, now);
}

/** Names what is missing on locked shelves. */
function checkStock(
  shelves: Awaited<ReturnType<typeof lockProducts>>,
  pieces: readonly Pieces[],
): HttpError | undefined {
  const wanted = new Map(pieces.map(({ productId, quantity }) => [productId, quantity]));
  const short = shelves.filter(({ id, stock }) => stock !== null && stock < (wanted.get(id) ?? 0));
  const gone = short.filter(({ stock }) => stock === 0);
  if (gone.length > 0) return httpError(409, outOfStockMessage(gone.map(({ name }) => name)));
  const [few] = short;
  return few && httpError(409, tooFewLeft(few.name, few.stock ?? 0));
}

/** The voucher of an order, if it still takes off what it took off then. */
async function findVoucher(tx: Database, order: OrderRow, now: Date): Promise<VoucherRow | HttpError | undefined> {
  if (!order.voucherCode) return undefined;
  const key = voucherKey(order.voucherCode);
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.codeKey, key));
  const cart = { subtotal: order.productTotal, now };
  const checked = checkVoucher(voucher && toVoucher(voucher), cart);
  if (!checked.ok) return httpError(409, checked.refusal);
  return checked.value < order.discount ? httpError(409, VOUCHER_USED_UP) : voucher;
}

/** Takes again what a locked order has given back, if shelves, voucher and wallet allow. */
export async function reserveAgain(tx: Database, order: OrderRow, now: Date): Promise<HttpError | undefined> {
  const pieces = await piecesOf(tx, order.id);
  const refused = checkStock(await lockProducts(tx, pieces), pieces);
  if (refused) return refused;
  const voucher = await findVoucher(tx, order, now);
  if (voucher instanceof HttpError) return voucher;
  const { id: orderId, customerId, discount, usedCoins: coins } = order;
  return reserve(tx, { orderId, customerId, pieces, voucher, discount, coins }, now);
}

import {
  type CartLine,
  checkUnpaidOrders,
  checkVoucher,
  outOfStockMessage,
  type Paise,
  type Policy,
  todayInIndia,
  VOUCHER_USED_UP,
  ZERO_PAISE,
} from "@store/domain";
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { type StockCause, setStockCause } from "../../db/record-stock.ts";
import {
  customers,
  expiredPieces,
  IS_SENT_LINE,
  isInShop,
  orderLines,
  orders,
  PIECES_TO_SEND,
  products,
  sellableStock,
} from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { refuseBlocked } from "../blocks/may-order.ts";
import { returnCoins, spendCoins } from "../coins/ledger.ts";
import { findVoucher, returnVoucher, spendVoucher, toVoucher, type VoucherRow } from "../vouchers/vouchers.ts";
import { COINS_SPENT, TOTAL_CHANGED, tooFewLeft } from "./messages.ts";

/** So many pieces of one product. */
export interface Pieces {
  readonly productId: number;
  readonly quantity: number;
}

/** The order that stock is taken for or given back by, when, and by whom of the staff. */
export type OrderCause = Required<Pick<StockCause, "orderId" | "at">> & Pick<StockCause, "staffId">;

const asJson = (pieces: readonly Pieces[]): string =>
  JSON.stringify(pieces.map(({ productId, quantity }) => ({ id: productId, quantity })));

const WANTED = sql`json_to_recordset(${sql.placeholder("pieces")}::json) as wanted(id int, quantity int)`;

const take = prepared("take_stock", (db) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} - wanted.quantity` })
    .from(sql`${WANTED}, ${setStockCause(sql.placeholder("cause"))}`)
    .where(sql`${products.id} = wanted.id and ${isInShop}
      and (${products.stock} is null
        or ${products.stock} - ${expiredPieces(sql.placeholder("today"))} >= wanted.quantity)`)
    .returning({ id: products.id }),
);

const giveBack = prepared("return_stock", (db) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} + wanted.quantity` })
    .from(sql`${WANTED}, ${setStockCause(sql.placeholder("cause"))}`)
    .where(sql`${products.id} = wanted.id`),
);

/**
 * Locks products in the order of their ids, so that no two orders wait for each other. No keys are locked: other
 * shoppers go on putting these products into their carts.
 */
export function lockProducts(tx: Database, pieces: readonly Pieces[]) {
  const ids = pieces.map(({ productId }) => productId);
  return tx
    .select({ id: products.id, name: products.name, stock: sellableStock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("no key update");
}

/**
 * Takes pieces of locked products out of stock; false when one is missing, whatever was checked before. Pieces that have
 * expired do not count, though the job that takes them out of stock may not have seen them yet.
 */
export async function takeStock(tx: Database, pieces: readonly Pieces[], cause: OrderCause): Promise<boolean> {
  const taken = await take(tx).execute({
    pieces: asJson(pieces),
    cause: { reason: "order", ...cause } satisfies StockCause,
    today: todayInIndia(cause.at),
  });
  return taken.length === pieces.length;
}

/** Puts pieces of locked products back into stock. */
export async function returnStock(tx: Database, pieces: readonly Pieces[], cause: OrderCause): Promise<void> {
  await giveBack(tx).execute({
    pieces: asJson(pieces),
    cause: { reason: "released", ...cause } satisfies StockCause,
  });
}

/**
 * Refuses one more unpaid order that reserves stock where a customer has as many as are allowed. The customer is locked,
 * before any product, so that orders placed at once count each other. Deliveries that a job ordered do not count: the
 * customer did not ask for them at that moment.
 */
export async function limitUnpaidOrders(
  tx: Database,
  customerId: number,
  policy: Policy,
): Promise<HttpError | undefined> {
  const isCustomer = eq(customers.id, customerId);
  const [row] = await tx
    .select({ blockedAt: customers.blockedAt })
    .from(customers)
    .where(isCustomer)
    .for("no key update");
  return (row && refuseBlocked(row, policy)) ?? foreseeUnpaidLimit(tx, customerId, policy);
}

const countHeld = prepared("unpaid_orders", (db) =>
  db
    .select({ held: count() })
    .from(orders)
    .where(
      and(eq(orders.customerId, sql.placeholder("customer")), isNotNull(orders.heldUntil), isNull(orders.deliveryDay)),
    ),
);

/** Why one more unpaid order would be refused now. Locks nothing. */
export async function foreseeUnpaidLimit(
  db: Database,
  customerId: number,
  policy: Policy,
): Promise<HttpError | undefined> {
  const [row] = await countHeld(db).execute({ customer: customerId });
  const checked = checkUnpaidOrders(row?.held ?? 0, policy);
  return checked.ok ? undefined : httpError(409, checked.refusal);
}

export type OrderRow = typeof orders.$inferSelect;

/** What an order reserves: pieces of locked products, the voucher and the coins. */
export interface Reservation {
  readonly orderId: number;
  readonly customerId: number;
  readonly pieces: readonly Pieces[];
  readonly voucher: VoucherRow | undefined;
  readonly discount: Paise;
  readonly giftVoucher: Paise;
  readonly coins: number;
}

/** Reserves everything that an order needs, or refuses: the caller's transaction must be rolled back then. */
export async function reserve(tx: Database, reservation: Reservation, now: Date): Promise<HttpError | undefined> {
  const { orderId, pieces, voucher } = reservation;
  if (!(await takeStock(tx, pieces, { orderId, at: now }))) return httpError(409, TOTAL_CHANGED);
  if (voucher && !(await spendVoucher(tx, { ...reservation, voucher }, now))) return httpError(409, VOUCHER_USED_UP);
  if (!(await spendCoins(tx, reservation, now))) return httpError(409, COINS_SPENT);
  return undefined;
}

/** The goods of an order, as they were priced, less those that were taken out of it. */
export function piecesOf(tx: Database, orderId: number): Promise<(Pieces & CartLine)[]> {
  const { productId, basePrice, gst } = orderLines;
  return tx
    .select({ productId, quantity: PIECES_TO_SEND, basePrice, gst })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), IS_SENT_LINE));
}

/**
 * Puts the goods of a locked order back into stock.
 * @param others those of it that came back before.
 */
export async function restock(tx: Database, cause: OrderCause, others: readonly Pieces[] = []): Promise<void> {
  const before = new Map(others.map(({ productId, quantity }) => [productId, quantity]));
  const pieces = (await piecesOf(tx, cause.orderId)).map(({ productId, quantity }) => ({
    productId,
    quantity: quantity - (before.get(productId) ?? 0),
  }));
  await lockProducts(tx, pieces);
  await returnStock(tx, pieces, cause);
}

/**
 * Gives the voucher and the coins back that a locked order has spent.
 * @returns what went back onto a gift voucher.
 */
export async function returnSpent(tx: Database, order: OrderRow, now: Date): Promise<Paise> {
  const { id: orderId, customerId, usedCoins: coins } = order;
  const giftVoucher = await returnVoucher(tx, orderId);
  await returnCoins(tx, { customerId, orderId, coins }, now);
  return giftVoucher;
}

/**
 * Releases what a locked order has reserved.
 * @returns what went back onto a gift voucher.
 */
export async function releaseReservation(tx: Database, order: OrderRow, now: Date, staffId?: number): Promise<Paise> {
  await restock(tx, { orderId: order.id, at: now, staffId });
  return returnSpent(tx, order, now);
}

/** Names what is missing of locked products. */
function checkStock(
  stocked: Awaited<ReturnType<typeof lockProducts>>,
  pieces: readonly Pieces[],
): HttpError | undefined {
  const wanted = new Map(pieces.map(({ productId, quantity }) => [productId, quantity]));
  const short = stocked.filter(({ id, stock }) => stock !== null && stock < (wanted.get(id) ?? 0));
  const gone = short.filter(({ stock }) => stock === 0);
  if (gone.length > 0) return httpError(409, outOfStockMessage(gone.map(({ name }) => name)));
  const [few] = short;
  return few && httpError(409, tooFewLeft(few.name, few.stock ?? 0));
}

/** The voucher of an order, if it still gives as much. */
async function findSpendable(
  tx: Database,
  order: OrderRow,
  lines: readonly CartLine[],
  now: Date,
): Promise<VoucherRow | HttpError | undefined> {
  if (!order.voucherCode) return undefined;
  const { customerId } = order;
  const { voucher, usesByCustomer } = (await findVoucher(tx, order.voucherCode, customerId)) ?? {};
  const checked = checkVoucher(voucher && toVoucher(voucher), { lines, now, customerId, usesByCustomer });
  if (!checked.ok) return httpError(409, checked.refusal);
  const { discount = ZERO_PAISE, giftVoucher = ZERO_PAISE }: { discount?: Paise; giftVoucher?: Paise } = checked.value;
  return discount < order.discount || giftVoucher < order.giftVoucher ? httpError(409, VOUCHER_USED_UP) : voucher;
}

/** Reserves again what a locked order has released, if stock, voucher and wallet allow. */
export async function reserveAgain(tx: Database, order: OrderRow, now: Date): Promise<HttpError | undefined> {
  const pieces = await piecesOf(tx, order.id);
  const refused = checkStock(await lockProducts(tx, pieces), pieces);
  if (refused) return refused;
  const voucher = await findSpendable(tx, order, pieces, now);
  if (voucher instanceof HttpError) return voucher;
  return reserve(tx, { ...order, orderId: order.id, pieces, voucher, coins: order.usedCoins }, now);
}

/**
 * Takes again what an order took before its parcel came back and is sent again (C55): its goods where they went back
 * into stock; voucher and coins where those were given back. What it was promised holds: a promotion may be over.
 */
export async function takeForSecondSending(tx: Database, order: OrderRow, now: Date): Promise<HttpError | undefined> {
  const { id: orderId, customerId, voucherCode, isReleased, isRestocked } = order;
  const pieces = isRestocked ? await piecesOf(tx, orderId) : [];
  const refused = pieces.length > 0 ? checkStock(await lockProducts(tx, pieces), pieces) : undefined;
  if (refused) return refused;
  const code = isReleased ? voucherCode : null;
  const voucher = code === null ? undefined : (await findVoucher(tx, code, customerId))?.voucher;
  if (code !== null && !voucher) return httpError(409, VOUCHER_USED_UP);
  return reserve(tx, { ...order, orderId, pieces, voucher, coins: isReleased ? order.usedCoins : 0 }, now);
}

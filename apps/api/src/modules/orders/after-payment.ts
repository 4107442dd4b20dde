import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from "@store/api-client/contract";
import {
  checkReservationRenewal,
  ORDER_CANCELLED,
  ORDER_PENDING,
  type Policy,
  STEPPER_MAXIMUM_WITHOUT_STOCK,
  voucherKey,
} from "@store/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cartLines, cartVouchers, orderEvents, orderLines, orders, products, vouchers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import { refuseBlocked } from "../blocks/may-order.ts";
import { MAXIMUM_CART_LINES } from "../cart/change-cart.ts";
import { checkCashOfMates } from "./additions.ts";
import { limitCashOrders, lockCustomer } from "./cash-limit.ts";
import { NO_SUCH_ORDER, NOT_TO_BE_PAID, SUBSCRIPTION_IS_PAID_ONLINE } from "./messages.ts";
import { notifyPlaced } from "./notifications.ts";
import { recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import { lockProducts, type OrderRow, piecesOf, releaseReservation, reserveAgain } from "./reservation.ts";

/*
 * What a shopper can do whose payment failed or was closed, beside paying again. The order is locked, as by the payment's
 * own settlement: whichever comes first decides, and money that comes for a cancelled order is flagged for refund.
 */

/** An online order that nobody has paid and nobody works on. */
function checkWaits({ isPaid, payType, orderStatus, subscriptionId }: OrderRow): HttpError | undefined {
  if (isPaid || payType !== ONLINE_PAYMENT || orderStatus !== ORDER_PENDING) return httpError(409, NOT_TO_BE_PAID);
  return subscriptionId === null ? undefined : httpError(409, SUBSCRIPTION_IS_PAID_ONLINE);
}

const isCashAlready = ({ isPaid, payType, orderStatus }: OrderRow): boolean =>
  !isPaid && payType === CASH_ON_DELIVERY && orderStatus === ORDER_PENDING;

/** Reserves again what was released before the payment came, as for Accept and Pay. */
async function keepGoods(tx: Database, order: OrderRow, now: Date, policy: Policy): Promise<HttpError | undefined> {
  if (!order.isReleased) return undefined;
  const renewal = checkReservationRenewal(order.placedAt, now, policy);
  return renewal.ok ? reserveAgain(tx, order, now) : httpError(409, renewal.refusal);
}

/**
 * Turns an unpaid online order into one that is paid on delivery, within the limits of cash orders (C46): the shop no
 * longer risks a parcel for a blocked customer. A second click finds it done.
 */
export const turnIntoCash = (
  db: Database,
  { customerId }: Customer,
  orderId: number,
  now: Date,
  policy: Policy,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const { isMobileProven, blockedAt } = await lockCustomer(tx, customerId);
    const order = await lockOrder(tx, orderId, customerId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    if (isCashAlready(order)) return order;
    const unfit = checkWaits(order) ?? refuseBlocked({ blockedAt }, policy);
    if (unfit) return unfit;
    const { addressKey, finalTotal: amount, goesWith } = order;
    const doubled = goesWith === null ? undefined : await checkCashOfMates(tx, goesWith, orderId);
    if (doubled) return doubled;
    await lockProducts(tx, await piecesOf(tx, orderId));
    const refused =
      (await limitCashOrders(tx, { customerId, isMobileProven, addressKey, amount }, policy)) ??
      (await keepGoods(tx, order, now, policy));
    if (refused) return refused;
    const columns = { payType: CASH_ON_DELIVERY, heldUntil: null, isReleased: false };
    await tx.update(orders).set(columns).where(eq(orders.id, orderId));
    const event = { orderId, state: ORDER_PENDING, action: "pay on delivery", actor: "customer" } as const;
    await recordEvent(tx, event, now);
    await notifyPlaced(tx, order, now);
    return { ...order, ...columns };
  });

/** Merges an order's lines into a cart, each quantity clamped to the stock, as logging in merges carts (C34). */
async function mergeIntoCart(tx: Database, orderId: number, shopperId: number, now: Date): Promise<void> {
  const most = sql`case when product.is_archived then 0 else coalesce(product.stock, ${STEPPER_MAXIMUM_WITHOUT_STOCK}::int) end`;
  await tx.execute(sql`
    insert into ${cartLines} (shopper_id, product_id, quantity, added_at)
    select ${shopperId}::int, line.product_id, least(line.quantity, ${most}), ${now.toISOString()}::timestamptz
    from ${orderLines} line join ${products} product on product.id = line.product_id
    where line.order_id = ${orderId} and ${most} > 0
    order by line.id
    limit greatest(0, ${MAXIMUM_CART_LINES}::int - (select count(*) from ${cartLines} where shopper_id = ${shopperId})::int)
    on conflict (shopper_id, product_id) do update
    set quantity = least(${cartLines}.quantity + excluded.quantity,
      (select ${most} from ${products} product where product.id = excluded.product_id)), added_at = excluded.added_at`);
}

/** Whether the voucher still applies is computed whenever the cart is read. */
async function putVoucherBack(tx: Database, { voucherCode }: OrderRow, shopperId: number): Promise<void> {
  if (!voucherCode) return;
  const codeKey = voucherKey(voucherCode);
  const [voucher] = await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.codeKey, codeKey));
  if (!voucher) return;
  await tx.insert(cartVouchers).values({ shopperId, voucherId: voucher.id }).onConflictDoNothing();
}

async function isRestored(tx: Database, orderId: number): Promise<boolean> {
  return (await tx.$count(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, "restore")))) > 0;
}

/**
 * Cancels an unpaid online order and puts what it holds back into the cart: stock and voucher at once; its coins are in
 * the wallet again, and redeeming them takes a new OTP. A second click finds it done.
 */
export const restoreCart = (
  db: Database,
  { customerId, shopperId }: Customer,
  orderId: number,
  now: Date,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId, customerId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    if (order.orderStatus === ORDER_CANCELLED && (await isRestored(tx, orderId))) return order;
    const unfit = checkWaits(order);
    if (unfit) return unfit;
    if (!order.isReleased) await releaseReservation(tx, order, now);
    await mergeIntoCart(tx, orderId, shopperId, now);
    await putVoucherBack(tx, order, shopperId);
    const columns = { orderStatus: ORDER_CANCELLED, heldUntil: null, isReleased: true };
    await tx.update(orders).set(columns).where(eq(orders.id, orderId));
    const event = { orderId, state: ORDER_CANCELLED, action: "restore", actor: "customer" } as const;
    await recordEvent(tx, event, now);
    return { ...order, ...columns };
  });

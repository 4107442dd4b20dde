import {
  CASH_ON_DELIVERY,
  type changeOrderGoods,
  ONLINE_PAYMENT,
  type ParsedRequest,
} from "@store/api-client/contract";
import {
  addressKey,
  checkNoMorePieces,
  checkNothingNew,
  checkOrderChange,
  checkOwnAddress,
  formatRupees,
  ORDER_CHANGED_BEFORE,
  OWN_ORDER_CHANGED_BEFORE,
  type Paise,
  type Policy,
  piecesMoved,
  reservationEnds,
} from "@store/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { isElite } from "../../identity/is-elite.ts";
import { recordAction } from "../../identity/record-action.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { isOrderAddress, orderAddress } from "../addresses/order-address.ts";
import { type AddressRow, readAddresses } from "../addresses/read-addresses.ts";
import { findBlock } from "../blocks/may-order.ts";
import type { PricedCart } from "../cart/price-cart.ts";
import { type CartLineRow, readGoods } from "../cart/read-cart.ts";
import { readRunning } from "../discounts/discounts.ts";
import { NO_SUCH_PRODUCT } from "../products/messages.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { findFirst } from "./additions.ts";
import { limitCashOrders, lockCustomer } from "./cash-limit.ts";
import { notifyGoodsChanged } from "./change-notifications.ts";
import type { Look } from "./chosen-goods.ts";
import { goodsInWords, goodsOfLines, NO_SUCH_ORDER, ownTotalChanged, staffTotalChanged } from "./messages.ts";
import { countChanges, readStaffOf, recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import { checkDelivery, checkLines } from "./order-request.ts";
import { priceOrder } from "./place-order.ts";
import { type OrderRow, type Pieces, returnStock, takeStock } from "./reservation.ts";
import { lineColumns } from "./write-order.ts";

type Body = ParsedRequest<typeof changeOrderGoods>["body"];
type LineRow = typeof orderLines.$inferSelect;

/** What an order is to hold, and where it is to go. */
type Wanted = Pick<Body, "lines" | "address_id">;

const readLines = (db: Database, orderId: number): Promise<LineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));

/** A line that stays keeps the price that was agreed. What it has taken counts as being there. */
const keepPrice = (line: CartLineRow, sold: LineRow | undefined): CartLineRow =>
  sold
    ? {
        ...line,
        name: sold.productName,
        image: sold.image,
        stock: line.stock === null ? null : line.stock + sold.quantity,
        pricePaid: sold.price,
        basePrice: sold.basePrice,
        gst: sold.gst,
        gstRate: sold.gstRate,
        hsnCode: sold.hsnCode,
        usualPrice: sold.usualPrice,
        mrp: null,
        discountName: sold.discountName,
      }
    : line;

interface PricedChange {
  readonly before: readonly LineRow[];
  readonly lines: readonly CartLineRow[];
  readonly cart: PricedCart;
  /** Another one than the order has; undefined where it stays. */
  readonly address: AddressRow | undefined;
  /** Why the order cannot be like that. */
  readonly refused: HttpError | undefined;
}

/** Who changes an order: its customer, or a member of staff. */
export type ChangedBy =
  | { readonly actor: "customer"; readonly customerId: number; readonly staffId?: undefined }
  | { readonly actor: "staff"; readonly staffId: number; readonly customerId?: undefined };

interface ChangeLook extends Look {
  readonly actor: ChangedBy["actor"];
}

/** Refuses more for a blocked customer; staff may still take goods out of an order, or send it elsewhere. */
const refuseMore = (tx: Database, customerId: number, moved: readonly Pieces[], policy: Policy) =>
  moved.some(({ quantity }) => quantity > 0) ? findBlock(tx, customerId, policy) : undefined;

/** Why an order cannot go to an address: what goes in the parcel of another order goes where that does. */
async function checkElsewhere(tx: Database, order: OrderRow, address: AddressRow, actor: ChangedBy["actor"]) {
  const own = isOrderAddress(order.shippingAddress, address)
    ? undefined
    : checkOwnAddress((await findFirst(tx, order))?.orderStatus, actor);
  return own && !own.ok ? httpError(409, own.refusal, { field: "address_id" }) : checkDelivery(address, "address_id");
}

/** Prices what an order is to hold: lines that stay as they were agreed, new ones and the shipping by today's rules. */
export async function priceChange(
  tx: Database,
  order: OrderRow,
  { lines: chosen, address_id }: Wanted,
  { now, policy, isLocked, actor }: ChangeLook,
): Promise<PricedChange | HttpError> {
  const { customerId } = order;
  const saved = await readAddresses(tx, customerId);
  const address = saved.find((one) => one.address.id === address_id);
  if (address_id !== undefined && !address) return httpError(404, NO_SUCH_ADDRESS, { field: "address_id" });
  const before = await readLines(tx, order.id);
  const wanted = chosen.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  // All of them at once, in the order of their ids: those that go are locked as well.
  const gone = before.filter(({ productId }) => !wanted.some((line) => line.productId === productId));
  const locked = await readGoods(tx, [...wanted, ...gone], { now, policy }, isLocked);
  const sold = new Map(before.map((line) => [line.productId, line]));
  const lines = locked.slice(0, wanted.length).map((line) => keepPrice(line, sold.get(line.productId)));
  if (locked.length < wanted.length + gone.length) return httpError(404, NO_SUCH_PRODUCT, { field: "lines" });
  const contents = {
    lines,
    cartDiscounts: await readRunning(tx, now),
    voucher: null,
    redeemed: null,
    customerId,
    usesByCustomer: 0,
    place: null,
  };
  const customer = { isElite: await isElite(tx, customerId, now) };
  const payType = order.payType === CASH_ON_DELIVERY ? CASH_ON_DELIVERY : ONLINE_PAYMENT;
  const isAddition = order.goesWith !== null;
  const cart = priceOrder(contents, customer, { saved, payType, isAddition }, now, policy);
  const allowed = checkOrderChange(order, actor);
  const moved = piecesMoved(before, wanted);
  const kept = actor === "customer" ? checkNothingNew(before, wanted) : allowed;
  const fewer = actor === "customer" && isAddition ? checkNoMorePieces(moved) : allowed;
  const refused =
    (allowed.ok ? undefined : httpError(409, allowed.refusal)) ??
    (kept.ok ? undefined : httpError(409, kept.refusal, { field: "lines" })) ??
    (fewer.ok ? undefined : httpError(409, fewer.refusal, { field: "lines" })) ??
    (await refuseMore(tx, customerId, moved, policy)) ??
    (address && (await checkElsewhere(tx, order, address, actor))) ??
    checkLines(lines, cart.totals, policy, isAddition);
  return { before, lines, cart, address, refused };
}

interface GoodsChange extends Wanted {
  readonly orderId: number;
  readonly by: ChangedBy;
  /** How often whoever changes it saw that it was changed. */
  readonly seenChanges: number;
  /** What they saw that there is to pay then. */
  readonly amount: Paise;
  readonly now: Date;
  readonly policy: Policy;
}

/** Whether an order is already as it is to be: what it holds, where it goes, and what there is to pay. */
async function isAsWanted(tx: Database, order: OrderRow, { lines, address_id, amount }: GoodsChange): Promise<boolean> {
  if (order.finalTotal !== amount) return false;
  const wanted = lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  if (piecesMoved(await readLines(tx, order.id), wanted).length > 0) return false;
  if (address_id === undefined) return true;
  const chosen = (await readAddresses(tx, order.customerId)).find(({ address }) => address.id === address_id);
  return chosen !== undefined && isOrderAddress(order.shippingAddress, chosen);
}

/** Whether who asks has just changed it like that, as after an answer that was lost. */
async function isRepeat(tx: Database, order: OrderRow, change: GoodsChange, changes: number): Promise<boolean> {
  if (changes !== change.seenChanges + 1) return false;
  const changer = await readStaffOf(tx, { orderId: order.id, action: "change" });
  return changer === change.by.staffId && isAsWanted(tx, order, change);
}

/** Moves the stock of locked products by the difference; false when something is missing. */
async function moveStock(tx: Database, order: OrderRow, moved: readonly Pieces[], change: GoodsChange) {
  const cause = { orderId: order.id, at: change.now, staffId: change.by.staffId };
  const back = moved.flatMap(({ productId, quantity }) => (quantity < 0 ? [{ productId, quantity: -quantity }] : []));
  const more = moved.filter(({ quantity }) => quantity > 0);
  if (back.length > 0) await returnStock(tx, back, cause);
  return more.length === 0 || (await takeStock(tx, more, cause));
}

/** Writes what an order holds now, instead of what it held. */
async function rewrite(tx: Database, order: OrderRow, { lines, cart, address }: PricedChange, change: GoodsChange) {
  const { totals, earnedCoins } = cart;
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  const columns = lineColumns(lines, totals.discount);
  await tx.insert(orderLines).values(columns.map((line) => ({ ...line, orderId: order.id })));
  const to = address && orderAddress(address);
  const [changed] = await tx
    .update(orders)
    .set({
      productTotal: totals.subtotal,
      discount: totals.discount,
      discountName: cart.discountName ?? null,
      tax: totals.gst,
      shipping: totals.shipping,
      cashFee: totals.cashFee,
      finalTotal: totals.payable,
      earnedCoins,
      // The customer's own change keeps the goods no longer: they could be kept for good.
      ...(order.heldUntil && change.by.staffId !== undefined
        ? { heldUntil: reservationEnds(change.now, change.policy) }
        : {}),
      ...(to ? { billingAddress: to, shippingAddress: to, addressKey: addressKey(address.address) } : {}),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!changed) throw new Error(`Order ${order.id} was locked, but does not exist`);
  return changed;
}

/** What is said to whoever changes an order that is another one by now. */
const WORDS = {
  customer: { gone: NO_SUCH_ORDER, changed: OWN_ORDER_CHANGED_BEFORE, totalChanged: ownTotalChanged },
  staff: { gone: NO_SUCH_ORDER_OF_SHOP, changed: ORDER_CHANGED_BEFORE, totalChanged: staffTotalChanged },
} as const satisfies Record<ChangedBy["actor"], object>;

/** Records what a member of staff changed. */
async function recordChange(
  tx: Database,
  order: OrderRow,
  changed: OrderRow,
  priced: PricedChange,
  staffId: number,
  now: Date,
) {
  const moves = order.shippingAddress.full_address !== changed.shippingAddress.full_address;
  const stateOf = ({ finalTotal, shippingAddress: { city } }: OrderRow, goods: string) => ({
    goods,
    total: formatRupees(finalTotal),
    ...(moves ? { address: city } : {}),
  });
  await recordAction(
    tx,
    {
      ...{ customerId: staffId, action: "change", subject: "order", subjectId: order.id },
      ...{ before: stateOf(order, goodsInWords(priced.before)), after: stateOf(changed, goodsOfLines(priced.lines)) },
    },
    now,
  );
}

/**
 * Changes what a locked, unpaid order holds, and where it goes, in one transaction: prices it anew, moves the stock by the
 * difference, and tells the customer what there is to pay now. Who saw it otherwise is refused; a payment that was begun
 * for the sum before pays it no longer.
 */
export const changeGoods = (db: Database, change: GoodsChange): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const { orderId, by, now, policy } = change;
    const words = WORDS[by.actor];
    const own = by.customerId === undefined ? undefined : eq(orders.customerId, by.customerId);
    const [found] = await tx
      .select({ customerId: orders.customerId })
      .from(orders)
      .where(and(eq(orders.id, orderId), own));
    if (!found) return httpError(404, words.gone);
    const { isMobileProven } = await lockCustomer(tx, found.customerId);
    const order = await lockOrder(tx, orderId);
    if (!order) return httpError(404, words.gone);
    const changes = await countChanges(tx, orderId);
    if (await isRepeat(tx, order, change, changes)) return order;
    if (changes !== change.seenChanges) return httpError(409, words.changed);
    const allowed = checkOrderChange(order, by.actor);
    if (!allowed.ok) return httpError(409, allowed.refusal);
    if (await isAsWanted(tx, order, change)) return order;
    const priced = await priceChange(tx, order, change, { now, policy, isLocked: true, actor: by.actor });
    if (priced instanceof HttpError) return priced;
    if (priced.refused) return priced.refused;
    const { payable } = priced.cart.totals;
    if (payable !== change.amount)
      return httpError(409, words.totalChanged(formatRupees(payable)), { field: "amount" });
    if (!(await moveStock(tx, order, piecesMoved(priced.before, priced.lines), change)))
      return httpError(409, words.changed);
    const changed = await rewrite(tx, order, priced, change);
    if (order.payType === CASH_ON_DELIVERY) {
      const { customerId, addressKey: door } = changed;
      const cash = { customerId, isMobileProven, addressKey: door, amount: payable, exceptOrder: orderId };
      const overLimit = await limitCashOrders(tx, cash, policy);
      if (overLimit) return overLimit;
    }
    const { actor, staffId } = by;
    await recordEvent(tx, { orderId, state: allowed.value, action: "change", actor, staffId }, now);
    if (staffId !== undefined) await recordChange(tx, order, changed, priced, staffId, now);
    await notifyGoodsChanged(tx, changed, actor, now);
    return changed;
  });

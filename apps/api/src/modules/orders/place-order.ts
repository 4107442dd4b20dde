import { ONLINE_PAYMENT } from "@store/api-client/contract";
import {
  NEW_ORDER_SALE_STATUS,
  ORDER_CANCELLED,
  ORDER_PENDING,
  PAID_ORDER_SALE_STATUS,
  type Paise,
  type Policy,
  reservationEnds,
} from "@store/domain";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { cartLines, cartVouchers, coinRedemptions, orders, products, shoppers } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import { NO_SUCH_ADDRESS } from "../addresses/messages.ts";
import { type Destination, destinationOf } from "../addresses/order-address.ts";
import { type AddressRow, readAddresses } from "../addresses/read-addresses.ts";
import { refuseBlocked } from "../blocks/may-order.ts";
import { CART_IS_EMPTY } from "../cart/messages.ts";
import { type PricedCart, priceCart, shippingPlace } from "../cart/price-cart.ts";
import { type CartContents, selectCustomerCart, toContents } from "../cart/read-cart.ts";
import { earnCoins } from "../coins/ledger.ts";
import { limitCashOrders, lockCustomer } from "./cash-limit.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { goodsOfLines, NOTHING_TO_PAY } from "./messages.ts";
import { notifyAdded, notifyPaid, notifyPlaced, notifyToPay } from "./notifications.ts";
import {
  type CashOrderBody,
  cashOrderRequest,
  checkDelivery,
  checkLines,
  compareClientTotals,
  type OnlineOrderBody,
  type OrderRequest,
  onlineOrderRequest,
} from "./order-request.ts";
import { foreseeUnpaidLimit, type OrderRow, reserve } from "./reservation.ts";
import { writeOrder } from "./write-order.ts";

const lockShopper = prepared("lock_shopper", (db) =>
  db
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(eq(shoppers.id, sql.placeholder("shopper")))
    .for("no key update"),
);

const lockLines = prepared("lock_cart", (db) =>
  selectCustomerCart(db, {
    shopper: sql.placeholder("shopper"),
    customer: sql.placeholder("customer"),
    now: sql.placeholder("now"),
  })
    .orderBy(asc(products.id))
    .for("no key update", { of: [cartLines, products] }),
);

/**
 * Locks the shopper, then the cart's lines and products in the order of the products' ids, so that no two orders wait
 * for each other. No keys are locked: other shoppers go on putting these products into their carts.
 */
async function lockCart(
  tx: Database,
  { shopperId, customerId }: Customer,
  now: Date,
  policy: Policy,
): Promise<CartContents> {
  await lockShopper(tx).execute({ shopper: shopperId });
  const rows = await lockLines(tx).execute({ shopper: shopperId, customer: customerId, now: now.toISOString() });
  return toContents(rows, customerId, { now, policy });
}

const takeOut = prepared("take_out_of_cart", (db) =>
  db.delete(cartLines).where(sql`${cartLines.id} = any(${sql.placeholder("ids")}::int[])`),
);

/** These lines and no others: one that was added in the meantime stays for the next order. */
async function emptyCart(tx: Database, { lines, voucher, redeemed }: CartContents, customer: Customer): Promise<void> {
  await takeOut(tx).execute({ ids: lines.map(({ id }) => id) });
  if (voucher) await tx.delete(cartVouchers).where(eq(cartVouchers.shopperId, customer.shopperId));
  if (redeemed) await tx.delete(coinRedemptions).where(eq(coinRedemptions.customerId, customer.customerId));
}

function stateOf(
  request: OrderRequest,
  { totals, voucher, discountName, earnedCoins }: PricedCart,
  now: Date,
  policy: Policy,
  first: OrderRow | undefined,
) {
  // Coins and vouchers can cover an order whole.
  const isPaid = totals.payable === 0;
  return {
    clientTxnId: request.clientTxnId,
    orderStatus: ORDER_PENDING,
    saleStatus: isPaid ? PAID_ORDER_SALE_STATUS : NEW_ORDER_SALE_STATUS,
    payType: request.payType,
    isPaid,
    // What is paid is billed, as by a payment.
    isInvoiced: isPaid,
    // What goes along with a gift is one.
    isGift: request.isGift || first?.isGift === true,
    giftMessage: request.giftMessage,
    voucherCode: voucher?.code,
    discountName,
    earnedCoins,
    heldUntil: request.payType === ONLINE_PAYMENT ? reservationEnds(now, policy) : null,
    goesWith: first?.id,
  };
}

interface Choice {
  readonly to: Destination;
  readonly cart: PricedCart;
}

interface Pricing {
  readonly saved: readonly AddressRow[];
  readonly payType: OrderRequest["payType"];
  /** It goes in the parcel of another order. */
  readonly isAddition?: boolean;
}

/** Prices what a customer orders: the first address decides about the shipping (C17). */
export function priceOrder(
  contents: CartContents,
  { isElite }: Pick<Customer, "isElite">,
  { saved, payType, isAddition = false }: Pricing,
  now: Date,
  policy: Policy,
): PricedCart {
  const shipped = { isElite, place: shippingPlace(saved), isAddition };
  return priceCart(contents, { shipped, now, isCash: payType !== ONLINE_PAYMENT }, policy);
}

/** Where what is ordered goes: with the order that it is added to, or to the address that was chosen. */
function destinationFor(
  request: OrderRequest,
  first: OrderRow | undefined,
  saved: readonly AddressRow[],
): Destination | HttpError {
  if (first) return first;
  const { id, field } = request.address;
  const address = saved.find((one) => one.address.id === id);
  if (!address) return httpError(404, NO_SUCH_ADDRESS, { field });
  return checkDelivery(address, field) ?? destinationOf(address);
}

/** Prices the locked cart, and refuses what the rules or the client's totals do not allow. */
async function checkCart(
  tx: Database,
  contents: LockedGoods,
  customer: Orderer,
  request: OrderRequest,
  now: Date,
  policy: Policy,
): Promise<Choice | HttpError> {
  if (contents.lines.length === 0) return httpError(409, CART_IS_EMPTY);
  const saved = await readAddresses(tx, customer.customerId);
  const to = destinationFor(request, contents.first, saved);
  if (to instanceof HttpError) return to;
  const isAddition = contents.first !== undefined;
  const cart = priceOrder(contents, customer, { saved, payType: request.payType, isAddition }, now, policy);
  const { totals } = cart;
  const refused =
    checkLines(contents.lines, totals, policy, isAddition) ??
    compareClientTotals(request.clientTotals(cart), request.totalChanged?.(totals.payable));
  if (refused) return refused;
  if (request.payType === ONLINE_PAYMENT && totals.payable === 0) return httpError(409, NOTHING_TO_PAY);
  return { to, cart };
}

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  /** What is to be paid. */
  readonly finalTotal: Paise;
}

const selectPlaced = prepared("placed_order", (db) =>
  db
    .select({ id: orders.id, number: orders.number, finalTotal: orders.finalTotal })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, sql.placeholder("customer")),
        eq(orders.clientTxnId, sql.placeholder("attempt")),
        eq(orders.payType, sql.placeholder("payType")),
        ne(orders.orderStatus, ORDER_CANCELLED),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1),
);

/**
 * The order that an earlier request of the same attempt has placed, whose answer was lost. The customer is locked, so
 * that both requests cannot place one at once.
 */
async function findPlaced(
  tx: Database,
  { customerId }: Orderer,
  { clientTxnId, payType }: OrderRequest,
): Promise<PlacedOrder | undefined> {
  if (clientTxnId === null) return undefined;
  const [placed] = await selectPlaced(tx).execute({ customer: customerId, attempt: clientTxnId, payType });
  return placed;
}

/** Who orders, as far as an order needs to know. */
export type Orderer = Pick<Customer, "customerId" | "isElite">;

/** Goods that are locked, with what their customer put on them. */
export interface LockedGoods extends CartContents {
  /** The order to which they are added, and in whose parcel they go: it is locked. */
  readonly first?: OrderRow;
}

/** Where the goods of an order come from. */
export interface OrderedGoods {
  /** A refusal where they cannot be ordered. */
  readonly lock: (tx: Database) => Promise<LockedGoods | HttpError>;
  /** Whether the attempt that placed an order is asked for again, and not another one. */
  readonly isRepeat: (tx: Database) => Promise<boolean>;
  /** What is done with them once they are ordered. */
  readonly take: (tx: Database, contents: LockedGoods, placed: PlacedOrder) => Promise<void>;
}

/** A shopper's cart. As long as something is in it, that was not ordered by an earlier request. */
const cartOf = (customer: Customer, now: Date, policy: Policy): OrderedGoods => ({
  lock: (tx) => lockCart(tx, customer, now, policy),
  isRepeat: async (tx) => (await tx.$count(cartLines, eq(cartLines.shopperId, customer.shopperId))) === 0,
  take: (tx, contents) => emptyCart(tx, contents, customer),
});

/** What is told of an order that is placed. */
const notifierOf = (
  { payType, staffId }: OrderRequest,
  { payable }: PricedCart["totals"],
  { lines, first }: LockedGoods,
) => {
  if (first && payable > 0) return notifyAdded(first.number, goodsOfLines(lines), payType === ONLINE_PAYMENT);
  if (payType === ONLINE_PAYMENT) return staffId === undefined ? undefined : notifyToPay;
  return payable === 0 ? notifyPaid : notifyPlaced;
};

/**
 * Places the order of what is in the cart, or of what staff chose, in the caller's transaction: locks the goods, prices
 * them, refuses what differs from what was seen, writes the order, reserves stock, voucher and coins for it, queues the
 * messages about it, and empties the cart. A second click finds an empty cart; the same attempt again finds its order.
 */
async function place(
  tx: Database,
  customer: Orderer,
  request: OrderRequest,
  goods: OrderedGoods,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | HttpError> {
  const isOnline = request.payType === ONLINE_PAYMENT;
  const { isMobileProven, blockedAt } = await lockCustomer(tx, customer.customerId);
  const before = await findPlaced(tx, customer, request);
  if (before && (await goods.isRepeat(tx))) return before;
  const blocked = refuseBlocked({ blockedAt }, policy);
  if (blocked) return blocked;
  const tooMany = isOnline ? await foreseeUnpaidLimit(tx, customer.customerId, policy) : undefined;
  if (tooMany) return tooMany;
  const contents = await goods.lock(tx);
  if (contents instanceof HttpError) return contents;
  const choice = await checkCart(tx, contents, customer, request, now, policy);
  if (choice instanceof HttpError) return choice;
  const { customerId } = customer;
  const { lines } = contents;
  const { to, cart } = choice;
  const { totals, voucher, earnedCoins } = cart;
  const cash = { customerId, isMobileProven, addressKey: to.addressKey, amount: totals.payable };
  const overLimit = isOnline ? undefined : await limitCashOrders(tx, cash, policy);
  if (overLimit) return overLimit;
  const order = await writeOrder(tx, {
    customerId,
    placedAt: now,
    lines,
    totals,
    to,
    state: stateOf(request, cart, now, policy, contents.first),
    staffId: request.staffId,
  });
  const reservation = { ...totals, orderId: order.id, customerId, pieces: lines, voucher };
  const refused = await reserve(tx, reservation, now);
  if (refused) return refused;
  const placed = { ...order, finalTotal: totals.payable };
  await goods.take(tx, contents, placed);
  if (totals.payable === 0) {
    await earnCoins(tx, { customerId, orderId: order.id, coins: earnedCoins }, now);
    await issueInvoice(tx, order.id, now, policy);
  }
  await notifierOf(request, totals, contents)?.(tx, { ...placed, customerId }, now);
  return placed;
}

/** The same in a transaction of its own. */
export const placeRequested = (
  db: Database,
  customer: Orderer,
  request: OrderRequest,
  goods: OrderedGoods,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | HttpError> => inTransaction(db, (tx) => place(tx, customer, request, goods, now, policy));

/** Places an order that is paid on delivery: the coins that it earns are on their way until then (C39). */
export const placeOrder = (
  db: Database,
  customer: Customer,
  body: CashOrderBody,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | HttpError> =>
  placeRequested(db, customer, cashOrderRequest(body), cartOf(customer, now, policy), now, policy);

/**
 * Places an order that is paid online, in the transaction that its payment begins in: it stands unpaid, and its stock,
 * voucher and coins are held until it is paid or the time for it is over.
 */
export const placeOnlineOrder = (
  tx: Database,
  customer: Customer,
  body: OnlineOrderBody,
  now: Date,
  policy: Policy,
): Promise<PlacedOrder | HttpError> =>
  place(tx, customer, onlineOrderRequest(body), cartOf(customer, now, policy), now, policy);

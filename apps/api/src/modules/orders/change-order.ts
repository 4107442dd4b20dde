import { isDeepStrictEqual } from "node:util";
import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import {
  addMoney,
  type CalendarDate,
  checkHandOver,
  checkOrderCanProceed,
  checkOrderUnchanged,
  checkParcelCorrection,
  checkSecondSending,
  checkUndeliveredDay,
  formatRupees,
  isRefundDue,
  isSameTracking,
  NOTHING_TO_REFUND,
  nextOrderState,
  ORDER_CHANGED_BEFORE,
  ORDER_SHIPPED,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderActor,
  PAID_ORDER_SALE_STATUS,
  type Paise,
  type Policy,
  refundableOf,
  todayInIndia,
  ZERO_PAISE,
} from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type OrderTracking, orders } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { earnCoins } from "../coins/ledger.ts";
import { verifyReviews } from "../reviews/verified-purchase.ts";
import { lockAdditions } from "./additions.ts";
import { type Change, notifyChanged, notifyParcelCorrected } from "./change-notifications.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { NO_SUCH_ORDER, ORDER_CAME_BACK, ORDER_CAME_BACK_UNDELIVERED, ORDER_IS_CANCELLED } from "./messages.ts";
import { countChanges, readLast, readStaffOf, recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import {
  coinsToEarn,
  creditEarlierRefunds,
  findRefunds,
  type Refunded,
  refundedOf,
  refundOrder,
} from "./refund-order.ts";
import {
  type OrderRow,
  releaseReservation,
  reserveAgain,
  restock,
  returnSpent,
  takeForSecondSending,
} from "./reservation.ts";
import { readReceived } from "./returned-goods.ts";
import { closeReturns } from "./returns.ts";

/*
 * What moves an order on (C45). Each function is one transaction: it locks the order, asks the domain, does what
 * belongs to the step (stock, voucher, coins, invoice, messages), and writes the step down. Done before is done: asking
 * again changes nothing; but who is another of the staff, or asks for something else, is told. Locks are taken in the
 * order of the README: order, products, voucher, wallet, document series.
 */

export interface OrderStep {
  readonly orderId: number;
  readonly actor: OrderActor;
  readonly now: Date;
  readonly policy: Policy;
  /** Whose the order must be; anybody's when left out. */
  readonly customerId?: number;
  /** The member of staff who does it: it is recorded. */
  readonly staffId?: number;
  /** The state that whoever acts saw the order in; it is left alone when it is in another one now. */
  readonly seenStatus?: string;
  /** How often they saw that what it holds was changed; it is left alone when it was changed since. */
  readonly seenChanges?: number;
  /** Nobody is written to: for a history that is filled in. */
  readonly isQuiet?: boolean;
  /** Why, and what follows, in a sentence for the customer. */
  readonly note?: string;
}

/** What a step changes in the order's row, and what else the mails say. */
interface Effect {
  readonly columns?: Partial<typeof orders.$inferInsert>;
  readonly news?: Partial<Change>;
  /** What an audit line says beside the row's columns. */
  readonly audit?: Readonly<Record<string, unknown>>;
}

type Effects = (tx: Database, order: OrderRow, step: OrderStep) => Promise<Effect | HttpError>;

/**
 * Whether a step that is done is asked for again by who did it, as after an answer that was lost. Two of the staff who
 * pack the same order must not both believe that theirs is the parcel.
 */
const isRepeat = async (tx: Database, { orderId, staffId }: OrderStep, action: OrderAction): Promise<boolean> =>
  staffId === undefined || (await readStaffOf(tx, { orderId, action })) === staffId;

/** What an audit line says of an order. */
const auditOf = ({ orderStatus, isPaid, tracking }: OrderRow) => ({ orderStatus, isPaid, tracking });

const changeOrder = (
  db: Database,
  step: OrderStep,
  action: OrderAction,
  effects: Effects,
  isAsDone: (order: OrderRow) => boolean = () => true,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const { orderId, actor, now, customerId, staffId, seenStatus, seenChanges, isQuiet = false, note } = step;
    const order = await lockOrder(tx, orderId, customerId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const isDone = order.orderStatus === ORDER_TRANSITIONS[action].to;
    if (isDone && isAsDone(order) && (await isRepeat(tx, step, action))) return order;
    const unchanged = checkOrderUnchanged(order.orderStatus, seenStatus ?? order.orderStatus);
    if (!unchanged.ok) return httpError(409, unchanged.refusal);
    if (seenChanges !== undefined && (await countChanges(tx, orderId)) !== seenChanges)
      return httpError(409, ORDER_CHANGED_BEFORE);
    const next = nextOrderState(order.orderStatus, action, actor);
    if (!next.ok) return httpError(409, next.refusal);
    const effect = await effects(tx, order, step);
    if (effect instanceof HttpError) return effect;
    const state = next.value;
    const [changed] = await tx
      .update(orders)
      .set({ ...effect.columns, orderStatus: state })
      .where(eq(orders.id, orderId))
      .returning();
    if (!changed) throw new Error(`Order ${orderId} was locked, but does not exist`);
    await recordEvent(tx, { orderId, state, action, actor, staffId }, now);
    if (staffId !== undefined) {
      const [before, after] = [auditOf(order), { ...auditOf(changed), ...effect.audit, reason: note || undefined }];
      await recordAction(tx, { customerId: staffId, action, subject: "order", subjectId: orderId, before, after }, now);
    }
    if (!isQuiet) await notifyChanged(tx, changed, { action, note, ...effect.news }, now);
    return changed;
  });

/**
 * The shop takes an order on. One that was paid too late has lost its goods: they are reserved again, or it is refused.
 */
export const acceptOrder = (db: Database, step: OrderStep): Promise<OrderRow | HttpError> =>
  changeOrder(db, step, "accept", async (tx, order, { now }) => {
    const { isPaid, payType } = order;
    const payable = checkOrderCanProceed({ isPaid, isCash: payType === CASH_ON_DELIVERY });
    if (!payable.ok) return httpError(409, payable.refusal);
    const refused = order.isReleased ? await reserveAgain(tx, order, now) : undefined;
    return refused ?? { columns: { isReleased: false } };
  });

/** Packs an order: from now on it has an invoice, if it had none. */
export const packOrder = (db: Database, step: OrderStep): Promise<OrderRow | HttpError> =>
  changeOrder(db, step, "pack", async (tx, order, { now, policy }) => {
    if (await issueInvoice(tx, order.id, now, policy)) await creditEarlierRefunds(tx, order, now, policy);
    return { columns: { isInvoiced: true } };
  });

/**
 * Hands an order to who carries it.
 * @param seen what whoever acts saw of its parcel; undefined: nobody did.
 */
export const shipOrder = (
  db: Database,
  step: OrderStep,
  tracking: OrderTracking | null = null,
  seen?: OrderTracking | null,
): Promise<OrderRow | HttpError> =>
  changeOrder(
    db,
    step,
    "ship",
    async (_tx, { tracking: before }) => {
      const unchanged = checkHandOver(before, seen === undefined ? before : seen);
      return unchanged.ok ? { columns: { tracking } } : httpError(409, unchanged.refusal);
    },
    (order) => isDeepStrictEqual(order.tracking, tracking),
  );

/** Locks the orders that go in one parcel, by any of them, from the first on; none where there is no such order. */
async function lockMates(tx: Database, orderId: number): Promise<readonly OrderRow[]> {
  const [found] = await tx.select({ goesWith: orders.goesWith }).from(orders).where(eq(orders.id, orderId));
  const first = found && (await lockOrder(tx, found.goesWith ?? orderId));
  return first ? [first, ...(await lockAdditions(tx, first.id))] : [];
}

interface ParcelCorrection {
  readonly orderId: number;
  readonly staffId: number;
  /** The number that the member of staff saw; null: none. */
  readonly seenNumber: string | null;
  readonly tracking: OrderTracking;
  readonly now: Date;
}

/**
 * Corrects who carries an order and what is in its parcel, or by which number: its customer was mailed a wrong one.
 */
export const correctTracking = (
  db: Database,
  { orderId, staffId, seenNumber, tracking, now }: ParcelCorrection,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const mates = await lockMates(tx, orderId);
    const order = mates.find(({ id }) => id === orderId);
    if (!order) return httpError(404, NO_SUCH_ORDER);
    const { orderStatus, tracking: before } = order;
    const isAsked = isDeepStrictEqual(before, tracking);
    const allowed = checkParcelCorrection(
      { orderStatus, trackingNumber: before?.number || null },
      // What is corrected already may be asked for again, as after an answer that was lost.
      isAsked ? tracking.number || null : seenNumber,
    );
    if (!allowed.ok) return httpError(409, allowed.refusal);
    if (isAsked) return order;
    // What was handed over with it travels by the same number: also where that was left empty.
    const together = mates.filter(
      (mate) =>
        mate.id === orderId ||
        (mate.orderStatus === orderStatus && before && mate.tracking && isSameTracking(mate.tracking, before)),
    );
    for (const { id, tracking: old, ...one } of together) {
      await tx.update(orders).set({ tracking }).where(eq(orders.id, id));
      const line = { action: "correct parcel", subject: "order", subjectId: id } as const;
      const values = { before: { tracking: old }, after: { tracking } };
      await recordAction(tx, { customerId: staffId, ...line, ...values }, now);
      await notifyParcelCorrected(tx, { ...one, id, tracking }, now);
    }
    return { ...order, tracking };
  });

/** An order is at its door, where one on delivery was paid: its coins are credited (C39). */
export const deliverOrder = (db: Database, step: OrderStep): Promise<OrderRow | HttpError> =>
  changeOrder(db, step, "deliver", async (tx, order, { now, policy }) => {
    const { id: orderId, customerId } = order;
    await verifyReviews(tx, order, policy);
    await earnCoins(tx, { customerId, orderId, coins: await coinsToEarn(tx, order, policy) }, now);
    const columns = { deliveredAt: now, isPaid: true, saleStatus: PAID_ORDER_SALE_STATUS, heldUntil: null };
    return order.isPaid ? { columns } : { columns, audit: { cashCollected: formatRupees(order.finalTotal) } };
  });

/**
 * Refunds all that is left of a locked order's money, and takes its invoice back.
 * @param why where nobody says more.
 * @param voucherBack what went back onto a gift voucher.
 */
const refundRest = (
  tx: Database,
  order: OrderRow,
  { note, staffId, isQuiet = false, now, policy }: OrderStep,
  { why, voucherBack }: { readonly why: string; readonly voucherBack: Paise },
) =>
  refundOrder(
    tx,
    order,
    { part: undefined, reason: note || why, voucherBack, staffId, isPaidOut: isQuiet },
    now,
    policy,
  );

const amountIfAny = (amount: Paise) => (amount > ZERO_PAISE ? formatRupees(amount) : undefined);

/** What an audit line says of a refund that a step asked for. */
const auditOfRefund = ({ refund, withheld, voucherKept, creditNote }: Refunded) => ({
  refundAsked: amountIfAny(refund),
  keptForCoins: amountIfAny(addMoney(withheld, voucherKept)),
  creditNote,
});

/** What an audit line says of what an order had taken beside its goods. */
const auditOfReturns = ({ voucherCode, usedCoins }: OrderRow) => ({
  voucherBack: voucherCode ?? undefined,
  coinsBack: usedCoins || undefined,
});

/** Cancels an order before it is shipped: stock, voucher and coins go back, and what was paid is to be refunded. */
export const cancelOrder = (db: Database, step: OrderStep): Promise<OrderRow | HttpError> =>
  changeOrder(db, step, "cancel", async (tx, order, { now }) => {
    const isRestocked = !order.isReleased;
    const voucherBack = isRestocked ? await releaseReservation(tx, order, now, step.staffId) : ZERO_PAISE;
    const news = await refundRest(tx, order, step, { why: ORDER_IS_CANCELLED, voucherBack });
    const audit = { isRestocked, ...(isRestocked ? auditOfReturns(order) : {}), ...auditOfRefund(news) };
    return { columns: { isReleased: true, heldUntil: null }, news, audit };
  });

/** Gives back what was paid for an order whose goods came back: voucher, coins and money. */
async function giveBack(tx: Database, order: OrderRow, step: OrderStep, why: string): Promise<Effect> {
  const voucherBack = await returnSpent(tx, order, step.now);
  const news = await refundRest(tx, order, step, { why, voucherBack });
  return { news, audit: { ...auditOfReturns(order), ...auditOfRefund(news) } };
}

/**
 * Takes a delivered order back: voucher and coins go back, and what was paid is to be refunded. Its goods go back into
 * stock where staff says that they can be sold again.
 */
export const returnOrder = (
  db: Database,
  step: OrderStep,
  { isRestocked = false }: { readonly isRestocked?: boolean } = {},
): Promise<OrderRow | HttpError> =>
  changeOrder(db, step, "return", async (tx, order, { now, staffId }) => {
    // What came back line by line is in stock already, or written off.
    if (isRestocked) await restock(tx, { orderId: order.id, at: now, staffId }, await readReceived(tx, order.id));
    await closeReturns(tx, order.id, now);
    const { news, audit } = await giveBack(tx, order, step, ORDER_CAME_BACK);
    return { news, audit: { isRestocked, ...audit } };
  });

export interface CameBack {
  /** When the parcel came back. */
  readonly day: CalendarDate;
  /** Whether its goods go back into stock. */
  readonly isRestocked?: boolean;
  /** Whether the money of a paid order goes back now: else it is due, and the order can be sent again. */
  readonly isRefunded?: boolean;
}

/**
 * A parcel came back undelivered (C55). Of an order to be paid at the door nothing is due: its voucher and coins go
 * back, and its invoice is taken back. All that was paid for another is to be refunded, now or when staff says so.
 */
export const recordUndelivered = (
  db: Database,
  step: OrderStep,
  { day, isRestocked = false, isRefunded = false }: CameBack,
): Promise<OrderRow | HttpError> =>
  changeOrder(db, step, "undelivered", async (tx, order, { now, staffId, note = null }) => {
    const shippedAt = await readLast(tx, { orderId: order.id, state: ORDER_SHIPPED });
    const span = { shippedOn: shippedAt && todayInIndia(shippedAt), today: todayInIndia(now) };
    const checked = checkUndeliveredDay(day, span);
    if (!checked.ok) return httpError(409, checked.refusal);
    if (isRestocked) await restock(tx, { orderId: order.id, at: now, staffId });
    const isReleased = isRefunded || !order.isPaid;
    const { news, audit } = isReleased
      ? await giveBack(tx, order, step, ORDER_CAME_BACK_UNDELIVERED)
      : { news: { due: refundableOf({ ...order, refunded: refundedOf(await findRefunds(tx, order.id)) }) } };
    const columns = { undeliveredOn: day, undeliveredReason: note, isRestocked, isReleased };
    return { columns, ...(news ? { news } : {}), audit: { undeliveredOn: day, isRestocked, ...audit } };
  });

/** Gives back what was paid for an order that came back undelivered, and is not sent again. */
export const refundUndelivered = (
  db: Database,
  step: OrderStep,
  { isRestocked = false }: { readonly isRestocked?: boolean } = {},
): Promise<OrderRow | HttpError> =>
  changeOrder(
    db,
    step,
    "give back",
    async (tx, order, { now, staffId }) => {
      if (!isRefundDue(order)) return httpError(409, NOTHING_TO_REFUND);
      const isMore = isRestocked && !order.isRestocked;
      if (isMore) await restock(tx, { orderId: order.id, at: now, staffId });
      const { news, audit } = await giveBack(tx, order, step, ORDER_CAME_BACK_UNDELIVERED);
      const columns = { isReleased: true, isRestocked: isMore || order.isRestocked };
      return { columns, ...(news ? { news } : {}), audit: { ...(isMore ? { isRestocked } : {}), ...audit } };
    },
    ({ isReleased }) => isReleased,
  );

/** Sends an order again that came back undelivered, once: what it had given back is taken again. */
export const sendOrderAgain = (
  db: Database,
  step: OrderStep,
  tracking: OrderTracking | null = null,
): Promise<OrderRow | HttpError> =>
  changeOrder(
    db,
    step,
    "send again",
    async (tx, order, { now, policy }) => {
      const allowed = checkSecondSending(order);
      if (!allowed.ok) return httpError(409, allowed.refusal);
      const refused = await takeForSecondSending(tx, order, now);
      if (refused) return refused;
      // What was to be paid at the door was taken back with its parcel.
      await issueInvoice(tx, order.id, now, policy);
      return { columns: { tracking, isReleased: false, isRestocked: false, isSentAgain: true } };
    },
    (order) => order.isSentAgain && isDeepStrictEqual(order.tracking, tracking),
  );

import {
  addMoney,
  COINS_OUTWEIGH_REFUND,
  checkReceived,
  formatRupees,
  NOTHING_TO_REFUND,
  nextReturnState,
  ORDER_DELIVERED,
  type Paise,
  type Policy,
  type ReturnedLine,
  type ReturnStep,
  receivedPieces,
  ZERO_PAISE,
} from "@store/domain";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines, returnLines, returnRequests } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { NO_SUCH_ORDER_OF_SHOP } from "../staff-lists/messages.ts";
import { notifyRefundAsked, notifyReturnAnswered } from "./change-notifications.ts";
import { goodsInWords, NO_SUCH_RETURN, REFUNDED_MEANWHILE, returnedGoods } from "./messages.ts";
import { recordEvent } from "./order-events.ts";
import { lockOrder } from "./order-payment.ts";
import { readRefundsOfReturns } from "./refund-of-returns.ts";
import { type Refunded, refundOrder } from "./refund-order.ts";
import { lockProducts, type OrderRow, returnStock } from "./reservation.ts";
import { noteOpenReturns, type OrderReturn, readReturns } from "./returns.ts";

/*
 * What staff does with a return of lines. Each function is one transaction under the order's lock: of two at once, the
 * second finds what the first did.
 */

export interface ReturnStepOf {
  readonly orderId: number;
  readonly returnId: number;
  readonly staffId: number;
  readonly now: Date;
}

interface Effect {
  readonly columns?: Partial<typeof returnRequests.$inferInsert>;
  /** What the audit line says beside the state. */
  readonly audit?: Readonly<Record<string, unknown>>;
}

interface Found {
  readonly order: OrderRow;
  readonly returned: OrderReturn;
  readonly returns: readonly OrderReturn[];
}

const changeReturn = (
  db: Database,
  { orderId, returnId, staffId, now }: ReturnStepOf,
  step: ReturnStep,
  effects: (tx: Database, found: Found) => Promise<Effect | HttpError>,
): Promise<OrderRow | HttpError> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return httpError(404, NO_SUCH_ORDER_OF_SHOP);
    const returns = await readReturns(tx, orderId);
    const returned = returns.find(({ id }) => id === returnId);
    if (!returned) return httpError(404, NO_SUCH_RETURN);
    const next = nextReturnState(returned.state, step);
    if (!next.ok) return httpError(409, next.refusal);
    const effect = await effects(tx, { order, returned, returns });
    if (effect instanceof HttpError) return effect;
    await tx
      .update(returnRequests)
      .set({ ...effect.columns, state: next.value, changedAt: now })
      .where(eq(returnRequests.id, returnId));
    await noteOpenReturns(tx, orderId);
    const action = `${step} return` as const;
    await recordEvent(tx, { orderId, state: ORDER_DELIVERED, action, actor: "staff", staffId }, now);
    const goods = goodsInWords(returned.lines);
    const [before, after] = [{ return: returned.state }, { return: next.value, goods, ...effect.audit }];
    await recordAction(tx, { customerId: staffId, action, subject: "order", subjectId: orderId, before, after }, now);
    return order;
  });

/** Writes what became of a return's lines, in one statement. */
async function writeLines(tx: Database, lines: readonly (typeof returnLines.$inferInsert)[]): Promise<void> {
  const { requestId, lineId } = returnLines;
  const set = {
    restocked: sql`excluded.restocked`,
    writtenOff: sql`excluded.written_off`,
    amount: sql`excluded.amount`,
  };
  await tx
    .insert(returnLines)
    .values([...lines])
    .onConflictDoUpdate({ target: [requestId, lineId], set });
}

/** Staff agrees that goods come back. */
export const acceptReturn = (db: Database, step: ReturnStepOf): Promise<OrderRow | HttpError> =>
  changeReturn(db, step, "accept", async (tx, { order, returned }) => {
    await notifyReturnAnswered(tx, order, { goods: goodsInWords(returned.lines) }, step.now);
    return {};
  });

/** Staff does not take goods back, and says why. */
export const refuseReturn = (
  db: Database,
  { reason, ...step }: ReturnStepOf & { readonly reason: string },
): Promise<OrderRow | HttpError> =>
  changeReturn(db, step, "refuse", async (tx, { order, returned }) => {
    await notifyReturnAnswered(tx, order, { goods: goodsInWords(returned.lines), refusal: reason }, step.now);
    return { columns: { refusal: reason }, audit: { reason } };
  });

type Received = Omit<ReturnedLine, "quantity">;

/** Goods of a return came: those that can be sold go back into stock, the others are written off. */
export const receiveReturn = (
  db: Database,
  { received, ...step }: ReturnStepOf & { readonly received: readonly Received[] },
): Promise<OrderRow | HttpError> =>
  changeReturn(db, step, "receive", async (tx, { returned }) => {
    const checked = checkReceived(returned.lines, received);
    if (!checked.ok) return httpError(409, checked.refusal, { field: "lines" });
    const { orderId, returnId, staffId, now } = step;
    const came = new Map(received.map((line) => [line.id, line]));
    const lines = returned.lines.map((line) => {
      const { restocked = 0, writtenOff = 0 } = came.get(line.id) ?? {};
      return { ...line, restocked, writtenOff };
    });
    await writeLines(tx, lines);
    const pieces = await tx
      .select({ productId: orderLines.productId, quantity: returnLines.restocked })
      .from(returnLines)
      .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
      .where(eq(returnLines.requestId, returnId));
    await lockProducts(tx, pieces);
    await returnStock(tx, pieces, { orderId, at: now, staffId });
    const names = new Map(returned.lines.map(({ id, productName }) => [id, productName]));
    const goodsOf = (count: (line: Received) => number) =>
      goodsInWords(received.map((line) => ({ productName: names.get(line.id) ?? "", quantity: count(line) })));
    return {
      audit: {
        restocked: goodsOf(({ restocked }) => restocked),
        writtenOff: goodsOf(({ writtenOff }) => writtenOff),
      },
    };
  });

interface RefundSeen extends Pick<ReturnStepOf, "staffId" | "now"> {
  /** What the member of staff saw that it would be. */
  readonly seen: Paise;
  /** Why, for the customer's mail. */
  readonly reason: string;
}

/**
 * Refunds the goods of a return that came, as their invoice charged them, and takes that back of the invoice: in the
 * transaction that locked the order.
 */
export async function refundGoods(
  tx: Database,
  { order, returned, returns }: Found,
  { seen, reason, staffId, now }: RefundSeen,
  policy: Policy,
): Promise<Pick<Refunded, "refund" | "creditNote"> | HttpError> {
  const amounts = (await readRefundsOfReturns(tx, order, returns)).get(returned.id) ?? [];
  const part = addMoney(...amounts);
  if (part === ZERO_PAISE) return httpError(409, NOTHING_TO_REFUND);
  if (part !== seen) return httpError(409, REFUNDED_MEANWHILE);
  const { refund, isByHand, creditNote } = await refundOrder(tx, order, { part, reason, staffId }, now, policy);
  if (refund === ZERO_PAISE) return httpError(409, COINS_OUTWEIGH_REFUND);
  await writeLines(
    tx,
    returned.lines.map(({ requestId, lineId, quantity, restocked, writtenOff }, place) => ({
      ...{ requestId, lineId, quantity, restocked, writtenOff },
      amount: amounts[place] ?? ZERO_PAISE,
    })),
  );
  await notifyRefundAsked(tx, order, { refund, isByHand, reason }, now);
  return { refund, creditNote };
}

export interface RefundOfReturn extends ReturnStepOf {
  /** What the member of staff saw that it would be. */
  readonly seen: Paise;
}

/** Refunds the goods of a return that came. */
export const refundReturn = (
  db: Database,
  { seen, ...step }: RefundOfReturn,
  policy: Policy,
): Promise<OrderRow | HttpError> =>
  changeReturn(db, step, "refund", async (tx, found) => {
    const goods = found.returned.lines.map((line) => ({
      productName: line.productName,
      quantity: receivedPieces(line),
    }));
    const refunded = await refundGoods(tx, found, { seen, ...step, reason: returnedGoods(goods) }, policy);
    if (refunded instanceof HttpError) return refunded;
    const { refund, creditNote } = refunded;
    return { columns: { creditNote: creditNote ?? null }, audit: { refundAsked: formatRupees(refund), creditNote } };
  });

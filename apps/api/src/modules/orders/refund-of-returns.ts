import {
  addMoney,
  type Paise,
  type RefundedPieces,
  type ReturnedLine,
  receivedPieces,
  refundableOf,
  refundOfPieces,
  worthOfPieces,
  ZERO_PAISE,
} from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { orderLines } from "../../db/schema/index.ts";
import { readLeftOfGoods } from "./invoice.ts";
import { findRefunds, refundedOf } from "./refund-order.ts";
import type { OrderRow } from "./reservation.ts";
import type { OrderReturn } from "./returns.ts";

/** A return, as far as its refund counts it. */
type CountedReturn = Pick<OrderReturn, "id" | "state"> & {
  readonly lines: readonly Omit<ReturnedLine, "quantity">[];
};

interface CameBack {
  /** How much of the order's money can still be refunded, and what was refunded of it. */
  readonly refundable: Paise;
  readonly refunded: Paise;
  /** The pieces of each line of a return, by its id. */
  readonly pieces: ReadonlyMap<number, readonly RefundedPieces[]>;
}

/** The pieces of an order's returns that came and are not refunded yet; undefined where there are none, or no invoice. */
async function readCame(
  db: Database,
  order: OrderRow,
  returns: readonly CountedReturn[],
): Promise<CameBack | undefined> {
  const came = returns.filter(({ state }) => state === "received");
  const left = came.length > 0 ? await readLeftOfGoods(db, order) : undefined;
  if (!left) return undefined;
  // One after the other: a transaction has one connection.
  const ordered = await db
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id));
  const refunds = await findRefunds(db, order.id);
  const returned = returns.filter(({ state }) => state === "refunded").flatMap(({ lines }) => lines);
  const refundedPieces = (id: number) =>
    returned.filter((line) => line.id === id).reduce((sum, line) => sum + receivedPieces(line), 0);
  const refunded = refundedOf(refunds);
  const pieces = came.map(({ id, lines }): readonly [number, readonly RefundedPieces[]] => [
    id,
    lines.map((line) => {
      const place = ordered.findIndex((one) => one.id === line.id);
      const received = receivedPieces(line);
      const others = (ordered[place]?.quantity ?? received) - refundedPieces(line.id) - received;
      return { left: left[place] ?? ZERO_PAISE, pieces: received, others };
    }),
  ]);
  return { refundable: refundableOf({ ...order, refunded }), refunded, pieces: new Map(pieces) };
}

/**
 * What would be refunded for the goods of an order's returns that came, each by itself: for each line of a return, by
 * its id. An order without an invoice has none.
 */
export async function readRefundsOfReturns(
  db: Database,
  order: OrderRow,
  returns: readonly CountedReturn[],
): Promise<ReadonlyMap<number, readonly Paise[]>> {
  const came = await readCame(db, order, returns);
  return new Map(
    [...(came?.pieces ?? [])].map(([id, pieces]) => [id, refundOfPieces(pieces, came?.refundable ?? ZERO_PAISE)]),
  );
}

/** What the goods of one of an order's returns are worth by its invoice, and what was refunded of the order before. */
export async function readWorthOfReturn(
  db: Database,
  order: OrderRow,
  returns: readonly CountedReturn[],
  id: number,
): Promise<{ readonly worth: Paise; readonly refunded: Paise }> {
  const came = await readCame(db, order, returns);
  return { worth: addMoney(...worthOfPieces(came?.pieces.get(id) ?? [])), refunded: came?.refunded ?? ZERO_PAISE };
}

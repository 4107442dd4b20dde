import { type Paise, type ReturnedLine, receivedPieces, refundableOf, refundOfPieces, ZERO_PAISE } from "@store/domain";
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

/**
 * What would be refunded for the goods of an order's returns that came, each by itself: for each line of a return, by
 * its id. An order without an invoice has none.
 */
export async function readRefundsOfReturns(
  db: Database,
  order: OrderRow,
  returns: readonly CountedReturn[],
): Promise<ReadonlyMap<number, readonly Paise[]>> {
  const came = returns.filter(({ state }) => state === "received");
  const left = came.length > 0 ? await readLeftOfGoods(db, order) : undefined;
  if (!left) return new Map();
  const [ordered, refunds] = await Promise.all([
    db
      .select({ id: orderLines.id, quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id)),
    findRefunds(db, order.id),
  ]);
  const refunded = returns.filter(({ state }) => state === "refunded").flatMap(({ lines }) => lines);
  const refundedPieces = (id: number) =>
    refunded.filter((line) => line.id === id).reduce((sum, line) => sum + receivedPieces(line), 0);
  const refundable = refundableOf({ ...order, refunded: refundedOf(refunds) });
  return new Map(
    came.map(({ id, lines }) => {
      const pieces = lines.map((line) => {
        const place = ordered.findIndex((one) => one.id === line.id);
        const received = receivedPieces(line);
        const others = (ordered[place]?.quantity ?? received) - refundedPieces(line.id) - received;
        return { left: left[place] ?? ZERO_PAISE, pieces: received, others };
      });
      return [id, refundOfPieces(pieces, refundable)];
    }),
  );
}

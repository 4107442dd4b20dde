import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { cashToCollect, hasParcel, type Paise, parcelWeight } from "@store/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { IS_SENT_LINE, orderLines, PIECES_TO_SEND, products } from "../../db/schema/index.ts";
import type { OrderRow } from "./reservation.ts";

const LINE = {
  orderId: orderLines.orderId,
  productId: orderLines.productId,
  name: orderLines.productName,
  quantity: PIECES_TO_SEND,
  price: orderLines.price,
  gstRate: orderLines.gstRate,
  sku: products.sku,
  /** As the product is packed now. */
  weightGrams: products.weightGrams,
} as const;

const readLines = (db: Database, ids: readonly number[]) =>
  db
    .select(LINE)
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.orderId, [...ids]), IS_SENT_LINE))
    .orderBy(asc(orderLines.id));

/** What couriers need to know of an order. */
export interface Parcel {
  readonly order: OrderRow;
  readonly lines: readonly Omit<Awaited<ReturnType<typeof readLines>>[number], "orderId">[];
  readonly pieces: number;
  /** In grams; undefined where the weight of a product in it is not known. */
  readonly weight: number | undefined;
  /** Cash to be collected at the door, or that was. */
  readonly collect: Paise;
}

/** Those of the orders that are sent, and the numbers of the others. */
export function whichAreSent(chosen: readonly OrderRow[]) {
  const isSent = ({ orderStatus }: OrderRow) => hasParcel(orderStatus);
  const others = chosen.filter((order) => !isSent(order)).map(({ number }) => number);
  return { sent: chosen.filter(isSent), others };
}

/** The parcels of orders, in the same order: one statement for all of them. */
export async function readParcels(db: Database, chosen: readonly OrderRow[]): Promise<readonly Parcel[]> {
  const found = await readLines(
    db,
    chosen.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(found, ({ orderId }) => orderId);
  return chosen.map((order) => {
    const lines = linesOf.get(order.id) ?? [];
    return {
      ...{ order, lines },
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      weight: parcelWeight(lines),
      collect: cashToCollect({ ...order, isCash: order.payType === CASH_ON_DELIVERY }),
    };
  });
}

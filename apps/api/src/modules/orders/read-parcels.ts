import { CASH_ON_DELIVERY } from "@store/api-client/contract";
import { addMoney, cashToCollect, hasParcel, isInParcelOf, type Paise, parcelWeight } from "@store/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { IS_SENT_LINE, orderLines, PIECES_TO_SEND, products } from "../../db/schema/index.ts";
import { readParcelOrders } from "./additions.ts";
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
  /** What was added to the order, and is in its parcel. */
  readonly additions: readonly OrderRow[];
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

/** Of several orders those that have a parcel of their own, each with what was added to it and is in that. */
export function parcelsOf(chosen: readonly OrderRow[]): readonly Pick<Parcel, "order" | "additions">[] {
  const byId = new Map(chosen.map((order) => [order.id, order]));
  const firstOf = (order: OrderRow) => {
    const first = order.goesWith === null ? undefined : byId.get(order.goesWith);
    return first && isInParcelOf(order, first) ? first : undefined;
  };
  const along = Map.groupBy(
    chosen.filter((order) => firstOf(order)),
    (order) => firstOf(order)?.id,
  );
  return chosen.filter((order) => !firstOf(order)).map((order) => ({ order, additions: along.get(order.id) ?? [] }));
}

/** Orders that are sent, and beside each what else is in its parcel, whether it was chosen or not. */
export async function withMates(db: Database, sent: readonly OrderRow[]): Promise<readonly OrderRow[]> {
  const firsts = sent.map(({ id, goesWith }) => goesWith ?? id);
  const found = await readParcelOrders(db, firsts);
  const chosen = new Set(sent.map(({ id }) => id));
  return parcelsOf(whichAreSent(found).sent)
    .map(({ order, additions }) => [order, ...additions])
    .filter((inside) => inside.some(({ id }) => chosen.has(id)))
    .flat();
}

/** "SO-2026-000012 + SO-2026-000015": what a parcel is called. */
export const numbersOf = ({ order, additions }: Pick<Parcel, "order" | "additions">): string =>
  [order, ...additions].map(({ number }) => number).join(" + ");

/** The parcels of orders, in the same order: one statement for all of them. */
export async function readParcels(db: Database, chosen: readonly OrderRow[]): Promise<readonly Parcel[]> {
  const found = await readLines(
    db,
    chosen.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(found, ({ orderId }) => orderId);
  return parcelsOf(chosen).map(({ order, additions }) => {
    const inside = [order, ...additions];
    const lines = inside.flatMap(({ id }) => linesOf.get(id) ?? []);
    return {
      ...{ order, additions, lines },
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      weight: parcelWeight(lines),
      collect: addMoney(...inside.map((one) => cashToCollect({ ...one, isCash: one.payType === CASH_ON_DELIVERY }))),
    };
  });
}

import { CASH_ON_DELIVERY, type Order } from "@store/api-client/contract";
import { checkAdditionFits, checkCashOfParcel, isInParcelOf, isToBeSent, ORDER_PACKED, toRupees } from "@store/domain";
import { asc, eq, inArray, or } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Database } from "../../db/database.ts";
import { orders } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { goesAlong, goesInParcelOf, waitsToGoAlong } from "./messages.ts";

/*
 * Goods that were added to an order are an order of their own, an addition, that goes in the parcel of the first.
 */

type OrderRow = typeof orders.$inferSelect;
type Going = Pick<OrderRow, "goesWith">;

/** Whether an order can be packed: it is paid, or is to be paid at the door. */
const isPayable = ({ isPaid, payType }: OrderRow): boolean => isPaid || payType === CASH_ON_DELIVERY;

/** The order in whose parcel an order goes; undefined where that has its own. */
export async function findFirst(db: Database, { goesWith }: Going): Promise<OrderRow | undefined> {
  if (goesWith === null) return undefined;
  const [first] = await db.select().from(orders).where(eq(orders.id, goesWith));
  return first;
}

/** All orders of parcels, by their first orders: those and what was added to them, oldest first. */
export const readParcelOrders = (db: Database, firstIds: readonly number[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(or(inArray(orders.id, firstIds), inArray(orders.goesWith, firstIds)))
    .orderBy(asc(orders.id));

/** Locks what was added to a locked order, oldest first. */
export const lockAdditions = (tx: Database, firstId: number): Promise<OrderRow[]> =>
  tx.select().from(orders).where(eq(orders.goesWith, firstId)).orderBy(asc(orders.id)).for("no key update");

/** Why no more is added to an order. Its lock keeps others from adding meanwhile. */
export async function checkFits(db: Database, firstId: number): Promise<HttpError | undefined> {
  const added = await db.select({ state: orders.orderStatus }).from(orders).where(eq(orders.goesWith, firstId));
  const checked = checkAdditionFits(added.map(({ state }) => state));
  return checked.ok ? undefined : httpError(409, checked.refusal);
}

/**
 * Why an order cannot be paid at the door: another one of its parcel is.
 * @param orderId the order itself; left out where it is not placed yet.
 */
export async function checkCashOfMates(
  db: Database,
  firstId: number,
  orderId?: number,
): Promise<HttpError | undefined> {
  const mates = (await readParcelOrders(db, [firstId])).filter(({ id }) => id !== orderId);
  const checked = checkCashOfParcel(mates.map((mate) => ({ ...mate, isCash: mate.payType === CASH_ON_DELIVERY })));
  return checked.ok ? undefined : httpError(409, checked.refusal);
}

const wireMate = (mate: OrderRow): NonNullable<InferInput<typeof Order>["goes_with"]> => ({
  ...{ id: mate.id, order_id: mate.number, order_status: mate.orderStatus },
  ...{ pay_type: mate.payType, is_paid: mate.isPaid, final_total: toRupees(mate.finalTotal) },
});

/** In whose parcel an order goes, and what was added to it. */
export async function wireMates(
  db: Database,
  { id, goesWith }: OrderRow,
): Promise<Pick<InferInput<typeof Order>, "goes_with" | "additions">> {
  const mates = await readParcelOrders(db, [goesWith ?? id]);
  const first = mates.find((mate) => mate.id === goesWith);
  const additions = mates.filter((mate) => mate.goesWith === id);
  return {
    ...(first ? { goes_with: wireMate(first) } : {}),
    ...(additions.length > 0 ? { additions: additions.map(wireMate) } : {}),
  };
}

/** Which packed additions go in the parcel of a packed order. */
export async function findInParcel(db: Database, first: OrderRow): Promise<readonly number[]> {
  if (first.orderStatus !== ORDER_PACKED) return [];
  const mates = await readParcelOrders(db, [first.id]);
  return mates.filter((mate) => mate.orderStatus === ORDER_PACKED && isInParcelOf(mate, first)).map(({ id }) => id);
}

/** What packing slips say of the parcels that orders go in, by the orders' ids; nothing of what goes alone. */
export async function readMatesInWords(
  db: Database,
  chosen: readonly OrderRow[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const ids = chosen.map(({ id }) => id);
  const firsts = chosen.flatMap(({ goesWith }) => (goesWith === null ? [] : [goesWith]));
  const found = await db
    .select()
    .from(orders)
    .where(or(inArray(orders.id, firsts), inArray(orders.goesWith, ids)))
    .orderBy(asc(orders.id));
  const toBeSent = found.filter(({ orderStatus }) => isToBeSent(orderStatus));
  const wordsOf = (order: OrderRow): readonly string[] => [
    ...toBeSent.filter(({ id }) => id === order.goesWith).map(({ number }) => goesInParcelOf(number)),
    ...toBeSent
      .filter(({ goesWith }) => goesWith === order.id)
      .map((addition) => (isPayable(addition) ? goesAlong(addition.number) : waitsToGoAlong(addition.number))),
  ];
  return new Map(chosen.map((order) => [order.id, isToBeSent(order.orderStatus) ? wordsOf(order) : []]));
}

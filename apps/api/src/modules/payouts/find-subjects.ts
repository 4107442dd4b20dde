import type { PayoutKind, PayoutLine } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courierKeyOf, orders, payments, trackingNumberOf } from "../../db/schema/index.ts";

/** What a line is about: an order or a payment, by the key of its claim. */
export interface Subject {
  readonly key: string;
  readonly orderId: number | null;
  readonly txnId: string | null;
}

export const orderKey = (id: number): string => `order ${id}`;
export const paymentKey = (txnId: string): string => `payment ${txnId}`;

const ofOrder = (id: number): Subject => ({ key: orderKey(id), orderId: id, txnId: null });
const ofPayment = (txnId: string): Subject => ({ key: paymentKey(txnId), orderId: null, txnId });

type FindSubject = (line: PayoutLine) => Subject | undefined;

/** Texts as rows of a statement: thousands of parameters would be more than it takes. */
const isAmong = (column: SQL | typeof orders.number, texts: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify([...new Set(texts.filter(Boolean))])}::jsonb))`;

/** One of several only where it is the only one. */
const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** An order of a parcel. */
interface Carried {
  readonly id: number;
  readonly goesWith: number | null;
  /** It is paid at the door; or else what was added to it is, and goes in its parcel: one of these alone. */
  readonly isCash: boolean;
  readonly cashAddition: number | null;
}

/** What a courier collected for the parcel of an order, by which it was booked. */
const ofDoor = ({ id, isCash, cashAddition }: Carried): Subject => ofOrder(isCash ? id : (cashAddition ?? id));

/** The first order of several, where all are in one parcel. */
const onlyParcel = <T extends Carried>(found: readonly T[]): T | undefined =>
  only(found.filter(({ goesWith }) => !found.some(({ id }) => id === goesWith)));

/**
 * Orders by their numbers, or by those of their parcels: of several parcels with a number the one that the courier had. A
 * line whose two numbers are of different orders is about neither.
 */
async function findOrders(db: Database, lines: readonly PayoutLine[], payer: string): Promise<FindSubject> {
  const [its, theirs] = [sql`${orders}.tracking`, sql`added.tracking`];
  const columns = {
    ...{ id: orders.id, number: orders.number, tracking: trackingNumberOf(orders.tracking), goesWith: orders.goesWith },
    isCash: sql<boolean>`${orders.payType} = 'Cash on Delivery' and ${orders.finalTotal} > 0`,
    cashAddition: sql<number | null>`(select added.id from ${orders} added
      where added.goes_with = ${orders}.id
        and ${trackingNumberOf(theirs)} = ${trackingNumberOf(its)} and ${courierKeyOf(theirs)} = ${courierKeyOf(its)}
        and added.pay_type = 'Cash on Delivery' and added.final_total > 0 limit 1)`,
    isPayers: sql<boolean>`${courierKeyOf(orders.tracking)} = lower(btrim(${payer}))`,
  };
  const numbers = lines.map(({ reference }) => reference.order);
  const parcels = lines.map(({ reference }) => reference.tracking.toLowerCase());
  const byNumber = await db.select(columns).from(orders).where(isAmong(orders.number, numbers));
  const byTracking = await db
    .select(columns)
    .from(orders)
    .where(sql`${orders.tracking} is not null and ${isAmong(trackingNumberOf(orders.tracking), parcels)}`);
  const named = new Map(byNumber.map((order) => [order.number, order]));
  const carried = groupBy(byTracking, ({ tracking }) => tracking);
  return ({ reference }) => {
    const order = named.get(reference.order);
    const parcel = carried.get(reference.tracking.toLowerCase()) ?? [];
    if (reference.tracking === "" || parcel.length === 0) return order && ofDoor(order);
    if (order) return parcel.some(({ id }) => id === order.id) ? ofDoor(order) : undefined;
    const found = onlyParcel(parcel.filter(({ isPayers }) => isPayers)) ?? onlyParcel(parcel);
    return found && ofDoor(found);
  };
}

/** Payments by the gateway's numbers and by those that the shop gave them; a line whose two differ is about neither. */
async function findPayments(db: Database, lines: readonly PayoutLine[]): Promise<FindSubject> {
  const columns = { txnId: payments.txnId, reference: payments.gatewayReference };
  const own = lines.map(({ reference }) => reference.transaction.toLowerCase());
  const theirs = lines.map(({ reference }) => reference.payment);
  const byOwn = await db
    .select(columns)
    .from(payments)
    .where(isAmong(sql`${payments.txnId}`, own));
  // A gateway's number is one payment's; the index has the gateway first.
  const byTheirs = await db
    .select(columns)
    .from(payments)
    .where(isAmong(sql`${payments.gatewayReference}`, theirs));
  const ownIds = new Set(byOwn.map(({ txnId }) => txnId));
  const numbered = groupBy(byTheirs, ({ reference }) => reference ?? "");
  return ({ reference }) => {
    const mine = reference.transaction.toLowerCase();
    const found = numbered.get(reference.payment) ?? [];
    if (ownIds.has(mine))
      return found.length === 0 || found.some(({ txnId }) => txnId === mine) ? ofPayment(mine) : undefined;
    const one = only(found);
    return one && ofPayment(one.txnId);
  };
}

/** Finds what the lines of a file are about: two statements, however long it is. */
export const findSubjects = (
  db: Database,
  kind: PayoutKind,
  lines: readonly PayoutLine[],
  payer: string,
): Promise<FindSubject> => (kind === "cash" ? findOrders(db, lines, payer) : findPayments(db, lines));
